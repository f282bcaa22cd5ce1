import Foundation
import PicaDrawing
import PicaState

extension AssetSlices {
    /// Returns the slices as resizing in points.
    /// - Parameter scale: The number of pixels per point.
    func resizing(scale: CGFloat) -> Image.Resizing {
        Image.Resizing(
            capInsets: EdgeInsets(
                top: top / scale, leading: left / scale, bottom: bottom / scale, trailing: right / scale),
            mode: tilesMiddle ? .tile : .stretch, width: width.map { $0 / scale },
            height: height.map { $0 / scale })
    }
}
