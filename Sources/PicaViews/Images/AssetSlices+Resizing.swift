import Foundation
import PicaGraph

extension AssetSlices {
    /// The same in points.
    /// - Parameter scale: Pixels a point.
    func resizing(scale: CGFloat) -> Image.Resizing {
        Image.Resizing(
            capInsets: EdgeInsets(
                top: top / scale, leading: left / scale, bottom: bottom / scale, trailing: right / scale),
            mode: tilesMiddle ? .tile : .stretch, width: width.map { $0 / scale },
            height: height.map { $0 / scale })
    }
}
