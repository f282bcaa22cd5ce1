// When the frames of Qt's windows end: when the X server has carried them out.
#pragma once
#define QT_NO_EMIT
#include <QtWidgets>

#include "peer.h"

static bool painted;
static long frames;
static double last_frame;
static void *connection;
extern "C" {
void *xcb_get_input_focus_reply(void *, unsigned, void *);
unsigned xcb_get_input_focus(void *);
}

class App : public QApplication {
public:
    App(int &argc, char **argv) : QApplication(argc, argv) {
        name_peer("qt6");
        connection = nativeInterface<QNativeInterface::QX11Application>()->connection();
        setFont(QFont("DejaVu Sans", 10));
    }
    bool notify(QObject *object, QEvent *event) override {
        QEvent::Type type = event->type();
        bool result = QApplication::notify(object, event);
        if (type == QEvent::Paint && object->isWidgetType()) painted = true;
        else if (painted && (type == QEvent::UpdateRequest || type == QEvent::Expose || type == QEvent::Paint)) {
            painted = false;
            free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr));
            last_frame = now_ms();
            frames++;
        }
        return result;
    }
};

static double wait_frame() {
    long old = frames;
    while (frames == old) qApp->processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    return last_frame;
}
static void run_ms(int time) {
    QEventLoop loop;
    QTimer::singleShot(time, Qt::PreciseTimer, &loop, [&] { loop.quit(); });
    loop.exec();
}

// Shows the window that is measured, and prints how long that took since then.
static void show(QWidget &window, const char *list, double start) {
    char name[64];
    window.resize(window_width, window_height);
    window.show();
    snprintf(name, sizeof name, "%s.first_frame", list);
    emit(name, wait_frame() - start, "ms");
    run_ms(600);
    emit_memory(list, "");
}
