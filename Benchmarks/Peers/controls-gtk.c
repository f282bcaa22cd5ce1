// `PicaBench controls N` by GTK: switches, scales, drop-downs and entries, a GtkPopoverMenu and a modal window.
#include "frames-gtk.h"

static GtkWidget *first_switch;

static void row(GtkWidget *box, const char *title, GtkWidget *control) {
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8), *label = gtk_label_new(title);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_box_append(GTK_BOX(row), label);
    gtk_box_append(GTK_BOX(row), control);
    gtk_box_append(GTK_BOX(box), row);
}

static GtkWidget *form(int groups) {
    static const char *choices[] = {"Choice 0", "Choice 1", "Choice 2", "Choice 3", NULL};
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    for (int i = 0; i < groups; i++) {
        char title[96];
        snprintf(title, sizeof title, "Setting %d", i);
        GtkWidget *toggle = gtk_switch_new();
        if (!first_switch) first_switch = toggle;
        row(box, title, toggle);
        GtkWidget *scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01);
        gtk_range_set_value(GTK_RANGE(scale), 0.5);
        gtk_widget_set_size_request(scale, 240, -1);
        row(box, "Amount", scale);
        GtkWidget *choice = gtk_drop_down_new_from_strings(choices);
        gtk_drop_down_set_selected(GTK_DROP_DOWN(choice), 1);
        row(box, "Choice", choice);
        GtkWidget *entry = gtk_entry_new();
        label_text(i, title, sizeof title);
        gtk_editable_set_text(GTK_EDITABLE(entry), title);
        gtk_widget_set_size_request(entry, 240, -1);
        row(box, "Name", entry);
    }
    GtkWidget *scroll = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), box);
    gtk_widget_set_vexpand(scroll, TRUE);
    return scroll;
}

int main(int argc, char **argv) {
    int count = argc > 1 ? atoi(argv[1]) : 200;
    char list[32], name[64];
    snprintf(list, sizeof list, "controls.%d", count);
    GtkSettings *settings = begin();

    double start = now_ms();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GMenu *entries = g_menu_new();
    for (int i = 0; i < count; i++) {
        snprintf(name, sizeof name, "Entry %d", i);
        g_menu_append(entries, name, "app.none");
    }
    GtkWidget *button = gtk_menu_button_new();
    gtk_menu_button_set_label(GTK_MENU_BUTTON(button), "Entries");
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(button), G_MENU_MODEL(entries));
    gtk_box_append(GTK_BOX(box), button);
    gtk_box_append(GTK_BOX(box), form(count / 4));
    GtkWidget *window = show(box, list, start);

    double times[40];
    for (int turn = 0; turn < 40; turn++) {
        pace();
        start = now_ms();
        gtk_switch_set_active(GTK_SWITCH(first_switch), turn % 2 == 0);
        times[turn] = wait_frame() - start;
        run_ms(100);
    }
    snprintf(name, sizeof name, "%s.change", list);
    emit_times(name, times, 40);

    for (int turn = 0; turn < 8; turn++) {
        pace();
        start = now_ms();
        g_object_set(settings, "gtk-font-name", turn % 2 ? "DejaVu Sans 10" : "DejaVu Sans 12.35", NULL);
        times[turn] = wait_frame() - start;
        run_ms(300);
    }
    snprintf(name, sizeof name, "%s.rescale", list);
    emit_times(name, times, 8);

    for (int turn = 0; turn < 10; turn++) {
        GtkWidget *popover = GTK_WIDGET(gtk_menu_button_get_popover(GTK_MENU_BUTTON(button)));
        start = now_ms();
        if (turn == 0) watch(popover);
        gtk_menu_button_popup(GTK_MENU_BUTTON(button));
        while (!gtk_widget_get_mapped(popover)) g_main_context_iteration(NULL, TRUE);
        times[turn] = wait_frame() - start;
        run_ms(300);
        gtk_menu_button_popdown(GTK_MENU_BUTTON(button));
        run_ms(300);
    }
    snprintf(name, sizeof name, "%s.menu", list);
    emit_times(name, times, 10);

    for (int turn = 0; turn < 10; turn++) {
        start = now_ms();
        GtkWidget *sheet = gtk_window_new();
        gtk_window_set_transient_for(GTK_WINDOW(sheet), GTK_WINDOW(window));
        gtk_window_set_modal(GTK_WINDOW(sheet), TRUE);
        gtk_window_set_default_size(GTK_WINDOW(sheet), 400, 400);
        gtk_window_set_child(GTK_WINDOW(sheet), form(3));
        watch(sheet);
        gtk_window_present(GTK_WINDOW(sheet));
        while (!gtk_widget_get_mapped(sheet)) g_main_context_iteration(NULL, TRUE);
        times[turn] = wait_frame() - start;
        run_ms(300);
        gtk_window_destroy(GTK_WINDOW(sheet));
        run_ms(300);
    }
    snprintf(name, sizeof name, "%s.sheet", list);
    emit_times(name, times, 10);
    fflush(stdout);
    _exit(0);
}
