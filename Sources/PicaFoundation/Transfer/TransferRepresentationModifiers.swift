import Foundation

extension TransferRepresentation {
    /// Sets the programs that may receive values in the representation.
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
        ChangedTransferRepresentation(base: self) { $0.visibility = visibility }
    }

    /// Sets the suggested name of a file with a value.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        suggestedFileName { _ in fileName }
    }

    /// Sets the suggested name of a file with a value; `nil` for none.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ChangedTransferRepresentation(base: self) { $0.fileName = fileName }
    }

    /// Sets the condition for values to be exported in the representation.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        ChangedTransferRepresentation(base: self) { form in
            let outer = form.condition
            form.condition = { condition($0) && outer?($0) ?? true }
        }
    }
}

/// A representation with a change to each of its forms.
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
