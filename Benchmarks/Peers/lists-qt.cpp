// `PicaBench list N` and `PicaBench table N` by Qt: QListView and QTableView.
#define NOTCH 60
#include <algorithm>

#include "frames-qt.h"
#include "lists.h"

struct Item {
    QString title;
    int number;
    int kind;
};

static Item item(int index, int count) {
    char title[96];
    label_text(index, title, sizeof title);
    return {QString::fromUtf8(title), number(index, count), index % 4};
}

class Model : public QAbstractTableModel {
public:
    QVector<Item> items;
    int columns;

    Model(int columns, int count) : columns(columns) {
        items.reserve(count);
        for (int i = 0; i < count; i++) items.append(item(i, count));
    }
    int rowCount(const QModelIndex &) const override { return items.size(); }
    int columnCount(const QModelIndex &) const override { return columns; }
    QVariant data(const QModelIndex &index, int role) const override {
        if (role != Qt::DisplayRole) return QVariant();
        const Item &item = items[index.row()];
        if (index.column() == 0) return item.title;
        if (index.column() == 1) return QString::number(item.number);
        return QString::fromLatin1(kinds[item.kind]);
    }
    QVariant headerData(int section, Qt::Orientation, int role) const override {
        static const char *titles[] = {"Title", "Number", "Kind"};
        return role == Qt::DisplayRole && section < 3 ? QVariant(titles[section]) : QVariant();
    }
    void sort(int column, Qt::SortOrder order) override {
        Q_EMIT layoutAboutToBeChanged();
        auto less = [column](const Item &a, const Item &b) {
            return column ? a.number < b.number : a.title < b.title;
        };
        if (order == Qt::AscendingOrder) std::stable_sort(items.begin(), items.end(), less);
        else std::stable_sort(items.begin(), items.end(), [&](const Item &a, const Item &b) { return less(b, a); });
        Q_EMIT layoutChanged();
    }
    void prepend(const Item &item) {
        beginInsertRows(QModelIndex(), 0, 0);
        items.prepend(item);
        endInsertRows();
    }
};

int main(int argc, char **argv) {
    if (argc < 3) return 2;
    bool is_table = !strcmp(argv[1], "table");
    int count = atoi(argv[2]);
    char list[32], name[64];
    snprintf(list, sizeof list, "%s.%d", argv[1], count);
    App app(argc, argv);

    double start = now_ms();
    Model model(is_table ? 3 : 1, count);
    QAbstractItemView *view;
    if (is_table) {
        auto *table = new QTableView;
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        table->verticalHeader()->hide();
        table->setWordWrap(false);
        view = table;
    } else {
        auto *plain = new QListView;
        plain->setUniformItemSizes(true);
        view = plain;
    }
    view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setModel(&model);
    if (auto *table = qobject_cast<QTableView *>(view))
        table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    show(*view, list, start);

    double times[fling_steps];
    QScrollBar *bar = view->verticalScrollBar();
    for (int step = 0; step < fling_steps; step++) {
        start = now_ms();
        bar->setValue(bar->value() + fling_distance(step));
        times[step] = wait_frame() - start;
    }
    snprintf(name, sizeof name, "%s.fling", list);
    emit_times(name, times, fling_steps);
    run_ms(600);
    emit_memory(list, "_after");
    bar->setValue(0);
    run_ms(600);

    for (int turn = 0; turn < insertions; turn++) {
        start = now_ms();
        view->selectAll();
        times[turn] = wait_frame() - start;
        view->clearSelection();
        wait_frame();
        run_ms(20);
    }
    snprintf(name, sizeof name, "%s.select_all", list);
    emit_times(name, times, insertions);

    for (int turn = 0; turn < insertions; turn++) {
        Item added = item(count + turn, count);
        start = now_ms();
        model.prepend(added);
        times[turn] = wait_frame() - start;
        run_ms(20);
    }
    snprintf(name, sizeof name, "%s.insert", list);
    emit_times(name, times, insertions);

    for (int column = 1; is_table && column >= 0; column--) {
        for (int turn = 0; turn < sorts; turn++) {
            start = now_ms();
            static_cast<QTableView *>(view)->sortByColumn(column, turn % 2 ? Qt::DescendingOrder : Qt::AscendingOrder);
            times[turn] = wait_frame() - start;
            run_ms(300);
        }
        snprintf(name, sizeof name, "%s.sort_%s", list, column ? "number" : "title");
        emit_times(name, times, sorts);
    }
    fflush(stdout);
    _exit(0);
}
