import Foundation
import PicaUI

struct TextEffectsPage: View {
    @State private var isWaving = false
    @State private var isRevealed = true
    @ScaledMetric(relativeTo: .footnote) private var margin: CGFloat = 28
    @ScaledMetric(relativeTo: .footnote) private var footer: CGFloat = 24

    var body: some View {
        Example("Letter by letter", note: "An animation gives each letter its own transform.") {
            Button("Wave") { withAnimation(.linear(duration: 2)) { isWaving.toggle() } }
            Text("All human beings are born free and equal")
                .font(.title2)
                .textRenderer(Wave(phase: isWaving ? 1 : 0))
        }
        Example("Highlighted words", note: "The app marks the words; its renderer finds them in the runs.") {
            let free = Text("free").bold().customAttribute(Marked())
            let equal = Text("equal").bold().customAttribute(Marked())
            Text("All human beings are born \(free) and \(equal) in dignity and rights.")
                .textRenderer(Marker())
            Text("كل الناس يولدون \(Text("أحراراً").customAttribute(Marked())) ومتساوين في الكرامة والحقوق.")
                .textRenderer(Marker())
        }
        Example("Line by line") {
            Button(isRevealed ? "Hide" : "Show") {
                withAnimation(.linear(duration: 1)) { isRevealed.toggle() }
            }
            Text(
                "They are endowed with reason and conscience and should act towards one another in a spirit of "
                    + "brotherhood."
            )
            .textRenderer(Reveal(progress: isRevealed ? 1 : 0))
        }
        Example("Behind and in front", note: "Shadows, blurs and gradients from one graphics context.") {
            Text("Shadow").font(.largeTitle).bold().textRenderer(Glow())
            Text("Sunset").font(.largeTitle).bold().textRenderer(Sunset())
        }
        Example(
            "Line numbers", note: "A renderer can draw beside its text and ask for extra space."
        ) {
            Text(
                "All human beings are born free and equal in dignity and rights. They are endowed with reason "
                    + "and conscience and should act towards one another in a spirit of brotherhood."
            )
            .textRenderer(LineNumbers(margin: margin, footer: footer))
            .padding(.leading, margin)
        }
        Example("Layout of text", note: "A container view can read the position of each line and run.") {
            VStack(alignment: .leading, spacing: 8) {
                Text("One text, which wraps where it must, as text does,")
                Text("وأخرى بجانبها")
            }
            .overlayPreferenceValue(Text.LayoutKey.self) { texts in
                GeometryReader { proxy in
                    ForEach(texts.indices, id: \.self) { index in
                        baselines(of: texts[index].layout, at: proxy[texts[index].origin])
                            .stroke(.orange, lineWidth: 1)
                    }
                }
            }
        }
    }
}

/// The baselines of a text's lines, with a tick at the end of each run.
private func baselines(of layout: Text.Layout, at corner: CGPoint) -> Path {
    var path = Path()
    func line(_ start: CGPoint, _ end: CGPoint) {
        path.move(to: CGPoint(x: corner.x + start.x, y: corner.y + start.y))
        path.addLine(to: CGPoint(x: corner.x + end.x, y: corner.y + end.y))
    }
    for text in layout {
        let width = text.typographicBounds.width
        line(text.origin, CGPoint(x: text.origin.x + width, y: text.origin.y))
        for run in text {
            let bounds = run.typographicBounds
            let end = run.layoutDirection == .leftToRight ? bounds.rect.maxX : bounds.rect.minX
            line(
                CGPoint(x: end, y: bounds.origin.y - bounds.ascent),
                CGPoint(x: end, y: bounds.origin.y + bounds.descent + bounds.leading))
        }
    }
    return path
}

private struct Wave: TextRenderer {
    /// From 0 to 1, one wave over all the letters.
    var phase: Double

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 12, leading: 4, bottom: 12, trailing: 4) }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        let letters = layout.flatMap { $0 }.flatMap { $0 }
        for (index, letter) in letters.enumerated() {
            let place = Double(index) / Double(max(letters.count, 1))
            // The wave comes from the left and leaves on the right.
            let distance = (phase * 1.6 - 0.3 - place) * 6
            let lift = phase == 0 || phase == 1 ? 0 : exp(-distance * distance)
            let middle = letter.typographicBounds.rect
            var copy = ctx
            copy.translateBy(x: middle.midX, y: middle.midY - 10 * lift)
            copy.rotate(by: .degrees(20 * lift))
            copy.translateBy(x: -middle.midX, y: -middle.midY)
            copy.draw(letter, options: .disablesSubpixelQuantization)
        }
    }
}

private struct Marked: TextAttribute {}

private struct Marker: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
            for run in line where run[Marked.self] != nil {
                let frame = run.typographicBounds.rect.insetBy(dx: -3, dy: 1)
                ctx.fill(
                    Path(roundedRect: frame, cornerRadius: 4), with: .color(.yellow.opacity(0.4)))
            }
            ctx.draw(line)
        }
    }
}

private struct Reveal: TextRenderer {
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for (index, line) in layout.enumerated() {
            // Each line starts when half of the previous one is visible.
            let share = progress * Double(layout.count + 1) / 2 - Double(index) / 2
            var copy = ctx
            copy.opacity = min(max(share, 0), 1)
            copy.translateBy(x: 20 * (1 - copy.opacity), y: 0)
            copy.draw(line)
        }
    }
}

private struct Glow: TextRenderer {
    var displayPadding: EdgeInsets { EdgeInsets(top: 8, leading: 8, bottom: 12, trailing: 12) }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        ctx.addFilter(.shadow(color: .blue.opacity(0.6), radius: 4, x: 3, y: 3))
        for line in layout { ctx.draw(line) }
    }
}

private struct Sunset: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
            let frame = line.typographicBounds.rect
            ctx.clipToLayer { layer in layer.draw(line) }
            ctx.fill(
                Path(frame),
                with: .linearGradient(
                    Gradient(colors: [.orange, .pink, .purple]),
                    startPoint: CGPoint(x: frame.midX, y: frame.minY),
                    endPoint: CGPoint(x: frame.midX, y: frame.maxY)))
        }
    }
}

/// Numbers the lines in the margin and shows their count below.
private struct LineNumbers: TextRenderer {
    let margin: CGFloat
    let footer: CGFloat

    var displayPadding: EdgeInsets { EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: 0) }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height + footer)
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        let bounds = ctx.clipBoundingRect
        let isRightToLeft = ctx.environment.layoutDirection == .rightToLeft
        for (index, line) in layout.enumerated() {
            let number = ctx.resolve(note("\(index + 1)"))
            let size = number.measure(in: CGSize(width: margin, height: line.typographicBounds.rect.height))
            let top = line.origin.y - number.firstBaseline(in: size)
            let left = isRightToLeft ? bounds.maxX - size.width : bounds.minX
            ctx.draw(number, in: CGRect(origin: CGPoint(x: left, y: top), size: size))
            ctx.draw(line)
        }
        ctx.draw(
            note("\(layout.count) lines"),
            at: CGPoint(x: isRightToLeft ? bounds.maxX - margin : 0, y: bounds.maxY),
            anchor: isRightToLeft ? .bottomTrailing : .bottomLeading)
    }

    private func note(_ words: LocalizedStringKey) -> Text {
        Text(words).font(.footnote).foregroundStyle(.secondary)
    }
}
