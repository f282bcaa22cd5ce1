// `PicaBench controls N` by Qt: check boxes, sliders, combo boxes and line edits, a QMenu and a modal QDialog.
#include "frames-qt.h"

static QCheckBox *first_box;

static QWidget *form(int groups) {
    auto *content = new QWidget;
    auto *layout = new QFormLayout(content);
    for (int i = 0; i < groups; i++) {
        char title[96];
        auto *box = new QCheckBox(QString("Setting %1").arg(i));
        if (!first_box) first_box = box;
        layout->addRow(box);
        auto *slider = new QSlider(Qt::Horizontal);
        slider->setRange(0, 100);
        slider->setValue(50);
        layout->addRow("Amount", slider);
        auto *choice = new QComboBox;
        choice->addItems({"Choice 0", "Choice 1", "Choice 2", "Choice 3"});
        choice->setCurrentIndex(1);
        layout->addRow("Choice", choice);
        label_text(i, title, sizeof title);
        layout->addRow("Name", new QLineEdit(title));
    }
    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    return scroll;
}

int main(int argc, char **argv) {
    int count = argc > 1 ? atoi(argv[1]) : 200;
    char list[32], name[64];
    snprintf(list, sizeof list, "controls.%d", count);
    App app(argc, argv);

    double start = now_ms();
    QWidget window;
    QVBoxLayout column(&window);
    QPushButton button("Entries");
    QMenu menu;
    for (int i = 0; i < count; i++) menu.addAction(QString("Entry %1").arg(i));
    column.addWidget(&button);
    column.addWidget(form(count / 4));
    show(window, list, start);

    double times[40];
    for (int turn = 0; turn < 40; turn++) {
        start = now_ms();
        first_box->toggle();
        times[turn] = wait_frame() - start;
        run_ms(100);
    }
    snprintf(name, sizeof name, "%s.change", list);
    emit_times(name, times, 40);

    for (int turn = 0; turn < 8; turn++) {
        start = now_ms();
        QFont font("DejaVu Sans");
        font.setPointSizeF(turn % 2 ? 10 : 12.35);
        app.setFont(font);
        times[turn] = wait_frame() - start;
        run_ms(300);
    }
    snprintf(name, sizeof name, "%s.rescale", list);
    emit_times(name, times, 8);

    for (int turn = 0; turn < 10; turn++) {
        start = now_ms();
        menu.popup(button.mapToGlobal(QPoint(0, button.height())));
        times[turn] = wait_frame() - start;
        run_ms(300);
        menu.close();
        run_ms(300);
    }
    snprintf(name, sizeof name, "%s.menu", list);
    emit_times(name, times, 10);

    for (int turn = 0; turn < 10; turn++) {
        start = now_ms();
        QDialog sheet(&window);
        QVBoxLayout inside(&sheet);
        inside.addWidget(form(3));
        sheet.setModal(true);
        sheet.resize(400, 400);
        sheet.show();
        times[turn] = wait_frame() - start;
        run_ms(300);
        sheet.close();
        run_ms(300);
    }
    snprintf(name, sizeof name, "%s.sheet", list);
    emit_times(name, times, 10);
    fflush(stdout);
    _exit(0);
}
