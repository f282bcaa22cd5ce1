// The scenes of `PicaBench drawing` by Qt's QPainter, in memory. Blurs and shadows are QGraphicsEffects.
#include <QtWidgets>

#include "scenes.h"

static QImage image(width, height, QImage::Format_RGB32);
static QFont font("DejaVu Sans");

static QColor color(int index, double alpha = 1) {
    return QColor::fromRgbF(color_part(index, 1), color_part(index, 3), color_part(index, 5), alpha);
}

static void turned_glyphs(double time) {
    static QVector<QPair<QGlyphRun, QPointF>> letters;
    if (letters.isEmpty()) {
        QRawFont raw = QRawFont::fromFont(font);
        double x = 0, y = 12;
        for (int i = 0; i < 3000; i++) {
            auto glyphs = raw.glyphIndexesForString(QString(QChar(text[i % strlen(text)])));
            double advance = raw.advancesForGlyphIndexes(glyphs)[0].x();
            if (x + advance > width) x = 0, y += 15;
            QGlyphRun run;
            run.setRawFont(raw);
            run.setGlyphIndexes(glyphs);
            run.setPositions({QPointF(0, 0)});
            letters.append({run, QPointF(x, y)});
            x += advance;
        }
    }
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setPen(color(0));
    for (int i = 0; i < letters.size(); i++) {
        QTransform turn = QTransform::fromTranslate(letters[i].second.x(), letters[i].second.y());
        turn.rotateRadians(0.3 * sin(i * 0.37 + time * 0.1));
        painter.setTransform(turn);
        painter.drawGlyphRun(QPointF(0, 0), letters[i].first);
    }
}

static void gradients(double time) {
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < 200; i++) {
        QRectF rect(i % 20 * 40, i / 20 * 60, 36, 54);
        QPointF end(rect.right() - time * 0.1, rect.bottom());
        QGradientStops stops{{0, color(i % 7)}, {0.5, color((i + 2) % 7)}, {1, color((i + 5) % 7)}};
        if (i % 2 == 0) {
            QLinearGradient gradient(rect.topLeft(), end);
            gradient.setStops(stops);
            painter.setBrush(gradient);
        } else {
            QRadialGradient gradient(end, 60);
            gradient.setStops(stops);
            painter.setBrush(gradient);
        }
        painter.drawRoundedRect(rect, 8, 8);
    }
}

static void segments(double time) {
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath path;
    for (int i = 0; i <= 10000; i++) {
        QPointF point(i / 10000.0 * 800, segment_y(i / 10000.0, time));
        i ? path.lineTo(point) : path.moveTo(point);
    }
    painter.setPen(QPen(color(3), 1.5, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(path);
}

static void chart(double time) {
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor::fromRgbF(0.8, 0.8, 0.8), 1));
    for (int i = 0; i <= 10; i++) painter.drawLine(QPointF(0, i * 60), QPointF(800, i * 60));
    QPainterPath line;
    for (int i = 0; i <= 20000; i++) {
        QPointF point(i / 20000.0 * 800, sample_y(i, time));
        i ? line.lineTo(point) : line.moveTo(point);
    }
    QPainterPath area = line;
    area.lineTo(800, 600);
    area.lineTo(0, 600);
    area.closeSubpath();
    painter.fillPath(area, color(4, 0.25));
    painter.setPen(QPen(color(4), 2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(line);
}

// Rounded rectangles that `move` moves.
static void rectangles(int count, int columns, QSizeF step, QSizeF size, QGraphicsItem *parent) {
    for (int i = 0; i < count; i++) {
        QPainterPath path;
        path.addRoundedRect(
            QRectF(i % columns * step.width(), i / columns * step.height(), size.width(), size.height()), 8, 8);
        auto *item = new QGraphicsPathItem(path, parent);
        item->setPen(Qt::NoPen);
        item->setBrush(color(i % 7));
    }
}

static void move(QGraphicsItem *all, double time) {
    const auto items = all->childItems();
    for (int i = 0; i < items.size(); i++) items[i]->setY(way(i, time));
}

static void render(QGraphicsScene *scene) {
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene->render(&painter, QRectF(0, 0, width, height), QRectF(0, 0, width, height));
}

static void blur(double time) {
    static QGraphicsScene *scene;
    static QGraphicsItem *all;
    if (!scene) {
        scene = new QGraphicsScene(0, 0, width, height);
        all = scene->addRect(QRectF(), Qt::NoPen);
        rectangles(100, 10, {80, 60}, {50, 40}, all);
        auto *effect = new QGraphicsBlurEffect;
        // Of a bell curve as wide as Pica's.
        effect->setBlurRadius(20);
        effect->setBlurHints(QGraphicsBlurEffect::QualityHint);
        all->setGraphicsEffect(effect);
    }
    move(all, time);
    render(scene);
}

static void shadows(double time) {
    static QGraphicsScene *scene;
    static QGraphicsItem *all;
    if (!scene) {
        scene = new QGraphicsScene(0, 0, width, height);
        all = scene->addRect(QRectF(), Qt::NoPen);
        rectangles(500, 25, {32, 30}, {22, 20}, all);
        for (auto *item : all->childItems()) {
            auto *effect = new QGraphicsDropShadowEffect;
            effect->setBlurRadius(8);
            effect->setOffset(0, 2);
            effect->setColor(QColor(0, 0, 0, 85));
            item->setGraphicsEffect(effect);
        }
    }
    move(all, time);
    render(scene);
}

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    font.setPixelSize(13);
    const char *only = getenv("BENCH_ONLY");
    struct { const char *name; void (*draw)(double); } scenes[] = {
        {"glyphs_3000_turned", turned_glyphs}, {"blur_full_window", blur}, {"gradients_200", gradients},
        {"segments_10000", segments}, {"chart_20000", chart}, {"shadows_500", shadows}};
    for (auto scene : scenes)
        if (!only || !strcmp(only, scene.name)) measure("qt6", scene.name, scene.draw);
    print_memory("qt6");
    if (const char *shot = getenv("BENCH_SHOT")) image.save(shot);
}
