// `PicaBench list N` and `PicaBench table N` by GTK: GtkListView and GtkColumnView.
#define NOTCH 60
#include "frames-gtk.h"
#include "lists.h"

typedef struct {
    GObject parent;
    char *title;
    int number;
    int kind;
} Item;
typedef GObjectClass ItemClass;
G_DEFINE_TYPE(Item, item, G_TYPE_OBJECT)
static void item_finalize(GObject *object) {
    g_free(((Item *)object)->title);
    G_OBJECT_CLASS(item_parent_class)->finalize(object);
}
static void item_class_init(ItemClass *class) { class->finalize = item_finalize; }
static void item_init(Item *item) { (void)item; }

static Item *item_new(int index, int count) {
    char title[96];
    label_text(index, title, sizeof title);
    Item *item = g_object_new(item_get_type(), NULL);
    item->title = g_strdup(title);
    item->number = number(index, count);
    item->kind = index % 4;
    return item;
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    (void)factory, (void)data;
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_list_item_set_child(item, label);
}
static void bind(GtkSignalListItemFactory *factory, GtkListItem *list_item, gpointer data) {
    (void)factory;
    Item *item = gtk_list_item_get_item(list_item);
    GtkLabel *label = GTK_LABEL(gtk_list_item_get_child(list_item));
    char text[16];
    switch (GPOINTER_TO_INT(data)) {
        case 0: gtk_label_set_text(label, item->title); break;
        case 1:
            snprintf(text, sizeof text, "%d", item->number);
            gtk_label_set_text(label, text);
            break;
        default: gtk_label_set_text(label, kinds[item->kind]);
    }
}
static GtkListItemFactory *factory(int column) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), GINT_TO_POINTER(column));
    return factory;
}
static int by_number(gconstpointer a, gconstpointer b, gpointer data) {
    (void)data;
    int x = ((const Item *)a)->number, y = ((const Item *)b)->number;
    return (x > y) - (x < y);
}
static int by_title(gconstpointer a, gconstpointer b, gpointer data) {
    (void)data;
    return strcmp(((const Item *)a)->title, ((const Item *)b)->title);
}

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    gboolean is_table = !strcmp(argv[1], "table");
    int count = atoi(argv[2]);
    char list[32], name[64];
    snprintf(list, sizeof list, "%s.%d", argv[1], count);
    begin();

    double start = now_ms();
    GListStore *store = g_list_store_new(item_get_type());
    gpointer *items = g_new(gpointer, count);
    for (int i = 0; i < count; i++) items[i] = item_new(i, count);
    g_list_store_splice(store, 0, 0, items, count);
    GtkWidget *view;
    GtkSelectionModel *selection;
    GtkColumnViewColumn *columns[3] = {NULL};
    if (is_table) {
        view = gtk_column_view_new(NULL);
        const char *titles[] = {"Title", "Number", "Kind"};
        for (int i = 0; i < 3; i++) {
            columns[i] = gtk_column_view_column_new(titles[i], factory(i));
            gtk_column_view_column_set_resizable(columns[i], TRUE);
            if (i == 0) gtk_column_view_column_set_expand(columns[i], TRUE);
            if (i < 2) {
                GtkSorter *sorter = GTK_SORTER(gtk_custom_sorter_new(i ? by_number : by_title, NULL, NULL));
                gtk_column_view_column_set_sorter(columns[i], sorter);
                g_object_unref(sorter);
            }
            gtk_column_view_append_column(GTK_COLUMN_VIEW(view), columns[i]);
        }
        GtkSorter *sorter = g_object_ref(gtk_column_view_get_sorter(GTK_COLUMN_VIEW(view)));
        GListModel *sorted = G_LIST_MODEL(gtk_sort_list_model_new(G_LIST_MODEL(g_object_ref(store)), sorter));
        selection = GTK_SELECTION_MODEL(gtk_multi_selection_new(sorted));
        gtk_column_view_set_model(GTK_COLUMN_VIEW(view), selection);
    } else {
        selection = GTK_SELECTION_MODEL(gtk_multi_selection_new(G_LIST_MODEL(g_object_ref(store))));
        view = gtk_list_view_new(g_object_ref(selection), factory(0));
    }
    GtkWidget *scroll = gtk_scrolled_window_new();
    gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(scroll), FALSE);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), view);
    show(scroll, list, start);

    double times[fling_steps];
    GtkAdjustment *place = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroll));
    for (int step = 0; step < fling_steps; step++) {
        pace();
        start = now_ms();
        gtk_adjustment_set_value(place, gtk_adjustment_get_value(place) + fling_distance(step));
        times[step] = wait_frame() - start;
    }
    snprintf(name, sizeof name, "%s.fling", list);
    emit_times(name, times, fling_steps);
    run_ms(600);
    emit_memory(list, "_after");
    gtk_adjustment_set_value(place, 0);
    run_ms(600);

    for (int turn = 0; turn < insertions; turn++) {
        pace();
        start = now_ms();
        gtk_selection_model_select_all(selection);
        times[turn] = wait_frame() - start;
        pace();
        gtk_selection_model_unselect_all(selection);
        wait_frame();
    }
    snprintf(name, sizeof name, "%s.select_all", list);
    emit_times(name, times, insertions);

    for (int turn = 0; turn < insertions; turn++) {
        Item *item = item_new(count + turn, count);
        pace();
        start = now_ms();
        g_list_store_insert(store, 0, item);
        // What is looked at stays, as in others only where one scrolls to the top.
        gtk_adjustment_set_value(place, 0);
        times[turn] = wait_frame() - start;
        g_object_unref(item);
        run_ms(20);
    }
    snprintf(name, sizeof name, "%s.insert", list);
    emit_times(name, times, insertions);

    for (int column = 1; is_table && column >= 0; column--) {
        for (int turn = 0; turn < sorts; turn++) {
            pace();
            start = now_ms();
            gtk_column_view_sort_by_column(GTK_COLUMN_VIEW(view), columns[column], turn % 2);
            times[turn] = wait_frame() - start;
            run_ms(300);
        }
        snprintf(name, sizeof name, "%s.sort_%s", list, column ? "number" : "title");
        emit_times(name, times, sorts);
    }
    fflush(stdout);
    _exit(0);
}
