import PicaGraph
import PicaState

/// A style for toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
    /// The view that shows the toggle.
    associatedtype Body: View
    /// The configuration of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Returns the view that shows a toggle. `Toggle(configuration)` inside it creates the toggle with the style from
    /// further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a toggle that its style receives.
public struct ToggleStyleConfiguration {
    /// The type-erased label of a toggle.
    public struct Label {
        let view: AnyView
    }

    /// The label of the toggle.
    public let label: Label
    /// Whether the toggle is on. A style changes it by `isOn.toggle()`, or passes `$isOn` on.
    @Binding public var isOn: Bool
    /// Whether some of the toggle's values are on and others are off.
    public var isMixed: Bool {
        sources.contains(where: \.wrappedValue) && !sources.allSatisfy(\.wrappedValue)
    }
    /// The bindings it controls when there are several.
    let sources: [Binding<Bool>]

    init(label: Label, isOn: Binding<Bool>, sources: [Binding<Bool>]) {
        self.label = label
        _isOn = isOn
        self.sources = sources
    }

    @MainActor package func toggle() { isOn = isMixed || !isOn }

    package var state: AccessibilityProperties.Toggled { isMixed ? .mixed : isOn ? .on : .off }
}

extension ToggleStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

extension View {
    /// Sets the style of toggles in the view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of toggles: check boxes, and switches in the rows of a grouped form.
public struct DefaultToggleStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
    /// Returns the toggle that fits the context.
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
    /// The default style of toggles.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
