import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable {
        case automatic, capsule, circle, roundedRectangle
        case rounded(CGFloat)
    }

    private let kind: Kind
    private var inset: CGFloat = 0
    /// The theme's corner radius, in points.
    private var usual: CGFloat = PicaTheme.pica.cornerRadius
    /// The edges that join another control.
    private var joints: HorizontalEdge.Set = []

    private init(_ kind: Kind) { self.kind = kind }

    /// The shape of the button's style: a slightly rounded rectangle.
    public static let automatic = ButtonBorderShape(.automatic)
    /// A capsule, with half circles at its ends.
    public static let capsule = ButtonBorderShape(.capsule)
    /// A slightly rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)
    /// Returns a rectangle with a corner radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.rounded(radius.isFinite ? max(radius, 0) : 0))
    }
    /// A circle around an icon.
    public static let circle = ButtonBorderShape(.circle)

    var isCircle: Bool { kind == .circle }

    /// Returns the shape at a place: with the corners of the theme, unless it has its own, and with its joints.
    fileprivate func placed(in environment: EnvironmentValues) -> ButtonBorderShape {
        var shape = self
        shape.usual = environment.picaTheme.cornerRadius
        shape.joints = environment.controlJoints
        return shape
    }

    /// The corner radius in points, however large the button is; infinite for half circles.
    var cornerRadius: CGFloat { radius(in: CGSize(width: CGFloat.infinity, height: .infinity)) }

    /// Returns the corner radius for a size, in points.
    nonisolated func radius(in size: CGSize) -> CGFloat {
        let most = min(size.width, size.height) / 2
        switch kind {
        case .automatic, .roundedRectangle: return min(max(0, usual - inset), most)
        case .rounded(let radius): return min(max(0, radius - inset), most)
        case .capsule, .circle: return most
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    /// Returns the outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        var rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
        if kind == .circle {
            let side = min(rect.width, rect.height)
            rect = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        }
        return ControlShape(radius: radius(in: rect.size), joints: joints).path(in: rect)
    }

    /// The behavior `mirrors` where the button joins another control.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
        joints.isEmpty ? .fixed : .mirrors
    }

    /// Returns the shape with its sides moved inward by a distance in points.
    nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The shape of bordered buttons.
    package var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self].placed(in: self) }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of bordered buttons in the view, which have the style `bordered` or `borderedProminent`.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
