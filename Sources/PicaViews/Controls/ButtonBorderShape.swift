import Foundation
import PicaGraph

/// The outline of buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable {
        case automatic, capsule, circle
        case rounded(CGFloat)
    }

    private let kind: Kind
    private var inset: CGFloat = 0

    private init(_ kind: Kind) { self.kind = kind }

    /// As the button's style has it: slightly rounded.
    public static let automatic = ButtonBorderShape(.automatic)
    /// Half circles at its ends.
    public static let capsule = ButtonBorderShape(.capsule)
    /// Slightly rounded.
    public static let roundedRectangle = ButtonBorderShape(.rounded(Theme.cornerRadius))
    /// Rounded by a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.rounded(radius.isFinite ? max(radius, 0) : 0))
    }
    /// A circle, around an icon.
    public static let circle = ButtonBorderShape(.circle)

    var isCircle: Bool { kind == .circle }

    /// The radius of its corners in a size, in points.
    nonisolated func radius(in size: CGSize) -> CGFloat {
        let most = min(size.width, size.height) / 2
        switch kind {
        case .automatic: return min(max(0, Theme.cornerRadius - inset), most)
        case .rounded(let radius): return min(max(0, radius - inset), most)
        case .capsule, .circle: return most
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    /// The outline in a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        var rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
        if kind == .circle {
            let side = min(rect.width, rect.height)
            rect = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        }
        return Path(roundedRect: rect, cornerRadius: radius(in: rect.size), style: .circular)
    }

    /// The shape with its sides moved inwards by some points.
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
    /// The outline of buttons with a border.
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of buttons with a border in the view: those of the styles `bordered` and
    /// `borderedProminent`.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
