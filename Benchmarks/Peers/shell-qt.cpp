// `PicaBench shell PART` by Qt: QStackedWidget with a QToolBar, QTabWidget, QSplitter. Qt moves no pages.
#include "frames-qt.h"

static QWidget *rows(int count) {
    QStringList texts;
    char text[96];
    for (int i = 0; i < count; i++) {
        label_text(i, text, sizeof text);
        texts.append(QString::fromUtf8(text));
    }
    auto *view = new QListView;
    view->setUniformItemSizes(true);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setModel(new QStringListModel(texts, view));
    return view;
}
static QWidget *page(const char *title) {
    auto *page = new QWidget;
    auto *box = new QVBoxLayout(page);
    box->setContentsMargins(0, 0, 0, 0);
    auto *bar = new QToolBar;
    bar->addWidget(new QLabel(title));
    bar->addAction(QApplication::style()->standardIcon(QStyle::SP_FileIcon), "Add");
    box->addWidget(bar);
    box->addWidget(rows(200));
    return page;
}

static void stack(const char *name, double start) {
    char metric[64];
    double first[20];
    QStackedWidget stack;
    stack.addWidget(page("Rows"));
    show(stack, name, start);
    for (int turn = 0; turn < 20; turn++) {
        start = now_ms();
        QWidget *pushed = page("Page");
        stack.addWidget(pushed);
        stack.setCurrentWidget(pushed);
        first[turn] = wait_frame() - start;
        run_ms(300);
        stack.setCurrentIndex(0);
        run_ms(500);
        stack.removeWidget(pushed);
        delete pushed;
    }
    snprintf(metric, sizeof metric, "%s.push", name);
    emit_times(metric, first, 20);
}

static void tabs(const char *name, double start) {
    char metric[64];
    double first[9], again[31];
    QTabWidget tabs;
    for (int i = 0; i < 10; i++) tabs.addTab(rows(1000), QString("Tab %1").arg(i));
    show(tabs, name, start);
    for (int turn = 0; turn < 40; turn++) {
        start = now_ms();
        tabs.setCurrentIndex((turn + 1) % 10);
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
    QSplitter splitter;
    splitter.addWidget(rows(10));
    splitter.addWidget(rows(10000));
    splitter.addWidget(new QLabel("Row 5"));
    splitter.setSizes({180, 260, 360});
    show(splitter, name, start);
    for (int turn = 0; turn < 200; turn++) {
        start = now_ms();
        splitter.resize(turn % 2 ? window_width : 400, window_height);
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
    App app(argc, argv);
    double start = now_ms();
    if (!strcmp(argv[1], "stack")) stack(name, start);
    else if (!strcmp(argv[1], "tabs")) tabs(name, start);
    else columns(name, start);
    emit_memory(name, "_after");
    fflush(stdout);
    _exit(0);
}
