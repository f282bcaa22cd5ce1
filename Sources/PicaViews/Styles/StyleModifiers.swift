import Foundation
import PicaCanvas
import PicaGraph

/// A style with something changed about what it comes to.
struct ModifiedStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    enum Change: Equatable, Sendable {
        case opacity(Double)
        case blend(BlendMode)
        case shadow(ShadowStyle)
        case frame(CGRect)
    }

    let base: Base
    let change: Change

    func resolve(in environment: EnvironmentValues) -> ModifiedStyle { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        var style = base.resolved(in: environment)
        switch change {
        case .opacity(let opacity): style.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
        case .blend(let mode): style.blend = mode.operation
        case .shadow(let shadow): style.shadows.append(shadow.resolved(in: environment))
        // Places of a style are parts of the innermost room that was named.
        case .frame(let frame) where style.frame == nil && frame.isSound: style.frame = frame
        case .frame: break
        }
        return style
    }

    var followsNothingElse: Bool { base.dependsOnEnvironmentAlone }
}

extension CGRect {
    fileprivate var isSound: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

extension ShapeStyle {
    /// The style made more see-through; 1 leaves it as it is.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .opacity(opacity))
    }

    /// The style, laid over what is below in a way of its own.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .blend(mode))
    }

    /// The style with a shadow: each shape and each run of letters that is filled with it has one.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .shadow(style))
    }

    /// The style as it is in a rectangle, in points of the view that shows it, whatever is filled with it: a
    /// gradient runs through the rectangle, and not through each shape.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { ModifiedStyle(base: self, change: .frame(rect)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style made more see-through; 1 leaves it as it is.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    /// The foreground style, laid over what is below in a way of its own.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
