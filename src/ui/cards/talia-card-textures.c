/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A cache of card textures that the whole window shares: each card is drawn once for each size. */
#include "talia-card-textures.h"

#include <adwaita.h>

#include "settings/talia-settings.h"
#include "talia-card-face.h"
#include "talia-decks.h"

/* A table shows its cards, the others' backs and the last trick, each in one size. More sizes are kept for windows that
 * are resized back and forth, as long as they take little memory. */
#define MAX_SIZES 6
#define MAX_BYTES (64 * 1024 * 1024)

/* Stored with the shadows, since it is drawn in the same way. */
#define GLOW TALIA_CARD_HEIGHTS

/* The pictures of one size. The back has the index of TALIA_NO_CARD. */
typedef struct
{
  int width;
  double scale;
  GdkTexture *textures[TALIA_NO_CARD + 1];
  GdkTexture *shadows[TALIA_CARD_HEIGHTS + 1]; /* including the glow */
  graphene_rect_t bounds[TALIA_CARD_HEIGHTS + 1];
  GdkTexture *veil;
  gsize bytes;
} Size;

struct _TaliaCardTextures
{
  GObject parent_instance;

  TaliaCardLook look;
  GQueue sizes; /* of Size; the first is the one used last */
  gsize bytes;
  guint drawn;
};

G_DEFINE_FINAL_TYPE (TaliaCardTextures, talia_card_textures, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
free_size (TaliaCardTextures *self, Size *size)
{
  for (guint i = 0; i < G_N_ELEMENTS (size->textures); i++)
    g_clear_object (&size->textures[i]);
  for (guint i = 0; i < G_N_ELEMENTS (size->shadows); i++)
    g_clear_object (&size->shadows[i]);
  g_clear_object (&size->veil);
  self->bytes -= size->bytes;
  g_free (size);
}

static void
forget (TaliaCardTextures *self)
{
  Size *size;

  while ((size = g_queue_pop_head (&self->sizes)) != NULL)
    free_size (self, size);
  self->look = talia_card_look_get ();
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Moves the size to the front, as the one used last. */
static Size *
use_size (TaliaCardTextures *self, int width, double scale)
{
  Size *size;

  for (GList *link = self->sizes.head; link != NULL; link = link->next)
    {
      size = link->data;
      if (size->width == width && size->scale == scale)
        {
          g_queue_unlink (&self->sizes, link);
          g_queue_push_head_link (&self->sizes, link);
          return size;
        }
    }
  size = g_new0 (Size, 1);
  size->width = width;
  size->scale = scale;
  g_queue_push_head (&self->sizes, size);
  return size;
}

/* Keeps a picture that was drawn for the size used last; other pictures may be freed to make room. */
static void
keep (TaliaCardTextures *self, Size *size, GdkTexture *texture)
{
  gsize bytes = (gsize) gdk_texture_get_width (texture) * (gsize) gdk_texture_get_height (texture) * 4;

  size->bytes += bytes;
  self->bytes += bytes;
  while (self->sizes.length > MAX_SIZES || (self->bytes > MAX_BYTES && self->sizes.length > 1))
    free_size (self, g_queue_pop_tail (&self->sizes));
}

static void
talia_card_textures_finalize (GObject *object)
{
  TaliaCardTextures *self = TALIA_CARD_TEXTURES (object);
  Size *size;

  while ((size = g_queue_pop_head (&self->sizes)) != NULL)
    free_size (self, size);

  G_OBJECT_CLASS (talia_card_textures_parent_class)->finalize (object);
}

static void
talia_card_textures_class_init (TaliaCardTexturesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_card_textures_finalize;

  signals[CHANGED] =
      g_signal_new ("changed", TALIA_TYPE_CARD_TEXTURES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_card_textures_init (TaliaCardTextures *self)
{
  /* Called when a preference changes, also the language, on which the letters of the indices may depend. */
  static const char *const keys[] = { "changed::four-colors", "changed::large-indices", "changed::card-back",
                                      "changed::indices",     "changed::language",      "changed::own-indices" };
  GSettings *settings = talia_settings_get ();

  g_queue_init (&self->sizes);
  self->look = talia_card_look_get ();
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_signal_connect_object (settings, keys[i], G_CALLBACK (forget), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (talia_decks_get (), "changed", G_CALLBACK (forget), self, G_CONNECT_SWAPPED);
  if (gdk_display_get_default () != NULL)
    {
      g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (forget), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (forget), self,
                               G_CONNECT_SWAPPED);
    }
}

TaliaCardTextures *
talia_card_textures_get (void)
{
  static TaliaCardTextures *textures;

  if (textures == NULL)
    textures = g_object_new (TALIA_TYPE_CARD_TEXTURES, NULL);
  return textures;
}

const TaliaCardLook *
talia_card_textures_get_look (TaliaCardTextures *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_TEXTURES (self), NULL);

  return &self->look;
}

GdkTexture *
talia_card_textures_lookup (TaliaCardTextures *self, TaliaCard card, int width, double scale)
{
  Size *size;

  g_return_val_if_fail (TALIA_IS_CARD_TEXTURES (self), NULL);
  g_return_val_if_fail (card == TALIA_NO_CARD || talia_card_is_valid (card), NULL);

  size = use_size (self, width, scale);
  if (size->textures[card] == NULL)
    {
      size->textures[card] = talia_card_face_create_texture (&self->look, card, width, scale);
      self->drawn++;
      keep (self, size, size->textures[card]);
    }
  return size->textures[card];
}

void
talia_card_textures_append (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, TaliaCard card,
                            int width)
{
  double scale = gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));
  GdkTexture *texture = talia_card_textures_lookup (self, card, width, scale);

  /* Draws the pictures pixel by pixel; the last pixels may extend a little beyond the card. */
  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT (0, 0, (float) (gdk_texture_get_width (texture) / scale),
                                                    (float) (gdk_texture_get_height (texture) / scale)));
}

