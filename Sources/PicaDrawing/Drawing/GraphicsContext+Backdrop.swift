import PicaCanvas
import PicaFoundation
import PicaState

extension GraphicsContext.Shading {
    /// A shading with the drawing so far: of the picture, or of the layer being drawn.
    ///
    /// With a filter or a blend mode it changes a part of a picture:
    ///
    ///     context.addFilter(.grayscale(1))
    ///     context.fill(circle, with: .backdrop)
    ///
    /// It works for fills and strokes of paths; texts and images with this shading are invisible. Each use draws the
    /// whole drawing so far again, so a picture has six backdrops at most. Fills after the sixth are left out, with one
    /// warning.
    public static var backdrop: Self { Self(Backdrop()) }

    var isBackdrop: Bool { style.style is Backdrop }
}

private struct Backdrop: PrimitiveShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Backdrop { self }
    func filling(in environment: EnvironmentValues) -> ResolvedStyle { .clear }
}

extension Drawing {
    /// The maximum number of backdrops, as each doubles the commands of the drawing.
    private static var mostCopies: Int { 6 }

    /// Returns the drawing so far, to be drawn once more. `nil` once the maximum number of copies is reached.
    func copy() -> DisplayList? {
        guard copies < Self.mostCopies else {
            Logger(subsystem: "Pica", category: "views")
                .warningOnce("GraphicsContext: a picture has at most \(Self.mostCopies) backdrops")
            return nil
        }
        copies += 1
        return list
    }
}
