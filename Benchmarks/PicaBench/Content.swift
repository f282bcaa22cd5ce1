import Foundation
import PicaUI

/// The content of every test, the same for each toolkit.
enum Content {
    static let windowSize = CGSize(width: 800, height: 600)
    /// 10 pt at 96 dots an inch, in pixels.
    static let fontSize: CGFloat = 40 / 3
    static let family = "DejaVu Sans"
    static var font: Font { font(scale: 1) }
    static func font(scale: CGFloat) -> Font { .custom(family, fixedSize: fontSize * scale) }

    static let label = "Account details for the monthly report"
    static let field = "Grace Hopper, Arlington"
    static let password = "correct horse battery"
    static let note = """
        The quick brown fox jumps over the lazy dog, and then it rests a while.
        Pack my box with five dozen liquor jugs; the shelf by the door is free.

        How vexingly quick daft zebras jump! Sphinx of black quartz, judge my vow.
        A wizard's job is to vex chumps quickly in fog, in rain, or in snow, and a \
        paragraph that is long enough has to be broken over more than one line.

        Café, naïve, Straße, ångström, jalapeño.
        Numbers: 0123456789, 3.14159, 2^16 = 65536.

        Last line of the note.

        """

    private static let words = [
        "amber", "bridge", "copper", "delta", "ember", "forest", "garden", "harbour", "island", "jasper",
        "kettle", "lantern", "meadow", "north", "orchard", "pepper", "quarry", "river", "silver", "timber",
        "umber", "valley", "winter", "yellow", "zephyr", "anchor", "beacon", "cinder", "dapple", "echo",
        "fathom", "glacier",
    ]

    /// About 40 characters, others for each label and version.
    static func label(_ index: Int, version: Int) -> String {
        var seed = UInt32(truncatingIfNeeded: index) &* 2_654_435_761
        seed = seed &+ UInt32(truncatingIfNeeded: version) &* 40503 &+ 12345
        let digits = String(index)
        var text = "Row " + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        while text.utf8.count < 34 {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            text += " " + words[Int(seed >> 16 & 31)]
        }
        return text
    }
}
