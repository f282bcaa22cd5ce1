import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Combines a gauge's content into a single accessibility element, named by its label.
    fileprivate func measure(of gauge: GaugeStyleConfiguration, _ locale: Locale) -> some View {
        let value = gauge.value.formatted(.percent.precision(.fractionLength(0)).locale(locale))
        return modifier(ControlRole(.meter, value: value, number: gauge.number)).accessibilityLabel { _ in
            gauge.label
        }
    }
}

/// A bar that is filled up to the value.
struct BarGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.labelsVisibility) private var visibility
    @Environment(\.controlSize) private var controlSize
    @Environment(\.locale) private var locale

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if visibility != .hidden { configuration.label.accessibilityHidden(true) }
            HStack(spacing: 8) {
                configuration.minimumValueLabel.font(.subheadline).foregroundStyle(.secondary)
                ZStack {
                    Capsule().fill(Color(themed: .trough))
                    Capsule().strokeBorder(Color(themed: .outline))
                    BarPart(start: 0, length: configuration.value).fill(.tint)
                        .animation(.change, value: configuration.value)
                }
                .frame(height: controlSize == .small || controlSize == .mini ? 6 : 9)
                .frame(minWidth: 24)
                .measure(of: configuration, locale)
                configuration.maximumValueLabel.font(.subheadline).foregroundStyle(.secondary)
            }
            configuration.currentValueLabel.font(.subheadline).foregroundStyle(.secondary)
        }
        .modifier(ControlFont())
    }
}

/// A bar with a mark at the value.
struct MarkGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.locale) private var locale

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        HStack(spacing: 8) {
            // Without labels for the bounds there is space for the gauge's label.
            if let minimum = configuration.minimumValueLabel {
                minimum.font(.subheadline)
            } else {
                (configuration.currentValueLabel.map { AnyView($0) } ?? AnyView(configuration.label))
                    .font(.subheadline).accessibilityHidden(true)
            }
            GeometryReader { geometry in
                let side = geometry.size.height + 6
                Capsule().fill(.tint)
                Circle().fill(Color(themed: .control))
                    .overlay { Circle().strokeBorder(Color(themed: .outline), lineWidth: 1.5) }
                    .frame(width: side, height: side)
                    .offset(x: max(0, geometry.size.width - side) * configuration.value, y: -3)
            }
            .frame(height: 6)
            .frame(minWidth: 40)
            .padding(.vertical, 3)
            .measure(of: configuration, locale)
            configuration.maximumValueLabel.font(.subheadline)
        }
    }
}

/// A ring with the value in its center.
struct RingGauge: View {
    let configuration: GaugeStyleConfiguration
    /// Whether the ring is filled up to the value. Otherwise it is open at the bottom, with a mark at the value.
    let isFilled: Bool
    @Environment(\.locale) private var locale
    @ScaledMetric private var side: CGFloat = 58
    @ScaledMetric private var width: CGFloat = 6

    init(configuration: GaugeStyleConfiguration, isFilled: Bool) {
        self.configuration = configuration
        self.isFilled = isFilled
    }

    private var opening: Double { isFilled ? 0 : 0.25 }

    var body: some View {
        ZStack {
            ring(to: 1, isFilled ? AnyShapeStyle(Color(themed: .trough)) : AnyShapeStyle(.tint))
            if isFilled {
                ring(to: configuration.value, AnyShapeStyle(.tint))
                    .animation(.change, value: configuration.value)
            } else {
                Circle().fill(Color(themed: .control))
                    .overlay { Circle().strokeBorder(Color(themed: .outline), lineWidth: 1.5) }
                    .frame(width: width + 4, height: width + 4)
                    .offset(place(of: configuration.value))
            }
            (configuration.currentValueLabel.map { AnyView($0) } ?? AnyView(configuration.label))
                .font(.callout).lineLimit(1).minimumScaleFactor(0.5)
                // The ring's inner square with a margin: the corners of long values would touch the ring.
                .frame(maxWidth: (side - 2 * width) * 0.66)
                .accessibilityHidden(true)
            if !isFilled { bounds }
        }
        .frame(width: side, height: side)
        .measure(of: configuration, locale)
    }

    private var bounds: some View {
        HStack(spacing: 10) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }

    private func ring(to part: Double, _ paint: AnyShapeStyle) -> some View {
        Circle().inset(by: width / 2).trim(from: 0, to: part * (1 - opening))
            .stroke(paint, style: StrokeStyle(lineWidth: width, lineCap: .round))
            .rotationEffect(.degrees(isFilled ? -90 : 90 + 180 * opening))
    }

    private func place(of part: Double) -> CGSize {
        let angle = (90 + 180 * opening + 360 * (1 - opening) * part) * .pi / 180
        let radius = (side - width) / 2
        return CGSize(width: cos(angle) * radius, height: sin(angle) * radius)
    }
}
