import Foundation
import PicaFoundation

/// What an image of a catalogue says of how it fills a place that is not of its own size, in its pixels.
struct AssetSlices: Equatable, Sendable {
    let (top, left, bottom, right): (Double, Double, Double, Double)
    /// What is shown of the middle, counted from its beginning; nil for all of it.
    let width: Double?
    let height: Double?
    /// Whether the middle is repeated; otherwise it is stretched.
    let tilesMiddle: Bool

    /// - Parameter json: What is said under `resizing`.
    /// - Returns: nil where nothing that is known is said.
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
        // Nothing of the middle could fill no place.
        width = isWide ? number(center?["width"]).flatMap { $0 > 0 ? $0 : nil } : nil
        height = isHigh ? number(center?["height"]).flatMap { $0 > 0 ? $0 : nil } : nil
        tilesMiddle = center?["mode"]?.string == "tile"
    }
}
