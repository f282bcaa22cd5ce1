import Foundation
import PicaFoundation

extension Formatter {
    /// Reads a value from a text; `nil` if the text contains none of the type.
    ///
    /// On Linux Foundation's `Formatter` has no method for this; the subclasses that can read have one each.
    func value<V>(in text: String, as type: V.Type) -> V? {
        switch self {
        case let numbers as NumberFormatter:
            guard let number = numbers.number(from: text), numbers.allows(number) else { return nil }
            return number as? V ?? number.decimalValue as? V
        case let dates as DateFormatter: return dates.date(from: text) as? V
        case let dates as ISO8601DateFormatter: return dates.date(from: text) as? V
        case let names as PicaFoundation.PersonNameComponentsFormatter:
            return names.personNameComponents(from: text) as? V
        default:
            Self.logger.warningOnce(
                "a field cannot read what \(Swift.type(of: self)) writes; a format style can be read")
            return nil
        }
    }

    private static let logger = Logger(subsystem: "Pica", category: "fields")
}

extension NumberFormatter {
    /// Returns whether a number is within the formatter's limits, which Linux's Foundation ignores.
    fileprivate func allows(_ number: NSNumber) -> Bool {
        if let minimum, number.compare(minimum) == .orderedAscending { return false }
        if let maximum, number.compare(maximum) == .orderedDescending { return false }
        return true
    }
}
