/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The progress of a thread that the player may have to wait for, such as one that reads a record; through it, the
 * thread can be cancelled. */
#include "talia-reading.h"

struct _TaliaReading
{
  GObject parent_instance;

  TaliaRecordReading reading;
};

G_DEFINE_FINAL_TYPE (TaliaReading, talia_reading, G_TYPE_OBJECT)

static void
talia_reading_finalize (GObject *object)
{
  g_object_unref (TALIA_READING (object)->reading.cancellable);

  G_OBJECT_CLASS (talia_reading_parent_class)->finalize (object);
}

static void
talia_reading_class_init (TaliaReadingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_reading_finalize;
}

static void
talia_reading_init (TaliaReading *self)
{
  self->reading.cancellable = g_cancellable_new ();
}

TaliaReading *
talia_reading_new (void)
{
  return g_object_new (TALIA_TYPE_READING, NULL);
}

TaliaRecordReading *
talia_reading_get (TaliaReading *self)
{
  g_return_val_if_fail (TALIA_IS_READING (self), NULL);

  return &self->reading;
}

double
talia_reading_get_fraction (TaliaReading *self)
{
  g_return_val_if_fail (TALIA_IS_READING (self), 0);

  return g_atomic_int_get (&self->reading.permille) / 1000.;
}

void
talia_reading_cancel (TaliaReading *self)
{
  g_return_if_fail (TALIA_IS_READING (self));

  g_cancellable_cancel (self->reading.cancellable);
}
