import Foundation
import PicaCanvas
import PicaState

/// A style with a change applied after it is resolved.
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
        // Unit coordinates refer to the innermost frame that was set.
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
    /// Returns the style with its opacity multiplied; 1 leaves it as it is.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .opacity(opacity))
    }

    /// Returns the style with a blend mode for the content below.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .blend(mode))
    }

    /// Returns the style with a shadow, which each shape and each run of text filled with it casts.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ModifiedStyle(base: self, change: .shadow(style))
    }

    /// Returns the style laid out in a rectangle, in points of the view that shows it. A gradient then spans the
    /// rectangle rather than each filled shape.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { ModifiedStyle(base: self, change: .frame(rect)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with its opacity multiplied; 1 leaves it as it is.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    /// Returns the foreground style with a blend mode for the content below.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
    /// Returns the foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
