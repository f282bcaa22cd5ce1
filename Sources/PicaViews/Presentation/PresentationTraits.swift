import Foundation
import PicaGraph

/// What views say of the presentation that they are in.
struct PresentationTraits {
    /// Whether people are kept from taking it away.
    var isKeptFromPeople = false
    /// The heights that it can have; nil where its content decides.
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    /// In points; nil for the usual one.
    var cornerRadius: CGFloat?
    /// Brings the background from where it is written; nil for the usual one.
    var background: PortalPassage?
    var sizing: any PresentationSizing = AutomaticPresentationSizing()
}

enum PresentationTraitsKey: PreferenceKey {
    static var defaultValue: PresentationTraits { PresentationTraits() }

    /// The last view that says something of one kind has the last word.
    static func reduce(value: inout PresentationTraits, nextValue: () -> PresentationTraits) {
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

    /// Keeps people from taking away the sheet or the popover that the view is in: Escape and a press beside it do
    /// nothing. The program still can.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationTrait { $0.isKeptFromPeople = $0.isKeptFromPeople || isDisabled }
    }

    /// Sets how round the corners of the sheet or the popover are that the view is in.
    /// - Parameter cornerRadius: In points; nil for what is usual.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        let radius = cornerRadius.flatMap { Length.checked($0, as: .extent, of: "presentationCornerRadius") }
        return presentationTrait { $0.cornerRadius = radius }
    }

    /// Fills the sheet or the popover that the view is in with a style; what is see-through shows what is behind it.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(PresentationBackground(background: Rectangle().fill(style)))
    }

    /// Puts a view behind all of the sheet or the popover that the view is in.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            PresentationBackground(
                background: ZStack(content: content)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
    }
}

/// Mounts a background where it is written, for the sheet or the popover around it to show.
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

/// What is presented begins anew: what is said of what presents it is not said of it.
struct PresentedEnvironment {
    /// What its views prefer.
    var colorScheme: ColorScheme?
}

extension PresentedEnvironment: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.keyboardShortcut = nil
        values.submitHandler = nil
        // What is presented from a form's row is no row of it.
        values.controlLabelPlacement = .beside
        values.sectionLook = nil
        values.takesFocusWhenPressed = true
        values.labelsVisibility = .automatic
        if let colorScheme { values.colorScheme = colorScheme }
    }
}
