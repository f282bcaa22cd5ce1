import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// The settings that views make for the presentation around them.
package struct PresentationTraits {
    package init() {}

    /// Whether the person cannot dismiss it.
    package var isKeptFromPeople = false
    /// The heights that it can have; `nil` if the content decides.
    package var detents: Set<PresentationDetent>?
    package var selection: Binding<PresentationDetent>?
    package var dragIndicator = Visibility.automatic
    /// The corner radius in points; `nil` for the default.
    package var cornerRadius: CGFloat?
    /// The passage that provides the background from where it is declared; `nil` for the default.
    package var background: PortalPassage?
    package var sizing: any PresentationSizing = AutomaticPresentationSizing()
}

package enum PresentationTraitsKey: PreferenceKey {
    package static var defaultValue: PresentationTraits { PresentationTraits() }

    /// Combines the traits of sibling views; the last view that sets a value wins.
    package static func reduce(value: inout PresentationTraits, nextValue: () -> PresentationTraits) {
        let next = nextValue()
        value.isKeptFromPeople = value.isKeptFromPeople || next.isKeptFromPeople
        if next.detents != nil { (value.detents, value.selection) = (next.detents, next.selection) }
        if next.dragIndicator != .automatic { value.dragIndicator = next.dragIndicator }
        value.cornerRadius = next.cornerRadius ?? value.cornerRadius
        value.background = next.background ?? value.background
        if !(next.sizing is AutomaticPresentationSizing) { value.sizing = next.sizing }
    }
}

extension View {
    nonisolated func presentationTrait(_ change: @escaping (inout PresentationTraits) -> Void) -> some View {
        transformPreference(PresentationTraitsKey.self, change)
    }

    /// Prevents the person from dismissing the sheet or popover around the view: Escape and a press outside do nothing.
    /// The app can still dismiss it.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationTrait { $0.isKeptFromPeople = $0.isKeptFromPeople || isDisabled }
    }

    /// Sets the corner radius of the sheet or popover around the view.
    /// - Parameter cornerRadius: The radius in points; `nil` for the default.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        let radius = cornerRadius.flatMap { Length.checked($0, as: .extent, of: "presentationCornerRadius") }
        return presentationTrait { $0.cornerRadius = radius }
    }

    /// Fills the sheet or popover around the view with a style. Content behind shows through a translucent style.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(PresentationBackground(background: Rectangle().fill(style)))
    }

    /// Adds a view as the background of the sheet or popover around the view.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            PresentationBackground(
                background: ZStack(content: content)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
    }
}

/// Mounts a background where it is declared, for the surrounding sheet or popover to show.
private struct PresentationBackground<Background: View> {
    let background: Background
    @State private var passage = PortalPassage()

    nonisolated init(background: Background) { self.background = background }
}

extension PresentationBackground: ViewModifier {
    func body(content: Content) -> some View {
        let passage = passage
        content
            .companion { Portal(passage) { background } }
            .presentationTrait { $0.background = passage }
    }
}

/// Presented content does not inherit these values from its presenter.
package struct PresentedEnvironment {
    package init() {}

    /// The color scheme that the content prefers.
    package var colorScheme: ColorScheme?

    package init(colorScheme: ColorScheme? = nil) {
        self.colorScheme = colorScheme
    }
}

extension PresentedEnvironment: EnvironmentModifier {
    package typealias Body = Never

    package func write(to values: inout EnvironmentValues) {
        values.keyboardShortcut = nil
        values.submitHandler = nil
        // Content presented from a form's row is not a row itself.
        values.controlLabelPlacement = .beside
        values.sectionLook = nil
        values.takesFocusWhenPressed = true
        values.controlJoints = []
        values.labelsVisibility = .automatic
        if let colorScheme { values.colorScheme = colorScheme }
    }
}
