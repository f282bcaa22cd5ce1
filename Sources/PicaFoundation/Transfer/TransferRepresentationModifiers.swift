import Foundation

extension TransferRepresentation {
    /// Says who can take values in the form.
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
        ChangedTransferRepresentation(base: self) { $0.visibility = visibility }
    }

    /// Says what a file of a value is to be called.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        suggestedFileName { _ in fileName }
    }

    /// Says what a file of a value is to be called; nil leaves that open.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ChangedTransferRepresentation(base: self) { $0.fileName = fileName }
    }

    /// Says which values can be sent in the form.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        ChangedTransferRepresentation(base: self) { form in
            let outer = form.condition
            form.condition = { condition($0) && outer?($0) ?? true }
        }
    }
}

/// Forms with something changed about each.
private struct ChangedTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    typealias Item = Base.Item
    typealias Body = Never
    let base: Base
    let change: @Sendable (inout TransferForm<Base.Item>) -> Void

    func _forms(_ inputs: _TransferInputs) -> _TransferForms<Base.Item> {
        var forms = base._forms(inputs)
        for index in forms.forms.indices { change(&forms.forms[index]) }
        return forms
    }
}
