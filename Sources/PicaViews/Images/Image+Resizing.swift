import Foundation
import PicaGraph

extension Image {
    /// How an image fills a place that is not of its own size.
    public enum ResizingMode: Hashable, Sendable {
        /// Again and again, in its own size.
        case tile
        /// Once, as wide and high as the place.
        case stretch
    }

    /// Whether an image has its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// All that is not see-through has the foreground style.
        case template
        /// It has its own.
        case original
    }

    struct Resizing: Equatable, Sendable {
        let capInsets: EdgeInsets
        let mode: ResizingMode
        /// How much is shown of what lies between the insets, from its beginning on, in points; nil for all of it.
        var width: CGFloat?
        var height: CGFloat?

        /// Whether the picture is shown once and whole.
        var isPlain: Bool {
            mode == .stretch && capInsets == EdgeInsets() && width == nil && height == nil
        }
    }

    /// Fits the image to the place it gets; without this it has its own size.
    ///
    /// An image of a catalogue that is sliced there fills its place by its slices where nothing else is said here.
    ///
    /// - Parameters:
    ///   - capInsets: What of its edges keeps its size, in points: corners stay as they are, edges are resized
    ///     along their length alone. Leading is left. What is negative or no number counts as 0.
    ///   - resizingMode: Whether the rest is stretched or repeated. Symbols are always stretched.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Sets whether the image has its own colours or the foreground style; nil leaves it to the image: files
    /// have their own. Symbols have none, and always take the style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }
}
