import Foundation
import PicaCanvas
import PicaGraph

/// What a view wants the focus for.
///
/// On the Mac a click does not focus what is there to be activated, nor does Tab unless the person asked for
/// that in the settings. On Linux Tab and clicks reach all that can have the focus, so both interactions do
/// the same here; a view without any cannot have it.
public struct FocusInteractions: OptionSet, Sendable {
    /// A bit for each interaction.
    public let rawValue: Int
    /// The interactions whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// To be activated by a key, as a button is.
    public static let activate = FocusInteractions(rawValue: 1)
    /// To take keys over time, as a field does.
    public static let edit = FocusInteractions(rawValue: 2)
    /// What is usual: both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    /// Lets the view have the focus, by Tab, by a click and by `focused`. A ring shows it where it came by
    /// keyboard; views inside read it from `\.isFocused`.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(Focusable(isFocusable: isFocusable, focusChanged: nil))
    }

    /// Lets the view have the focus.
    ///
    /// - Parameters:
    ///   - isFocusable: Whether it can.
    ///   - interactions: What for; with none it cannot.
    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(Focusable(isFocusable: isFocusable && !interactions.isEmpty, focusChanged: nil))
    }

    /// Lets the view have the focus, and tells when it comes and goes. `FocusState` is the newer way.
    nonisolated public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
    ) -> some View {
        modifier(Focusable(isFocusable: isFocusable, focusChanged: onFocusChange))
    }
}

private struct Focusable {
    let isFocusable: Bool
    let focusChanged: ((Bool) -> Void)?
    @State private var isFocused = false

    init(isFocusable: Bool, focusChanged: ((Bool) -> Void)?) {
        self.isFocusable = isFocusable
        self.focusChanged = focusChanged
    }
}

extension Focusable: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.isFocused, isFocused)
            .modifier(FocusTarget(isFocusable: isFocusable, isFocused: $isFocused))
            .onChange(of: isFocused) { _, isFocused in focusChanged?(isFocused) }
    }
}

/// Takes the focus for what is inside.
private struct FocusTarget {
    let isFocusable: Bool
    let isFocused: Binding<Bool>
}

extension FocusTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> FocusTargetBehavior { FocusTargetBehavior(element, self) }
}

private final class FocusTargetBehavior: ElementBehavior, FocusResponder {
    unowned let element: Element
    private var target: FocusTarget
    private var isEnabled = true
    private var ring = FocusRing()

    init(_ element: Element, _ target: FocusTarget) {
        self.element = element
        self.target = target
    }

    func update(_ value: FocusTarget, _ environment: EnvironmentValues) {
        target = value
        isEnabled = environment.isEnabled
        if ring.update(environment) { element.setNeedsDisplay() }
    }

    var responder: (any Responder)? { self }
    var canBecomeFocused: Bool { target.isFocusable && isEnabled }

    func focusChanged(_ isFocused: Bool) { ring.follow(element, telling: target.isFocused) }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        if element.host?.focus.focused === element { properties.isFocused = true }
    }

    var drawingOutset: CGFloat { ring.reach }
    func draw(into list: inout DisplayList) { ring.draw(around: frame, into: &list) }
}
