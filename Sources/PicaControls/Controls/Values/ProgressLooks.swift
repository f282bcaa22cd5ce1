import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

extension ProgressViewStyleConfiguration {
    /// Returns the value as assistive technology reads it; `nil` if it is unknown.
    func value(_ locale: Locale) -> String? {
        fractionCompleted?.formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }

    /// The completed amount, from 0 to the total that the app gave or 1; `nil` if it is unknown.
    var number: AccessibleNumber? {
        fractionCompleted.map {
            measured?.number(at: $0) ?? AccessibleNumber(current: $0, minimum: 0, maximum: 1)
        }
    }
}

/// A bar, with the label above it and the value below.
struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.labelsVisibility) private var visibility
    @Environment(\.locale) private var locale

    init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
        self.configuration = configuration
        self.tint = tint
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if visibility != .hidden { configuration.label.accessibilityHidden(true) }
            ProgressBar(fraction: configuration.fractionCompleted, tint: tint)
                .modifier(
                    ControlRole(
                        .progressIndicator, value: configuration.value(locale), number: configuration.number)
                )
                .accessibilityLabel { _ in configuration.label }
            if let value = configuration.currentValueLabel {
                value.font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .modifier(ControlFont())
    }
}

private struct ProgressBar: View {
    let fraction: Double?
    let tint: Color?
    @Environment(\.controlSize) private var controlSize
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    init(fraction: Double?, tint: Color?) {
        self.fraction = fraction
        self.tint = tint
    }

    var body: some View {
        ZStack {
            Capsule().fill(Color(themed: .trough))
            Capsule().strokeBorder(Color(themed: .outline))
            if let fraction {
                BarPart(start: 0, length: fraction).fill(paint)
                    .animation(.change, value: fraction)
            } else {
                TimelineView(.animation(minimumInterval: reduceMotion ? 0.5 : 1.0 / 30)) { context in
                    let time = context.date.timeIntervalSinceReferenceDate / (reduceMotion ? 4 : 2)
                    let part = time - time.rounded(.down)
                    BarPart(start: (part < 0.5 ? part : 1 - part) * 1.4, length: 0.3).fill(paint)
                }
            }
        }
        .frame(height: height)
        .frame(minWidth: 24)
        .padding(.vertical, 4)
    }

    private var paint: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }

    private var height: CGFloat {
        switch controlSize {
        case .mini, .small: 5
        case .regular: 7
        case .large, .extraLarge: 9
        }
    }
}

/// A segment of a bar with round ends, from 0 to 1 in the direction of the interface.
struct BarPart: Shape {
    var start: Double
    var length: Double

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    nonisolated var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, length) }
        set { (start, length) = (newValue.first, newValue.second) }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        guard length > 0 else { return Path() }
        // The segment is at least as long as its round ends need.
        let width = min(max(rect.width * length, rect.height), rect.width)
        let x = rect.minX + min(rect.width * start, rect.width - width)
        return Path(
            roundedRect: CGRect(x: x, y: rect.minY, width: width, height: rect.height),
            cornerRadius: rect.height / 2, style: .circular)
    }
}

/// A ring that closes or a turning wheel, with the label below it.
struct CircularProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.labelsVisibility) private var visibility
    @Environment(\.locale) private var locale
    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var unit: CGFloat = 1

    init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
        self.configuration = configuration
        self.tint = tint
    }

    var body: some View {
        VStack(spacing: 6) {
            Group {
                if let fraction = configuration.fractionCompleted {
                    ProgressRing(
                        fraction: fraction, paint: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
                } else {
                    ProgressWheel(paint: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary))
                }
            }
            .frame(width: side, height: side)
            .alignedWithText()
            .modifier(
                ControlRole(
                    .progressIndicator, value: configuration.value(locale), number: configuration.number)
            )
            .accessibilityLabel { _ in configuration.label }
            if visibility != .hidden { configuration.label.accessibilityHidden(true) }
            if let value = configuration.currentValueLabel {
                value.font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .multilineTextAlignment(.center)
        .modifier(ControlFont())
    }

    private var side: CGFloat {
        switch controlSize {
        case .mini: 12 * unit
        case .small: 16 * unit
        case .regular: 28 * unit
        case .large: 36 * unit
        case .extraLarge: 48 * unit
        }
    }
}

private struct ProgressRing: View {
    let fraction: Double
    let paint: AnyShapeStyle

    var body: some View {
        GeometryReader { geometry in
            let width = max(2, geometry.size.width / 9)
            ZStack {
                Circle().inset(by: width / 2).stroke(Color(themed: .trough), lineWidth: width)
                Circle().inset(by: width / 2).trim(from: 0, to: fraction)
                    .stroke(paint, style: StrokeStyle(lineWidth: width, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .animation(.change, value: fraction)
            }
        }
    }
}

/// A wheel of eight spokes, each of which is the strongest in turn.
private struct ProgressWheel: View {
    let paint: AnyShapeStyle

    private static let count = 8
    /// The time between two turns, in seconds.
    private static let step = 0.1

    var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: Self.step)) { context in
            let turn = Int((context.date.timeIntervalSinceReferenceDate / Self.step).rounded()) % Self.count
            Canvas { context, size in
                let radius = min(size.width, size.height) / 2
                let width = max(1.5, radius / 4.5)
                for spoke in 0..<Self.count {
                    let angle = Double(spoke) / Double(Self.count) * 2 * .pi - .pi / 2
                    let age = (turn - spoke + Self.count) % Self.count
                    var path = Path()
                    for (index, reach) in [radius * 0.5, radius - width / 2].enumerated() {
                        let point = CGPoint(
                            x: size.width / 2 + cos(angle) * reach, y: size.height / 2 + sin(angle) * reach)
                        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                    }
                    context.opacity = 1 - 0.1 * Double(age)
                    context.stroke(
                        path, with: .style(paint), style: StrokeStyle(lineWidth: width, lineCap: .round))
                }
            }
        }
    }
}
