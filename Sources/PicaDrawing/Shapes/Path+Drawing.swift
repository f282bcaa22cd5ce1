import Foundation
import PicaCanvas

extension Path {
    /// Returns the command that fills the path. Simple forms use faster commands.
    package func fill(_ paint: Paint, _ style: FillStyle) -> DisplayList.Command {
        switch form {
        case .rect(let rect): .rect(rect, paint)
        case .roundedRect(let rect, let radius, let curve) where style.isAntialiased:
            .roundedRect(rect, radius: radius, curve: curve, paint)
        case .roundedRect, .outline: .path(outline.filled(style), paint)
        }
    }

    /// Returns the command that strokes the path. Simple forms become borders of whole pixels.
    package func stroke(_ paint: Paint, _ style: StrokeStyle, isAntialiased: Bool) -> DisplayList.Command {
        let width = style.width
        switch form {
        case .rect(let rect) where style.dash.isEmpty && style.lineJoin == .miter && style.miterLimit >= 2:
            return .border(rect.insetBy(dx: -width / 2, dy: -width / 2), radius: 0, width: width, paint)
        case .roundedRect(let rect, let radius, let curve) where style.dash.isEmpty && isAntialiased:
            return .border(
                rect.insetBy(dx: -width / 2, dy: -width / 2), radius: radius + width / 2, curve: curve,
                width: width, paint)
        default:
            return .stroke(
                outline.filled(FillStyle(antialiased: isAntialiased)), style.line, paint)
        }
    }
}
