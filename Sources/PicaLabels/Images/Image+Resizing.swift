import Foundation
import PicaState

extension Image {
    /// The way an image fills a space that differs from its own size.
    public enum ResizingMode: Hashable, Sendable {
        /// The image is repeated in its own size.
        case tile
        /// The image is stretched to the space.
        case stretch
    }

    /// Whether an image keeps its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// All opaque pixels have the foreground style.
        case template
        /// The image keeps its own colors.
        case original
    }

    struct Resizing: Equatable, Sendable {
        let capInsets: EdgeInsets
        let mode: ResizingMode
        /// The part of the area between the insets that is shown, from its start, in points; `nil` for all of it.
        var width: CGFloat?
        var height: CGFloat?

        /// Whether the image is shown once as a whole.
        var isPlain: Bool {
            mode == .stretch && capInsets == EdgeInsets() && width == nil && height == nil
        }
    }

    /// Makes the image fill the space it gets, rather than keep its own size.
    ///
    /// An image with slices in its asset catalog uses them, unless this modifier sets other insets or tiling.
    ///
    /// - Parameters:
    ///   - capInsets: The edges that keep their size, in points: corners are unchanged, and edges are resized only
    ///     along their length. Leading means left. Values that are negative or NaN count as 0.
    ///   - resizingMode: Whether the rest is stretched or tiled. Symbols are always stretched.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    /// Sets whether the image keeps its own colors or takes the foreground style; `nil` leaves it to the image. Files
    /// keep their own. Symbols have none, so they always take the style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }
}
