import Foundation
import PicaUI

struct DrawingPage: View {
    private static let wave: [Double] = (0..<400).map { step in
        let time = Double(step)
        return 50 + 22 * sin(time / 31) + 14 * sin(time / 7.3)
    }

    var body: some View {
        Example("A chart", note: "Move the pointer over it. Lines, areas, text and clips in one canvas.") {
            Chart(values: Self.wave).frame(height: 180)
        }
        Example("A drawing pad", note: "Draw with the pointer.") { Pad() }
        Example("Symbols", note: "Tagged views that the canvas draws anywhere, and that still update.") {
            Wreath().frame(height: 200)
        }
        Example("Filters", note: "Each filter applies to the drawing operations after it.") {
            FlowLayout(spacing: 12) {
                Filtered("colorMatrix") { $0.addFilter(.colorMatrix(Self.warm)) }
                Filtered("linearColor") {
                    $0.addFilter(.colorMatrix(Self.warm), options: .linearColor)
                }
                Filtered("shadow") { $0.addFilter(.shadow(radius: 3, y: 4)) }
                Filtered("shadowOnly") { $0.addFilter(.shadow(radius: 3, y: 4, options: .shadowOnly)) }
                Filtered("inner shadow") {
                    $0.addFilter(
                        .shadow(
                            radius: 3, y: 4, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
                }
                Filtered("disablesGroup") {
                    $0.addFilter(
                        .shadow(
                            color: .yellow, radius: 0, x: 10, y: 10, blendMode: .multiply,
                            options: .disablesGroup))
                }
                Filtered("blur") { $0.addFilter(.blur(radius: 4, options: .dithersResult)) }
                Filtered("opaque") { $0.addFilter(.blur(radius: 4, options: .opaque)) }
            }
        }
    }

    private static let warm: ColorMatrix = {
        var matrix = ColorMatrix()
        matrix.r3 = 0.6
        matrix.g2 = 0.7
        matrix.b3 = 0.5
        return matrix
    }()

    /// A flower on a background, drawn with a filter.
    private struct Filtered: View {
        private let name: LocalizedStringKey
        private let filter: (inout GraphicsContext) -> Void

        init(_ name: LocalizedStringKey, _ filter: @escaping (inout GraphicsContext) -> Void) {
            self.name = name
            self.filter = filter
        }

        var body: some View {
            VStack(spacing: 4) {
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.mint.opacity(0.4)))
                    filter(&context)
                    context.drawLayer { layer in
                        for index in 0..<6 {
                            let angle = Double(index) * .pi / 3
                            let petal = CGRect(
                                x: 29 + 14 * cos(angle), y: 29 + 14 * sin(angle), width: 22, height: 22)
                            layer.fill(
                                Path(ellipseIn: petal), with: .color(index % 2 == 0 ? .blue : .purple))
                        }
                        layer.fill(
                            Path(ellipseIn: CGRect(x: 30, y: 30, width: 20, height: 20)),
                            with: .color(.orange))
                    }
                }
                .frame(width: 80, height: 80)
                Text(name).font(.caption).foregroundStyle(.secondary)
            }
        }
    }

    /// A line over time, with an axis and the value under the pointer.
    private struct Chart: View {
        let values: [Double]
        @State private var pointer: CGPoint?

        var body: some View {
            Canvas { context, size in
                let levels = stride(from: 0.0, through: 100, by: 25).map { level in
                    let text = Text(level, format: .number).font(.caption2).foregroundStyle(.secondary)
                    return (level: level, label: context.resolve(text))
                }
                let labels = levels.map { $0.label.measure(in: size).width }.max() ?? 0
                let plot = CGRect(
                    x: labels + 8, y: 12, width: size.width - labels - 16, height: size.height - 24)
                func point(_ index: Int) -> CGPoint {
                    CGPoint(
                        x: plot.minX + plot.width * Double(index) / Double(values.count - 1),
                        y: plot.maxY - plot.height * values[index] / 100)
                }
                for (level, label) in levels {
                    let y = plot.maxY - plot.height * level / 100
                    let rule = Path {
                        $0.move(to: CGPoint(x: plot.minX, y: y))
                        $0.addLine(to: CGPoint(x: plot.maxX, y: y))
                    }
                    context.stroke(rule, with: .style(.quaternary), lineWidth: 0.5)
                    context.draw(label, at: CGPoint(x: plot.minX - 6, y: y), anchor: .trailing)
                }
                let line = Path { $0.addLines(values.indices.map(point)) }
                var area = line
                area.addLine(to: CGPoint(x: plot.maxX, y: plot.maxY))
                area.addLine(to: CGPoint(x: plot.minX, y: plot.maxY))
                let fading = Gradient(colors: [.accentColor.opacity(0.35), .accentColor.opacity(0.02)])
                context.fill(
                    area,
                    with: .linearGradient(
                        fading, startPoint: plot.origin, endPoint: CGPoint(x: plot.minX, y: plot.maxY)))
                context.stroke(
                    line, with: .color(.accentColor), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
                guard let pointer, pointer.x >= plot.minX, pointer.x <= plot.maxX else { return }
                let index = (pointer.x - plot.minX) / plot.width * Double(values.count - 1)
                let mark = point(Int(index.rounded()))
                let dot = Path(ellipseIn: CGRect(x: mark.x - 4, y: mark.y - 4, width: 8, height: 8))
                context.fill(dot, with: .color(.accentColor))
                let value = context.resolve(
                    Text(values[Int(index.rounded())], format: .number.precision(.fractionLength(1)))
                        .font(.caption).bold())
                let width = value.measure(in: size).width
                context.draw(
                    value,
                    at: CGPoint(
                        x: min(max(mark.x, plot.minX + width / 2), plot.maxX - width / 2), y: mark.y - 6),
                    anchor: .bottom)
            }
            .onContinuousHover { phase in
                guard case .active(let place) = phase else { return pointer = nil }
                pointer = place
            }
            .accessibilityLabel("A wave of 400 values between 14 and 86")
            .environment(\.layoutDirection, .leftToRight)
        }
    }

    /// A canvas that shows the strokes drawn with the pointer.
    private struct Pad: View {
        @State private var strokes: [[CGPoint]] = []
        @State private var isDrawing = false

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Canvas { context, size in
                    if strokes.isEmpty {
                        let hint = Text("Draw here").foregroundStyle(.tertiary)
                        context.draw(hint, at: CGPoint(x: size.width / 2, y: size.height / 2))
                    }
                    let colors: [Color] = [.purple, .teal, .orange, .pink]
                    for (index, stroke) in strokes.enumerated() {
                        let path = Path { path in
                            path.addLines(stroke)
                            if stroke.count == 1 { path.addLine(to: stroke[0]) }
                        }
                        context.stroke(
                            path, with: .color(colors[index % colors.count]),
                            style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
                    }
                }
                .frame(height: 160)
                .background(.quinary, in: .rect(cornerRadius: 10))
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .local)
                        .onChanged { drag in
                            if !isDrawing { strokes.append([]) }
                            isDrawing = true
                            strokes[strokes.count - 1].append(drag.location)
                        }
                        .onEnded { _ in isDrawing = false }
                )
                .accessibilityLabel("A pad to draw on")
                Button("Clear") { strokes = [] }.disabled(strokes.isEmpty)
            }
            .environment(\.layoutDirection, .leftToRight)
        }
    }

    /// Views arranged around a center.
    private struct Wreath: View {
        @State private var count = 7

        var body: some View {
            VStack(spacing: 10) {
                Canvas { context, size in
                    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
                    context.translateBy(x: middle.x, y: middle.y)
                    guard let leaf = context.resolveSymbol(id: "leaf"),
                        let badge = context.resolveSymbol(id: "badge")
                    else { return }
                    for index in 0..<count {
                        var turned = context
                        turned.rotate(by: .degrees(360 * Double(index) / Double(count)))
                        turned.addFilter(.hueRotation(.degrees(200 * Double(index) / Double(count))))
                        turned.draw(leaf, at: CGPoint(x: 0, y: -min(size.width, size.height) / 2 + 18))
                    }
                    context.draw(badge, at: .zero)
                } symbols: {
                    Image(systemName: "leaf.fill").font(.title).foregroundStyle(.green).tag("leaf")
                    Text("\(count)").font(.title2).bold()
                        .padding(10)
                        .background(.tint.opacity(0.2), in: .circle)
                        .tag("badge")
                }
                .accessibilityLabel("A wreath of \(count) leaves")
                FlowLayout(spacing: 8) {
                    Button("Fewer") { count = max(2, count - 1) }
                    Button("More") { count = min(16, count + 1) }
                }
            }
            .frame(maxWidth: .infinity)
        }
    }
}
