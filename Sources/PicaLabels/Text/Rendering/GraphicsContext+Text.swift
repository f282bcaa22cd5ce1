import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation
import PicaState
import PicaText

extension GraphicsContext {
    // MARK: Texts

    /// A text resolved in the context's environment.
    public struct ResolvedText {
        fileprivate var text: TypesetText
        private let source: Text
        private let environment: EnvironmentValues

        /// The shading of characters without a color of their own; the foreground style by default.
        public var shading = Shading.foreground {
            didSet {
                text = Self.set(source, in: shading.foreground(in: environment))
            }
        }

        fileprivate init(_ source: Text, in environment: EnvironmentValues) {
            self.source = source
            self.environment = environment
            text = Self.set(source, in: environment)
        }

        private static func set(_ source: Text, in environment: EnvironmentValues) -> TypesetText {
            nonisolated(unsafe) let environment = environment
            return MainThread.assumeIsolated { TypesetText(PicaLabels.ResolvedText(source, in: environment)) }
        }

        fileprivate func layout(in size: CGSize) -> TextLayout {
            // No other code shares it: drawing happens on the main actor.
            let text = text
            return MainThread.assumeIsolated { text.layout(ProposedViewSize(size)) }
        }

        /// Returns the size that the text takes in a given size, in points; a length may be infinite.
        public func measure(in size: CGSize) -> CGSize {
            let layout = layout(in: size)
            return CGSize(width: layout.width, height: layout.height)
        }

        /// Returns the distance from the top to the first baseline, in points, for a given size.
        public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size).firstBaseline) }

        /// Returns the distance from the top to the last baseline, in points, for a given size.
        public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size).lastBaseline) }
    }

    /// Resolves a text in the context's environment, ready to be measured and drawn.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: environment) }

    /// Draws a text from the top of a rectangle; lines wrap at its width.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let layout = text.layout(in: rect.size)
        draw(DrawnText(layout, of: text.text.resolved), at: rect.origin)
    }

    /// Draws a text without wrapping it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: The position of the anchor.
    ///   - anchor: A point of the text's frame; its center by default.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
        let size = CGSize(width: layout.width, height: layout.height)
        draw(
            DrawnText(layout, of: text.text.resolved),
            at: CGRect(size: size, with: anchor, at: point).origin)
    }

    /// Draws a text from the top of a rectangle; lines wrap at its width.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text without wrapping it, with an anchor of its frame at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Parts of layouts

    /// Draws a line of a text at its position.
    public func draw(
        _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {
        draw(line.text, at: line.offset, lines: line.number..<line.number + 1, options: options)
    }

    /// Draws a run of a text at its position, including underline and strikethrough.
    public func draw(
        _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {
        draw(run[run.indices], options: options)
    }

    /// Draws a slice of a run at its position, including underline and strikethrough.
    public func draw(
        _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
    ) {
        let run = slice.run
        draw(
            run.text, at: run.offset, lines: run.line..<run.line + 1,
            part: slice.part, options: options)
    }

    private func draw(
        _ text: DrawnText, at origin: CGPoint, lines: Range<Int>? = nil, part: TextLayout.Part? = nil,
        options: Text.Layout.DrawingOptions = []
    ) {
        var list = DisplayList()
        text.layout.draw(
            into: &list, at: origin, palette: text.palette, images: text.images, lines: lines, part: part)
        draw(options.contains(.disablesSubpixelQuantization) ? [.moving(list)] : list.commands)
    }
}
