// `PicaBench shell PART` by GTK: GtkStack with a GtkHeaderBar, ten pages of a GtkStack, GtkPaned.
#include "frames-gtk.h"

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_list_item_set_child(item, label);
}
static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    GtkStringObject *text = gtk_list_item_get_item(item);
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(text));
}
static GtkWidget *rows(int count) {
    GtkStringList *list = gtk_string_list_new(NULL);
    char text[96];
    for (int i = 0; i < count; i++) {
        label_text(i, text, sizeof text);
        gtk_string_list_append(list, text);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkWidget *view = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(list))), factory);
    GtkWidget *scroll = gtk_scrolled_window_new();
    gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(scroll), FALSE);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), view);
    return scroll;
}
static GtkWidget *page(const char *title) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *bar = gtk_header_bar_new();
    gtk_header_bar_set_show_title_buttons(GTK_HEADER_BAR(bar), FALSE);
    gtk_header_bar_set_title_widget(GTK_HEADER_BAR(bar), gtk_label_new(title));
    gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), gtk_button_new_from_icon_name("list-add-symbolic"));
    gtk_box_append(GTK_BOX(box), bar);
    GtkWidget *list = rows(200);
    gtk_widget_set_vexpand(list, TRUE);
    gtk_box_append(GTK_BOX(box), list);
    return box;
}

static void stack(const char *name, double start) {
    char metric[64];
    double first[20], frames[4000];
    int count = 0;
    g_object_set(gtk_settings_get_default(), "gtk-enable-animations", TRUE, NULL);
    GtkWidget *stack = gtk_stack_new();
    gtk_stack_set_transition_type(GTK_STACK(stack), GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT);
    gtk_stack_set_transition_duration(GTK_STACK(stack), 220);
    GtkWidget *root = page("Rows");
    gtk_stack_add_child(GTK_STACK(stack), root);
    show(stack, name, start);
    for (int turn = 0; turn < 20; turn++) {
        pace();
        start = now_ms();
        GtkWidget *pushed = page("Page");
        gtk_stack_add_child(GTK_STACK(stack), pushed);
        gtk_stack_set_visible_child(GTK_STACK(stack), pushed);
        double last = wait_frame(), begun = last;
        first[turn] = last - start;
        while (now_ms() - begun < 240) {
            double frame = wait_frame();
            if (count < 4000) frames[count++] = frame - last;
            last = frame;
        }
        gtk_stack_set_visible_child(GTK_STACK(stack), root);
        run_ms(500);
        gtk_stack_remove(GTK_STACK(stack), pushed);
    }
    snprintf(metric, sizeof metric, "%s.push", name);
    emit_times(metric, first, 20);
    snprintf(metric, sizeof metric, "%s.animation", name);
    emit_times(metric, frames, count);
}

static void tabs(const char *name, double start) {
    char metric[64];
    double first[9], again[31];
    GtkWidget *stack = gtk_stack_new(), *pages[10];
    for (int i = 0; i < 10; i++) {
        char title[16];
        snprintf(title, sizeof title, "Tab %d", i);
        gtk_stack_add_titled(GTK_STACK(stack), pages[i] = rows(1000), title, title);
    }
    GtkWidget *switcher = gtk_stack_switcher_new(), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_stack_switcher_set_stack(GTK_STACK_SWITCHER(switcher), GTK_STACK(stack));
    gtk_box_append(GTK_BOX(box), switcher);
    gtk_widget_set_vexpand(stack, TRUE);
    gtk_box_append(GTK_BOX(box), stack);
    show(box, name, start);
    for (int turn = 0; turn < 40; turn++) {
        pace();
        start = now_ms();
        gtk_stack_set_visible_child(GTK_STACK(stack), pages[(turn + 1) % 10]);
        double time = wait_frame() - start;
        if (turn < 9) first[turn] = time; else again[turn - 9] = time;
        run_ms(40);
    }
    snprintf(metric, sizeof metric, "%s.first_switch", name);
    emit_times(metric, first, 9);
    snprintf(metric, sizeof metric, "%s.switch", name);
    emit_times(metric, again, 31);
}

static void columns(const char *name, double start) {
    char metric[64];
    double times[200];
    GtkWidget *outer = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL), *inner = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL);
    gtk_paned_set_start_child(GTK_PANED(outer), rows(10));
    gtk_paned_set_end_child(GTK_PANED(outer), inner);
    gtk_paned_set_position(GTK_PANED(outer), 180);
    gtk_paned_set_start_child(GTK_PANED(inner), rows(10000));
    gtk_paned_set_end_child(GTK_PANED(inner), gtk_label_new("Row 5"));
    gtk_paned_set_position(GTK_PANED(inner), 260);
    GtkWidget *window = show(outer, name, start);
    for (int turn = 0; turn < 200; turn++) {
        pace();
        start = now_ms();
        gtk_window_set_default_size(GTK_WINDOW(window), turn % 2 ? window_width : 400, window_height);
        times[turn] = wait_frame() - start;
        run_ms(20);
    }
    snprintf(metric, sizeof metric, "%s.resize", name);
    emit_times(metric, times, 200);
}

int main(int argc, char **argv) {
    if (argc < 2) return 2;
    char name[32];
    snprintf(name, sizeof name, "shell.%s", argv[1]);
    begin();
    double start = now_ms();
    if (!strcmp(argv[1], "stack")) stack(name, start);
    else if (!strcmp(argv[1], "tabs")) tabs(name, start);
    else columns(name, start);
    emit_memory(name, "_after");
    fflush(stdout);
    _exit(0);
}
