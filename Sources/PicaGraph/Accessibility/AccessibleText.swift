import Foundation
import PicaText

/// An element whose text assistive technologies read and select.
///
/// All offsets are those of `accessibleText.content`, in UTF-8 bytes. They may be out of range.
@MainActor package protocol AccessibleText: AnyObject {
    /// The text and the selection now; `nil` if only the label is read. A field shares its text with the copy.
    var accessibleText: AccessibleTextState? { get }
    /// Returns the displayed line at an offset, with its line end.
    func accessibleLine(at offset: Int) -> Range<Int>
    /// Returns the rectangle around a range, in the window's coordinate space; `nil` if it is not laid out.
    func accessibleFrame(of range: Range<Int>) -> CGRect?
    /// Returns the offset nearest to a point in the window's coordinate space.
    func accessibleOffset(at point: CGPoint) -> Int
    /// Returns the attributes at an offset, by AT-SPI's names, and the range that has them.
    func accessibleAttributes(at offset: Int) -> AccessibleTextAttributes
    /// Selects text; an empty range places the caret.
    func selectAccessibleText(_ ranges: [Range<Int>])
    /// Scrolls until a range is visible.
    func revealAccessibleText(_ range: Range<Int>)
}

/// An element whose text assistive technologies change, while the state says that it is editable.
@MainActor package protocol EditableAccessibleText: AccessibleText {
    /// Replaces a range, as the person would.
    func replaceAccessibleText(_ range: Range<Int>, with text: String)
    func performAccessibleEdit(_ edit: AccessibleEdit)
}

/// An immutable copy of an element's text and selection.
package struct AccessibleTextState: Sendable {
    /// The text; bullets in place of a secret.
    package var content: Rope
    /// The offset of the caret; `nil` for a text that only the copy has, as that of a pop-up button.
    package var caret: Int?
    /// The selected ranges that are not empty, in order.
    package var selection: [Range<Int>]
    package var isEditable: Bool
    package var isSingleLine: Bool

    package init(
        content: Rope, caret: Int?, selection: [Range<Int>], isEditable: Bool, isSingleLine: Bool
    ) {
        self.content = content
        self.caret = caret
        self.selection = selection
        self.isEditable = isEditable
        self.isSingleLine = isSingleLine
    }
}

/// The attributes of a range of text.
package struct AccessibleTextAttributes: Equatable, Sendable {
    package var range: Range<Int>
    /// Values by AT-SPI's names, such as `weight`.
    package var values: [String: String]

    package init(range: Range<Int>, values: [String: String]) {
        self.range = range
        self.values = values
    }
}

/// A change by way of the clipboard.
package enum AccessibleEdit: Sendable {
    /// Copies a range, and leaves the selection.
    case copy(Range<Int>)
    case cut(Range<Int>)
    /// Inserts the clipboard's text.
    case paste(at: Int)
}
