import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// The background of a bar: a material under which content scrolls, with a line where the content begins.
struct BarGround: ViewModifier {
    /// The edge of the content at which the bar is placed.
    let edge: Edge
    /// The background that the app sets; `nil` for the default.
    let style: AnyShapeStyle?
    let visibility: Visibility
    @Environment(\.scrollEdgeEffects) private var effects

    nonisolated init(edge: Edge, style: AnyShapeStyle? = nil, visibility: Visibility = .automatic) {
        self.edge = edge
        self.style = style
        self.visibility = visibility
    }

    func body(content: Content) -> some View {
        if visibility == .hidden || visibility == .automatic && style == nil && effects.isHidden(at: edge) {
            content
        } else {
            content.background(style ?? ground).overlay(alignment: alignment) { line }
                .modifier(BarSurface())
        }
    }

    private var ground: AnyShapeStyle {
        effects.style(at: edge) == .hard ? AnyShapeStyle(Color(themed: .sidebar)) : AnyShapeStyle(.bar)
    }

    private var alignment: Alignment {
        switch edge {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }

    private var line: some View {
        let isAcross = edge == .top || edge == .bottom
        return Color(themed: .quaternary).opacity(0.6)
            .frame(width: isAcross ? nil : 1, height: isAcross ? 1 : nil)
            .allowsHitTesting(false)
    }
}

/// The area of a bar, in which presses do not move the focus.
private struct BarSurface {}

extension BarSurface: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> BarSurfaceBehavior { BarSurfaceBehavior(element) }
}

private final class BarSurfaceBehavior: ElementBehavior, BarResponder {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ value: BarSurface, _ environment: EnvironmentValues) {}

    var responder: (any Responder)? { self }
    func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .nothing }
}
