import PicaCanvas

extension DisplayList.Command {
    /// Returns the command with its paint less opaque. `nil` if that would take a layer, because parts of the drawing
    /// may overlap.
    func faded(by opacity: Double) -> DisplayList.Command? {
        func faded(_ paint: Paint) -> Paint? {
            guard case .color(var color) = paint else { return nil }
            color.alpha *= Float(opacity)
            return .color(color)
        }
        switch self {
        case .rect(let rect, let paint): return faded(paint).map { .rect(rect, $0) }
        case .roundedRect(let rect, let radius, let curve, let paint):
            return faded(paint).map { .roundedRect(rect, radius: radius, curve: curve, $0) }
        case .path(let path, let paint): return faded(paint).map { .path(path, $0) }
        case .stroke(let path, let line, let paint): return faded(paint).map { .stroke(path, line, $0) }
        case .glyphs(let run, let origin, let paint) where run.glyphs.count == 1:
            return faded(paint).map { .glyphs(run, origin: origin, $0) }
        case .moving(let list) where list.commands.count == 1:
            return list.commands[0].faded(by: opacity).map { .moving(DisplayList([$0])) }
        default: return nil
        }
    }
}
