import PicaUI

struct ShapesPage: View {
    var body: some View {
        Example("Shapes") {
            FlowLayout(spacing: 20) {
                Rectangle().fill(.red).frame(width: 96, height: 64)
                RoundedRectangle(cornerRadius: 16).fill(.orange).frame(width: 96, height: 64)
                Capsule().fill(.green).frame(width: 96, height: 64)
                Ellipse().fill(.teal).frame(width: 96, height: 64)
                Circle().fill(.indigo).frame(width: 64, height: 64)
                Star().fill(.purple).frame(width: 64, height: 64)
            }
        }
        Example("Lines") {
            FlowLayout(spacing: 20) {
                Rectangle().strokeBorder(.red, lineWidth: 1).frame(width: 96, height: 64)
                RoundedRectangle(cornerRadius: 16).strokeBorder(.orange, lineWidth: 2).frame(
                    width: 96, height: 64)
                Capsule().strokeBorder(.green, lineWidth: 4).frame(width: 96, height: 64)
                Ellipse().strokeBorder(.teal, lineWidth: 6).frame(width: 96, height: 64)
                Circle().strokeBorder(.indigo, lineWidth: 8).frame(width: 64, height: 64)
                Circle().fill(.yellow).strokeBorder(.orange, lineWidth: 4).frame(width: 64, height: 64)
                Star().stroke(.purple, style: StrokeStyle(lineWidth: 3, lineJoin: .round)).frame(
                    width: 64, height: 64)
            }
        }
        ShapeExamples()
        Colors()
        Example("Hierarchical styles and opacity") {
            FlowLayout(spacing: 20) {
                Text("Primary").foregroundStyle(.primary)
                Text("Secondary").foregroundStyle(.secondary)
                Text("Tertiary").foregroundStyle(.tertiary)
                Text("Quaternary").foregroundStyle(.quaternary)
            }
            HStack(spacing: 0) {
                ForEach(1...10, id: \.self) { step in
                    Color.accentColor.opacity(Double(step) / 10).frame(height: 32)
                }
            }
            ZStack {
                Circle().fill(.red).frame(width: 72, height: 72).offset(x: -24)
                Circle().fill(.blue).frame(width: 72, height: 72).offset(x: 24)
            }
            .frame(width: 144, height: 80)
            .opacity(0.5)
        }
    }
}

private struct Colors: View {
    private let colors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
        Color(red: 0.1, green: 0.2, blue: 0.5), Color(red: 0.7, green: 0.9, blue: 0.7),
    ]

    var body: some View {
        Example(
            "Colors",
            note: "Each has a light and a dark variant. Your own colors can have names, too."
        ) {
            FlowLayout(spacing: 16) {
                ForEach(colors, id: \.self) { color in
                    VStack(spacing: 4) {
                        RoundedRectangle(cornerRadius: 8)
                            .fill(color)
                            .frame(width: 72, height: 40)
                        Text("\(accessibilityName: color)")
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}

/// A star with five outer points on a circle and five inner ones.
struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2
        return Path { path in
            for step in 0..<10 {
                let radius = step.isMultiple(of: 2) ? outer : outer * 0.4
                let angle = CGFloat(step) * .pi / 5 - .pi / 2
                let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
                if step == 0 {
                    path.move(to: point)
                } else {
                    path.addLine(to: point)
                }
            }
            path.closeSubpath()
        }
    }
}
