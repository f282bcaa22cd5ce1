import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// A translucent background: a material with an edge.
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case regular, clear, identity
    }

    let kind: Kind
    private(set) var tint: Color?
    private(set) var isInteractive = false

    /// A glass on which all text is legible.
    public static let regular = Glass(kind: .regular)
    /// A glass that is more transparent than `regular`.
    public static let clear = Glass(kind: .clear)
    /// No glass.
    public static let identity = Glass(kind: .identity)

    /// Returns the glass with a tint color; `nil` for none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Returns the glass with or without a reaction to the pointer.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    nonisolated public init() {}

    /// Returns a capsule in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Adds a glass background to the view.
    ///
    /// - Parameters:
    ///   - glass: The kind of glass.
    ///   - shape: The shape of the glass; a capsule by default.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassGround(glass: glass, shape: shape))
    }

    /// Gives glass an identity for transitions to other glass. It has no effect in Pica: glass appears and disappears
    /// with its view.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
        -> some View
    { self }

    /// Merges the glass of several views into one. It has no effect in Pica: each view has its own glass.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }

    /// Sets the transition of glass. It has no effect in Pica: glass appears and disappears with its view.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A transition of glass. It has no effect in Pica.
public struct GlassEffectTransition: Sendable {
    private let name: String

    /// No transition.
    public static let identity = GlassEffectTransition(name: "identity")
    /// A transition from the geometry of other glass.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// A transition that fades the glass in and out.
    public static let materialize = GlassEffectTransition(name: "materialize")
}

/// A container for several views on glass. Unlike in SwiftUI, their glass does not flow together.
public struct GlassEffectContainer<Content: View> {
    private let content: Content

    /// - Parameters:
    ///   - spacing: The distance below which glass flows together. It has no effect in Pica.
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
