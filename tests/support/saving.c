/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets a test say whether the computer saves power. */
#include "saving.h"

#define SAVING_TYPE_MONITOR (saving_monitor_get_type ())
G_DECLARE_FINAL_TYPE (SavingMonitor, saving_monitor, SAVING, MONITOR, GObject)

struct _SavingMonitor
{
  GObject parent_instance;
};

static gboolean saving = TRUE;

static gboolean
init (GInitable *initable, GCancellable *cancellable, GError **error)
{
  return TRUE;
}

static void
initable_iface_init (GInitableIface *iface)
{
  iface->init = init;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (SavingMonitor, saving_monitor, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_INITABLE, initable_iface_init)
                                   G_IMPLEMENT_INTERFACE (G_TYPE_POWER_PROFILE_MONITOR, NULL))

static void
saving_monitor_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, saving);
}

static void
saving_monitor_class_init (SavingMonitorClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = saving_monitor_get_property;
  g_object_class_override_property (G_OBJECT_CLASS (klass), 1, "power-saver-enabled");
}

static void
saving_monitor_init (SavingMonitor *self)
{
}

void
saving_init (void)
{
  g_setenv ("GIO_USE_POWER_PROFILE_MONITOR", "saving", TRUE);
  g_io_extension_point_register (G_POWER_PROFILE_MONITOR_EXTENSION_POINT_NAME);
  g_io_extension_point_implement (G_POWER_PROFILE_MONITOR_EXTENSION_POINT_NAME, SAVING_TYPE_MONITOR, "saving", 0);
}

void
saving_set (gboolean saves)
{
  g_autoptr (GPowerProfileMonitor) monitor = g_power_profile_monitor_dup_default ();

  saving = saves;
  g_object_notify (G_OBJECT (monitor), "power-saver-enabled");
}
