/* The scenes of `PicaBench drawing` by cairo, in memory. Cairo has neither blurs nor shadows. */
#include <cairo.h>

#include "scenes.h"

static cairo_t *cr;

static void set_color(int index, double alpha) {
    cairo_set_source_rgba(cr, color_part(index, 1), color_part(index, 3), color_part(index, 5), alpha);
}

static void clear(void) {
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
}

static void rounded(double x, double y, double w, double h, double r) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
    cairo_close_path(cr);
}

static struct { cairo_glyph_t glyph; double x, y; } letters[3000];

static void prepare_letters(void) {
    cairo_select_font_face(cr, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cr, 13);
    double x = 0, y = 12;
    for (int i = 0; i < 3000; i++) {
        char letter[2] = {text[i % strlen(text)], 0};
        cairo_glyph_t *glyphs = NULL;
        int count = 0;
        cairo_scaled_font_text_to_glyphs(cairo_get_scaled_font(cr), 0, 0, letter, 1, &glyphs, &count, NULL, NULL, NULL);
        cairo_text_extents_t extents;
        cairo_text_extents(cr, letter, &extents);
        if (x + extents.x_advance > width) x = 0, y += 15;
        if (count) letters[i].glyph = glyphs[0];
        letters[i].x = x, letters[i].y = y;
        x += extents.x_advance;
        cairo_glyph_free(glyphs);
    }
}

static void turned_glyphs(double time) {
    clear();
    set_color(0, 1);
    for (int i = 0; i < 3000; i++) {
        cairo_save(cr);
        cairo_translate(cr, letters[i].x, letters[i].y);
        cairo_rotate(cr, 0.3 * sin(i * 0.37 + time * 0.1));
        cairo_show_glyphs(cr, &letters[i].glyph, 1);
        cairo_restore(cr);
    }
}

static void gradients(double time) {
    clear();
    for (int i = 0; i < 200; i++) {
        double x = i % 20 * 40, y = i / 20 * 60, ex = x + 36 - time * 0.1, ey = y + 54;
        cairo_pattern_t *pattern = i % 2 == 0 ? cairo_pattern_create_linear(x, y, ex, ey)
                                              : cairo_pattern_create_radial(ex, ey, 0, ex, ey, 60);
        int stops[] = {i % 7, (i + 2) % 7, (i + 5) % 7};
        for (int s = 0; s < 3; s++)
            cairo_pattern_add_color_stop_rgb(
                pattern, s / 2.0, color_part(stops[s], 1), color_part(stops[s], 3), color_part(stops[s], 5));
        rounded(x, y, 36, 54, 8);
        cairo_set_source(cr, pattern);
        cairo_fill(cr);
        cairo_pattern_destroy(pattern);
    }
}

static void segments(double time) {
    clear();
    cairo_new_path(cr);
    for (int i = 0; i <= 10000; i++) cairo_line_to(cr, i / 10000.0 * 800, segment_y(i / 10000.0, time));
    cairo_set_line_width(cr, 1.5);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    set_color(3, 1);
    cairo_stroke(cr);
}

static void chart(double time) {
    clear();
    cairo_set_line_width(cr, 1);
    cairo_set_source_rgb(cr, 0.8, 0.8, 0.8);
    for (int i = 0; i <= 10; i++) {
        cairo_move_to(cr, 0, i * 60);
        cairo_line_to(cr, 800, i * 60);
        cairo_stroke(cr);
    }
    cairo_new_path(cr);
    for (int i = 0; i <= 20000; i++) cairo_line_to(cr, i / 20000.0 * 800, sample_y(i, time));
    cairo_path_t *line = cairo_copy_path(cr);
    cairo_line_to(cr, 800, 600);
    cairo_line_to(cr, 0, 600);
    cairo_close_path(cr);
    set_color(4, 0.25);
    cairo_fill(cr);
    cairo_append_path(cr, line);
    cairo_path_destroy(line);
    cairo_set_line_width(cr, 2);
    cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
    set_color(4, 1);
    cairo_stroke(cr);
}

int main(void) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cr = cairo_create(surface);
    prepare_letters();
    measure("cairo", "glyphs_3000_turned", turned_glyphs);
    measure("cairo", "gradients_200", gradients);
    measure("cairo", "segments_10000", segments);
    measure("cairo", "chart_20000", chart);
    print_memory("cairo");
    const char *shot = getenv("BENCH_SHOT");
    if (shot) cairo_surface_write_to_png(surface, shot);
}
