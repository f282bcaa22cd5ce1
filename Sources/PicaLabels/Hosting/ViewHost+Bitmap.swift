import Foundation
import PicaCanvas
import PicaGraph
import PicaState

extension ViewHost {
    /// The maximum side of a picture, in pixels.
    private static let largestSide: CGFloat = 16384
    /// The number of layouts after which the size is taken as it is.
    private static let mostLayouts = 3

    /// Lays out the view for a proposal and draws it; `nil` if the result is empty or too large.
    package func bitmap(_ proposal: ProposedViewSize, scale: CGFloat, isOpaque: Bool) -> Bitmap? {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        resize(to: .zero, scale: scale)
        var laidOut: CGSize?
        var (width, height) = (CGFloat.zero, CGFloat.zero)
        // Lazy content has only an estimated size until it is laid out.
        for _ in 0..<Self.mostLayouts {
            let size = sizeThatFits(proposal)
            if size == laidOut { break }
            laidOut = size
            width = (size.width * scale).rounded(.up)
            height = (size.height * scale).rounded(.up)
            guard width >= 1, height >= 1, width <= Self.largestSide, height <= Self.largestSide else {
                return nil
            }
            resize(to: size, scale: scale)
            updateWithSpelling()
        }
        let bitmap = Bitmap(width: Int(width), height: Int(height))
        let painter = Painter(target: SoftwareTarget(bitmap), scale: scale, glyphs: .shared)
        if isOpaque {
            paint(on: painter)
        } else {
            rootElement.paint(on: painter)
        }
        painter.finish()
        return bitmap
    }
}

extension ViewHost {
    /// Updates all views, including the spelling marks of fields, as a picture cannot wait for them.
    fileprivate func updateWithSpelling() {
        _ = update()
        // The answers may cause a field to check more text.
        for _ in 0..<4 {
            guard let checker = environment.spellChecker, checker.isBusy else { return }
            checker.finish()
            _ = update()
        }
    }
}
