import Foundation

extension CGRect {
    /// With so much more on its sides; what leads is where lines begin that run in a direction.
    func outset(by insets: EdgeInsets, _ direction: LayoutDirection) -> CGRect {
        let left = direction == .leftToRight ? insets.leading : insets.trailing
        return CGRect(
            x: minX - left, y: minY - insets.top, width: width + insets.leading + insets.trailing,
            height: height + insets.top + insets.bottom)
    }
}
