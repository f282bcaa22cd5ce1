import Foundation
import PicaGraph
import PicaState
import PicaText

/// A request of an assistive technology about an element, which only the main thread can carry out or answer.
struct AccessibilityRequest: Sendable {
    /// The action or question. Text offsets are in UTF-8 bytes.
    enum Command: Sendable {
        case perform(AccessibilityAction.Kind)
        case setNumber(Double)
        case focus
        case reveal
        /// The displayed line at an offset, or the one beside it.
        case line(TextPlace, Int)
        case textFrame(Range<Int>)
        case textOffset(at: CGPoint)
        case attributes(at: Int)
        case select([Range<Int>])
        case replace(Range<Int>, String)
        case edit(AccessibleEdit)
        case revealText(Range<Int>)
        case rows(RowCommand)
    }

    /// An action or question about rows of a list, whether views show them or not.
    enum RowCommand: Sendable {
        /// Makes the views of a row.
        case make(Int)
        case setSelected(Int, Bool)
        case setAllSelected(Bool)
        case isSelected(Int)
        case selected
    }

    /// The number by which the answer refers to the request.
    let number: Int
    let element: AccessibilityID
    let command: Command
}

/// The main thread's answer to a request.
enum AccessibilityAnswer: Sendable {
    /// The command was carried out, or not.
    case done(Bool)
    /// A range of a text.
    case range(Range<Int>, in: Rope)
    /// A rectangle in the window's coordinate space; `nil` if there is none.
    case frame(CGRect?)
    /// An offset in a text.
    case offset(Int, in: Rope)
    case attributes(AccessibleTextAttributes, in: Rope)
    case rows([Int])
    /// The element is gone, or has no text.
    case gone
}
