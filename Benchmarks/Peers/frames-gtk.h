/* When the frames of GTK's windows end: when the X server has carried them out. */
#pragma once
#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>

#include "peer.h"

static int painted;
static long frames;
static double last_frame, frame_begin;

static Display *x_display(void) { return gdk_x11_display_get_xdisplay(gdk_display_get_default()); }
static void before(GdkFrameClock *clock, gpointer data) {
    (void)data;
    frame_begin = gdk_frame_clock_get_frame_time(clock) / 1e3;
}
static void paint(GdkFrameClock *clock, gpointer data) { (void)clock, (void)data, painted = 1; }
static void after(GdkFrameClock *clock, gpointer data) {
    (void)clock, (void)data;
    if (!painted) return;
    painted = 0;
    XSync(x_display(), False);
    last_frame = now_ms();
    frames++;
}
static double wait_frame(void) {
    long old = frames;
    while (frames == old) g_main_context_iteration(NULL, TRUE);
    return last_frame;
}
static gboolean wake(gpointer data) {
    *(int *)data = 1;
    return G_SOURCE_REMOVE;
}
static void run_ms(double time) {
    int done = 0;
    if (time <= 0) return;
    g_timeout_add((guint)(time + 0.999), wake, &done);
    while (!done) g_main_context_iteration(NULL, TRUE);
}
// GTK begins frames at most every 16.67 ms. That wait is in no figure.
static void pace(void) {
    for (int i = 0; i < 20; i++) {
        double left = frame_begin + 17.3 - now_ms();
        if (left <= 0) break;
        run_ms(left);
    }
}

static void watch(GtkWidget *widget) {
    gtk_widget_realize(widget);
    GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(widget)));
    g_signal_connect(clock, "before-paint", G_CALLBACK(before), NULL);
    g_signal_connect(clock, "paint", G_CALLBACK(paint), NULL);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(after), NULL);
}

static GtkSettings *begin(void) {
    name_peer("gtk4");
    gtk_init();
    GtkSettings *settings = gtk_settings_get_default();
    g_object_set(
        settings, "gtk-font-name", "DejaVu Sans 10", "gtk-xft-dpi", 96 * 1024, "gtk-enable-animations", FALSE, NULL);
    return settings;
}

// Shows the window that is measured, and prints how long that took since then.
static GtkWidget *show(GtkWidget *content, const char *list, double start) {
    char name[64];
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), window_width, window_height);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_child(GTK_WINDOW(window), content);
    watch(window);
    gtk_window_present(GTK_WINDOW(window));
    snprintf(name, sizeof name, "%s.first_frame", list);
    emit(name, wait_frame() - start, "ms");
    run_ms(600);
    emit_memory(list, "");
    return window;
}
