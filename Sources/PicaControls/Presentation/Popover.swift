import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// The part of a view that a popover is attached to.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view's frame, in unit coordinates.
    case point(UnitPoint)

    fileprivate var place: (CGSize) -> CGRect {
        switch self {
        case .rect(let source): source.place
        case .point(let point):
            { CGRect(x: $0.width * point.x, y: $0.height * point.y, width: 0, height: 0) }
        }
    }
}

extension View {
    /// Shows a popover beside the view while a condition is true. A press outside the popover, Escape, or `dismiss`
    /// inside it sets the condition to `false`. While it is shown it has the keyboard focus.
    ///
    /// - Parameters:
    ///   - attachmentAnchor: The part of the view it is attached to; the whole view by default.
    ///   - arrowEdge: The preferred edge of the view for the popover and its arrow, if there is space; `nil` prefers
    ///     the bottom.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            LayerPresenter(
                isPresented: isPresented, placement: .pointing(arrowEdge),
                anchor: .content(attachmentAnchor.place),
                content: { content().modifier(PopoverSurface()) }))
    }

    /// Shows a popover for an item beside the view while there is one.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        popover(
            isPresented: item.hasValue(), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
        ) {
            if let present = item.wrappedValue { content(present).id(present.id) }
        }
    }
}

/// The surface of a popover: a raised card with an arrow to its anchor.
private struct PopoverSurface {
    @State private var traits = PresentationTraits()
    @State private var colorScheme: ColorScheme?
    @State private var arrow: LayerArrow?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.picaTheme) private var theme

    nonisolated init() {}
}

extension PopoverSurface: ViewModifier {
    func body(content: Content) -> some View {
        let radius = traits.cornerRadius ?? theme.surfaceRadius
        let shape = PopoverShape(cornerRadius: radius, arrow: arrow)
        return ZStack { content }
            .modifier(OverflowScroll())
            .onPreferenceUpdate(PresentationTraitsKey.self) {
                traits = $0
                dismiss.keepFromPeople($0.isKeptFromPeople)
            }
            .onPreferenceChange(PreferredColorSchemeKey.self) { colorScheme = $0 }
            .padding(LayerArrow.length)
            .background {
                if let background = traits.background {
                    PortalOutlet(background).clipShape(shape)
                } else {
                    shape.fill(Color(themed: .field))
                }
            }
            .overlay {
                if traits.background == nil {
                    shape.stroke(Color(themed: .separator)).allowsHitTesting(false)
                }
            }
            .elevation(
                traits.background == nil ? .floating : nil, radius: radius, insets: LayerArrow.length
            )
            .modifier(LayerArrowReader { arrow = $0 })
            .modifier(PresentedEnvironment(colorScheme: colorScheme))
    }
}

extension View {
    /// Puts the view on a floating card: a surface with an edge and a shadow.
    package func floatingCard() -> some View { modifier(FloatingCard()) }
}

private struct FloatingCard: ViewModifier {
    @Environment(\.picaTheme) private var theme

    nonisolated init() {}

    func body(content: Content) -> some View {
        content
            .background { theme.surfaceShape.fill(Color(themed: .field)) }
            .overlay { theme.surfaceShape.strokeBorder(Color(themed: .separator)).allowsHitTesting(false) }
            .elevation(.floating, radius: theme.surfaceRadius)
    }
}
