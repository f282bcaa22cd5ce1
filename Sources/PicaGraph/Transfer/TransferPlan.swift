import Foundation
import PicaFoundation

/// A way to make values of something that is offered.
struct TransferPlan<Value: Transferable>: Sendable {
    enum Source {
        /// One value of what is sent.
        case form(TransferForm<Value>)
        /// One of each part of the list that is sent.
        case list(TransferForm<Value>)
        /// One of each of the places that are sent, by the first form that takes it.
        case places
        /// One of each of the files that are sent by their places.
        case files
    }

    /// The MIME type to ask for.
    let type: String
    let source: Source

    /// The ways that lead to values, the best first.
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
        // What a file manager offers are files, and the text beside them is their names.
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

    /// All ways there can be, the best first.
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
    /// Whether it is plain text, as beside which files are offered by their names.
    fileprivate var isText: Bool { conforms(to: .plainText) || self == .text }
}
