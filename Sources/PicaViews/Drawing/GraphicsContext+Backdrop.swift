import PicaCanvas
import PicaFoundation
import PicaGraph

extension GraphicsContext.Shading {
    /// What was drawn so far: into the picture, or into the layer that is being drawn.
    ///
    /// With a filter or a blend mode it changes a part of a picture:
    ///
    ///     context.addFilter(.grayscale(1))
    ///     context.fill(circle, with: .backdrop)
    ///
    /// It fills and strokes paths; texts and images that have it as their shading are not seen. Each use has all that
    /// was drawn before drawn once more, so a picture has six at most: what would be filled after that is left out,
    /// with one warning.
    public static var backdrop: Self { Self(Backdrop()) }

    var isBackdrop: Bool { style.style is Backdrop }
}

private struct Backdrop: PrimitiveShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Backdrop { self }
    func filling(in environment: EnvironmentValues) -> ResolvedStyle { .clear }
}

extension Drawing {
    /// Each doubles what there is to draw.
    private static var mostCopies: Int { 6 }

    /// What was drawn so far, to be drawn once more; nil once that was done too often.
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
