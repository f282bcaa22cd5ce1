import Foundation
import PicaFoundation

/// The slices by which a catalog image fills an area of another size, in pixels of the image.
package struct AssetSlices: Equatable, Sendable {
    package let (top, left, bottom, right): (Double, Double, Double, Double)
    /// The size of the shown part of the middle, from its beginning; `nil` for all of it.
    package let width: Double?
    package let height: Double?
    /// Whether the middle is tiled; otherwise it is stretched.
    package let tilesMiddle: Bool

    /// - Parameter json: The value of the `resizing` key.
    /// - Returns: `nil` if the value has no known mode.
    init?(_ json: JSONValue?) {
        let (insets, center) = (json?["cap-insets"], json?["center"])
        func number(_ value: JSONValue?) -> Double? {
            guard case .number(let text) = value, let number = Double(text), number.isFinite, number >= 0
            else { return nil }
            return number
        }
        let isWide: Bool
        let isHigh: Bool
        switch json?["mode"]?.string {
        case "9-part": (isWide, isHigh) = (true, true)
        case "3-part-horizontal": (isWide, isHigh) = (true, false)
        case "3-part-vertical": (isWide, isHigh) = (false, true)
        default: return nil
        }
        left = isWide ? number(insets?["left"]) ?? 0 : 0
        right = isWide ? number(insets?["right"]) ?? 0 : 0
        top = isHigh ? number(insets?["top"]) ?? 0 : 0
        bottom = isHigh ? number(insets?["bottom"]) ?? 0 : 0
        // An empty middle could not fill any area.
        width = isWide ? number(center?["width"]).flatMap { $0 > 0 ? $0 : nil } : nil
        height = isHigh ? number(center?["height"]).flatMap { $0 > 0 ? $0 : nil } : nil
        tilesMiddle = center?["mode"]?.string == "tile"
    }
}
