import PicaGraph

/// The look of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// A toggle as its style sees it.
    typealias Configuration = ToggleStyleConfiguration
    /// The toggle's look. `Toggle(configuration)` in it is the toggle with the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
    /// The toggle's label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// Says what is on or off.
    public let label: Label
    /// Whether it is on; a style changes it by `isOn.toggle()`, or hands on `$isOn`.
    @Binding public var isOn: Bool
    /// Whether some of what it stands for is on, and some is off.
    public var isMixed: Bool {
        sources.contains(where: \.wrappedValue) && !sources.allSatisfy(\.wrappedValue)
    }
    /// What it stands for, where that are several values.
    let sources: [Binding<Bool>]

    init(label: Label, isOn: Binding<Bool>, sources: [Binding<Bool>]) {
        self.label = label
        _isOn = isOn
        self.sources = sources
    }

    @MainActor func toggle() { isOn = isMixed || !isOn }

    var state: AccessibilityProperties.Toggled { isMixed ? .mixed : isOn ? .on : .off }
}

extension ToggleStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

extension View {
    /// Sets the look of toggles in the view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// What toggles look like when nobody says otherwise: boxes to tick, and switches in the rows of a grouped form.
public struct DefaultToggleStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
    /// What fits the place.
    public func makeBody(configuration: Configuration) -> some View {
        DefaultToggle(configuration: configuration)
    }
}

private struct DefaultToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.controlLabelPlacement) private var placement

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if placement == .spread {
            SwitchToggle(configuration: configuration, tint: nil)
        } else {
            CheckboxToggle(configuration: configuration)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// What toggles look like when nobody says otherwise.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
