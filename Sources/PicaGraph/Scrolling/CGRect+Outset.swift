import Foundation
import PicaState

extension CGRect {
    /// Returns the rectangle enlarged by insets, in a layout direction.
    func outset(by insets: EdgeInsets, _ direction: LayoutDirection) -> CGRect {
        let left = direction == .leftToRight ? insets.leading : insets.trailing
        return CGRect(
            x: minX - left, y: minY - insets.top, width: width + insets.leading + insets.trailing,
            height: height + insets.top + insets.bottom)
    }
}
