/// A result builder for a type's representations, one per line.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Builds a representation.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Builds the first representation.
    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
    where Content.Item == Item { content }

    /// Builds a further representation.
    public static func buildPartialBlock<Before: TransferRepresentation, Next: TransferRepresentation>(
        accumulated: Before, next: Next
    ) -> TupleTransferRepresentation<Item> where Before.Item == Item, Next.Item == Item {
        TupleTransferRepresentation([accumulated, next])
    }

    /// Builds the content of an `if` branch.
    public static func buildEither<Content: TransferRepresentation>(
        first content: Content
    ) -> TupleTransferRepresentation<Item> where Content.Item == Item {
        TupleTransferRepresentation([content])
    }

    /// Builds the content of an `else` branch.
    public static func buildEither<Content: TransferRepresentation>(
        second content: Content
    ) -> TupleTransferRepresentation<Item> where Content.Item == Item {
        TupleTransferRepresentation([content])
    }

    /// Builds the content of an `if` without `else`.
    public static func buildOptional(
        _ content: (any TransferRepresentation<Item>)?
    ) -> TupleTransferRepresentation<Item> { TupleTransferRepresentation(content.map { [$0] } ?? []) }

    /// Builds the content of `if #available`.
    public static func buildLimitedAvailability<Content: TransferRepresentation>(
        _ content: Content
    ) -> TupleTransferRepresentation<Item> where Content.Item == Item {
        TupleTransferRepresentation([content])
    }
}

/// Several representations, best first.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
    /// No body; Pica handles the representation itself.
    public typealias Body = Never
    private let forms: [any TransferRepresentation<Item>]

    init(_ forms: [any TransferRepresentation<Item>]) { self.forms = forms }

    /// For Pica's own use.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item> {
        _TransferForms(forms: forms.flatMap { $0._forms(inputs).forms })
    }
}
