import PicaCanvas

/// What graphics contexts have drawn, in the order they did.
final class Drawing {
    private var finished = DisplayList()
    /// What was drawn last, and the clip that all of it is in.
    private var commands: [DisplayList.Command] = []
    private var clip: Clip?
    /// How often what was drawn so far was drawn once more.
    var copies = 0

    /// What is left of a drawing; a chain from the last to the first.
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

        /// What it leaves of a drawing.
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

    /// Adds what is in the picture's points.
    func add(_ new: [DisplayList.Command], within clip: Clip?) {
        if clip !== self.clip { finish() }
        self.clip = clip
        commands += new
    }

    /// All of it.
    var list: DisplayList {
        finish()
        return finished
    }

    /// What shares a clip is cut at once, as cutting takes a layer.
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