static void
append_below (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, int width, int which)
{
  double scale = gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));
  Size *size = use_size (self, width, scale);

  if (size->shadows[which] == NULL)
    {
      size->shadows[which] = which == GLOW ? talia_card_shadow_create_glow (width, scale, &size->bounds[which])
                                           : talia_card_shadow_create_texture (width, (TaliaCardHeight) which, scale,
                                                                               &size->bounds[which]);
      keep (self, size, size->shadows[which]);
    }
  gtk_snapshot_append_texture (snapshot, size->shadows[which], &size->bounds[which]);
}

void
talia_card_textures_append_shadow (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, int width,
                                   TaliaCardHeight height)
{
  g_return_if_fail (TALIA_IS_CARD_TEXTURES (self) && height < TALIA_CARD_HEIGHTS);

  if (!self->look.high_contrast)
    append_below (self, snapshot, widget, width, (int) height);
}

void
talia_card_textures_append_glow (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, int width,
                                 double strength)
{
  g_return_if_fail (TALIA_IS_CARD_TEXTURES (self));

  if (self->look.high_contrast)
    return;
  gtk_snapshot_push_opacity (snapshot, strength);
  append_below (self, snapshot, widget, width, GLOW);
  gtk_snapshot_pop (snapshot);
}

void
talia_card_textures_append_veil (TaliaCardTextures *self, GtkSnapshot *snapshot, GtkWidget *widget, int width)
{
  double scale = gdk_surface_get_scale (gtk_native_get_surface (gtk_widget_get_native (widget)));
  Size *size;

  g_return_if_fail (TALIA_IS_CARD_TEXTURES (self));

  size = use_size (self, width, scale);
  if (size->veil == NULL)
    {
      size->veil = talia_card_shadow_create_veil (width, scale);
      keep (self, size, size->veil);
    }
  gtk_snapshot_append_texture (snapshot, size->veil,
                               &GRAPHENE_RECT_INIT (0, 0, (float) (gdk_texture_get_width (size->veil) / scale),
                                                    (float) (gdk_texture_get_height (size->veil) / scale)));
}

guint
talia_card_textures_get_drawn (TaliaCardTextures *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_TEXTURES (self), 0);

  return self->drawn;
}

gsize
talia_card_textures_get_bytes (TaliaCardTextures *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_TEXTURES (self), 0);

  return self->bytes;
}
