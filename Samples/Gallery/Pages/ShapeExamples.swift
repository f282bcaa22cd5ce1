import PicaUI

/// Corners, dashes, trimmed outlines, and combinations of two shapes.
struct ShapeExamples: View {
    @State private var progress = 0.7

    var body: some View {
        Example("Corners", note: "Continuous corners curve gently. Each corner can have its own radius.") {
            FlowLayout(spacing: 20) {
                RoundedRectangle(cornerRadius: 24, style: .continuous).fill(.orange)
                    .frame(width: 96, height: 80)
                RoundedRectangle(cornerRadius: 24, style: .circular).fill(.orange)
                    .frame(width: 96, height: 80)
                UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32).fill(.green)
                    .frame(width: 96, height: 80)
                ContainerRelativeShape().fill(.teal).padding(10)
                    .background { ContainerRelativeShape().fill(.quaternary) }
                    .containerShape(RoundedRectangle(cornerRadius: 28))
                    .frame(width: 96, height: 80)
            }
        }
        Example("Dashes, joins and fills") {
            FlowLayout(spacing: 20) {
                RoundedRectangle(cornerRadius: 16)
                    .strokeBorder(.blue, style: StrokeStyle(lineWidth: 3, dash: [10, 6]))
                    .frame(width: 96, height: 80)
                Circle()
                    .strokeBorder(.indigo, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 12]))
                    .frame(width: 80, height: 80)
                ForEach([CGLineJoin.miter, .round, .bevel], id: \.rawValue) { join in
                    Zigzag().stroke(.purple, style: StrokeStyle(lineWidth: 10, lineJoin: join))
                        .frame(width: 64, height: 56)
                }
                Pentagram().fill(.pink).frame(width: 80, height: 80)
                Pentagram().fill(.pink, style: FillStyle(eoFill: true)).frame(width: 80, height: 80)
            }
        }
        Example("Trimmed and combined shapes") {
            FlowLayout(spacing: 20) {
                Circle().trim(from: 0, to: progress).rotation(.degrees(-90))
                    .stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    .frame(width: 64, height: 64).padding(4)
                pair.union(other).fill(.red).frame(width: 96, height: 64)
                pair.intersection(other).fill(.red).frame(width: 96, height: 64)
                pair.subtracting(other).fill(.red).frame(width: 96, height: 64)
                pair.symmetricDifference(other).fill(.red).frame(width: 96, height: 64)
                pair.lineSubtraction(other).stroke(.red, lineWidth: 3).frame(width: 96, height: 64)
            }
            Button("Change") { withAnimation { progress = progress < 0.5 ? 0.7 : 0.2 } }
        }
    }

    private var pair: some Shape { Circle().offset(x: -16) }
    private var other: some Shape { Circle().offset(x: 16) }
}

/// A line with sharp corners.
private struct Zigzag: Shape {
    func path(in rect: CGRect) -> Path {
        Path {
            $0.addLines([
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY + 8),
                CGPoint(x: rect.maxX, y: rect.maxY),
            ])
        }
    }
}

/// A star drawn as a single line that crosses itself.
private struct Pentagram: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path { path in
            path.addLines(
                (0..<5).map { step in
                    let angle = CGFloat(step) * 4 * .pi / 5 - .pi / 2
                    return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
                })
            path.closeSubpath()
        }
    }
}
