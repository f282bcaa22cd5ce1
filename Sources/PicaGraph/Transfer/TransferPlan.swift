import Foundation
import PicaFoundation
import PicaState

/// A way to make values from an offer.
struct TransferPlan<Value: Transferable>: Sendable {
    enum Source {
        /// One value from the content.
        case form(TransferForm<Value>)
        /// One value from each item of a list.
        case list(TransferForm<Value>)
        /// One value from each place, by the first form that accepts it.
        case places
        /// One value from each file, by its path.
        case files
    }

    /// The MIME type to request.
    let type: String
    let source: Source

    /// Returns the ways to make values, the best first.
    static func plans(for offered: [String]) -> [TransferPlan] {
        let offered = OfferedTypes(offered)
        var plans: [TransferPlan] = []
        for form in importing {
            if let list = offered.lists.first(where: { $0.type.conforms(to: form.type) }) {
                plans.append(TransferPlan(type: list.name, source: .list(form)))
            }
            if form.type.conforms(to: .url) {
                if offered.hasPlaces, !plans.contains(where: { $0.type == ClipboardContent.places }) {
                    plans.append(TransferPlan(type: ClipboardContent.places, source: .places))
                }
            } else if let found = offered.types.first(where: { $0.type.conforms(to: form.type) }) {
                plans.append(TransferPlan(type: found.name, source: .form(form)))
            }
        }
        // File managers offer files; the text beside them is only their names.
        if offered.hasPlaces, importing.contains(where: { !$0.type.conforms(to: .url) && !$0.type.isText }) {
            let place = plans.firstIndex { plan in
                if case .form(let form) = plan.source {
                    form.type == .data || form.type.isText
                } else {
                    false
                }
            }
            plans.insert(
                TransferPlan(type: ClipboardContent.places, source: .files), at: place ?? plans.endIndex)
        }
        return plans
    }

    /// All possible ways, the best first.
    static var all: [TransferPlan] {
        importing.compactMap { form in
            if form.type.conforms(to: .url) {
                return TransferPlan(type: ClipboardContent.places, source: .places)
            }
            return form.type.travellingType.map { TransferPlan(type: $0, source: .form(form)) }
        }
    }

    static var importing: [TransferForm<Value>] { Value.transferForms.filter { $0.importing != nil } }
}

extension UTType {
    /// Whether it is plain text, which accompanies files as their names.
    fileprivate var isText: Bool { conforms(to: .plainText) || self == .text }
}
