import Foundation
import PicaGraph

/// A see-through ground: a material with an edge.
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case regular, clear, identity
    }

    let kind: Kind
    private(set) var tint: Color?
    private(set) var isInteractive = false

    /// A ground on which everything can be read.
    public static let regular = Glass(kind: .regular)
    /// A ground that lets more through.
    public static let clear = Glass(kind: .clear)
    /// None.
    public static let identity = Glass(kind: .identity)

    /// The same with some of a colour; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// The same, which answers to the pointer.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}

/// The shape of glass where nobody says another: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// The one that there is.
    nonisolated public init() {}

    /// A capsule in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Puts glass behind the view.
    ///
    /// - Parameters:
    ///   - glass: What it is like.
    ///   - shape: Its shape; a capsule by default.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassGround(glass: glass, shape: shape))
    }

    /// Knows glass by an identity, so that it becomes other glass of the same. Accepted, without effect here: glass
    /// comes and goes with its view.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
        -> some View
    { self }

    /// Joins glass to one segment. Accepted, without effect here: each view has its own.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }

    /// Says how glass comes and goes. Accepted, without effect here: it does so with its view.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass comes and goes. Accepted, without effect here.
public struct GlassEffectTransition: Sendable {
    private let name: String

    /// At once.
    public static let identity = GlassEffectTransition(name: "identity")
    /// From other glass.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// By becoming visible.
    public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views of which several are on glass. They are shown as they are: segments of glass do not flow together here.
public struct GlassEffectContainer<Content: View> {
    private let content: Content

    /// - Parameters:
    ///   - spacing: From where on segments of glass flow together; accepted, without effect here.
    ///   - content: The views.
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    /// The views.
    public var body: some View { content }
}

struct GlassGround<Ground: Shape> {
    let glass: Glass
    let shape: Ground
    @State private var isHovered = false

    nonisolated init(glass: Glass, shape: Ground) {
        self.glass = glass
        self.shape = shape
    }
}

extension GlassGround: ViewModifier {
    func body(content: Content) -> some View {
        content
            .background {
                if glass.kind != .identity {
                    shape.fill(glass.kind == .clear ? Material.ultraThin : Material.regular)
                    if let tint = glass.tint { shape.fill(tint.opacity(glass.kind == .clear ? 0.15 : 0.25)) }
                    if isHovered { shape.fill(.primary.opacity(0.06)) }
                    shape.stroke(.primary.opacity(0.15), lineWidth: 1)
                }
            }
            .onHover { isHovered = $0 && glass.isInteractive }
    }
}
