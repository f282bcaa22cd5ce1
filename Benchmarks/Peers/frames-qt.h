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
    using QApplication::QApplication;
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
