import PicaCanvas

/// The drawing that graphics contexts record, in the order of their calls.
package final class Drawing {
    package init() {}

    private var finished = DisplayList()
    /// The commands drawn last, and the clip that all of them share.
    private var commands: [DisplayList.Command] = []
    private var clip: Clip?
    /// The number of times the drawing so far has been drawn again as a backdrop.
    var copies = 0

    /// A clip of a drawing, linked to the clip around it.
    final class Clip {
        enum Shape {
            case path(CanvasPath)
            case layer(DisplayList, opacity: Double)
        }

        let outer: Clip?
        let shape: Shape
        let isInverse: Bool

        init(outer: Clip?, shape: Shape, isInverse: Bool) {
            self.outer = outer
            self.shape = shape
            self.isInverse = isInverse
        }

        /// Returns the command that draws the part of a list inside the clip.
        func cut(_ list: DisplayList) -> DisplayList.Command {
            switch shape {
            case .path(let path) where !isInverse: return .clip(path, list)
            case .path(let path):
                let inside = DisplayList.Command.path(path, .color(PixelColor(red: 1, green: 1, blue: 1)))
                return mask(list, DisplayList([inside]), opacity: 1)
            case .layer(let layer, let opacity): return mask(list, layer, opacity: opacity)
            }
        }

        private func mask(_ list: DisplayList, _ mask: DisplayList, opacity: Double) -> DisplayList.Command {
            let layer = Layer(opacity: opacity, blend: isInverse ? .destinationOut : .destinationIn)
            return .layer(Layer(), DisplayList(list.commands + [.layer(layer, mask)]))
        }
    }

    /// Adds commands whose coordinates are points of the picture.
    func add(_ new: [DisplayList.Command], within clip: Clip?) {
        if clip !== self.clip { finish() }
        self.clip = clip
        commands += new
    }

    /// The whole drawing.
    package var list: DisplayList {
        finish()
        return finished
    }

    /// Applies the shared clip to all pending commands at once, as clipping takes a layer.
    private func finish() {
        guard !commands.isEmpty else { return }
        var list = DisplayList(commands)
        var clip = clip
        while let current = clip {
            list = DisplayList([current.cut(list)])
            clip = current.outer
        }
        finished.commands += list.commands
        commands.removeAll()
    }
}
