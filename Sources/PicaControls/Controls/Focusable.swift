import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// The reasons for a view to take the focus.
///
/// On the Mac a click does not focus controls that are only activated, and Tab does so only if a setting allows it. On
/// Linux Tab and clicks focus every focusable view, so both interactions have the same effect here. A view without any
/// interaction cannot have the focus.
public struct FocusInteractions: OptionSet, Sendable {
    /// The bits of the set, one for each interaction.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view is activated by a key, as a button is.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view takes keys over time, as a field does.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The default: both interactions.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
    /// Lets the view take the focus by Tab, by a click and through `focused`. A focus ring appears if the focus came by
    /// keyboard. Views inside can read `\.isFocused`.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(Focusable(isFocusable: isFocusable, focusChanged: nil))
    }

    /// Lets the view take the focus for certain interactions.
    ///
    /// - Parameters:
    ///   - isFocusable: Whether the view can have the focus.
    ///   - interactions: The reasons to take the focus; with none the view cannot have it.
    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(Focusable(isFocusable: isFocusable && !interactions.isEmpty, focusChanged: nil))
    }

    /// Lets the view take the focus, and calls an action when it gains or loses it. `FocusState` is the newer way.
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

/// Makes the content focusable.
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
