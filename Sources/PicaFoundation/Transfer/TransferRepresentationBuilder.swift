/// Writes the forms of a type down, one a line.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Takes a form.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// A single form, or the first of several.
    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
    where Content.Item == Item { content }

    /// One more form.
    public static func buildPartialBlock<Before: TransferRepresentation, Next: TransferRepresentation>(
        accumulated: Before, next: Next
    ) -> TupleTransferRepresentation<Item> where Before.Item == Item, Next.Item == Item {
        TupleTransferRepresentation([accumulated, next])
    }

    /// What stands behind `if`.
    public static func buildEither<Content: TransferRepresentation>(
        first content: Content
    ) -> TupleTransferRepresentation<Item> where Content.Item == Item {
        TupleTransferRepresentation([content])
    }

    /// What stands behind `else`.
    public static func buildEither<Content: TransferRepresentation>(
        second content: Content
    ) -> TupleTransferRepresentation<Item> where Content.Item == Item {
        TupleTransferRepresentation([content])
    }

    /// What stands behind an `if` without `else`.
    public static func buildOptional(
        _ content: (any TransferRepresentation<Item>)?
    ) -> TupleTransferRepresentation<Item> { TupleTransferRepresentation(content.map { [$0] } ?? []) }

    /// What stands behind `if #available`.
    public static func buildLimitedAvailability<Content: TransferRepresentation>(
        _ content: Content
    ) -> TupleTransferRepresentation<Item> where Content.Item == Item {
        TupleTransferRepresentation([content])
    }
}

/// Forms one after the other, the best first.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
    /// None: Pica knows what the form is.
    public typealias Body = Never
    private let forms: [any TransferRepresentation<Item>]

    init(_ forms: [any TransferRepresentation<Item>]) { self.forms = forms }

    /// What it comes to.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item> {
        _TransferForms(forms: forms.flatMap { $0._forms(inputs).forms })
    }
}
