import PicaFoundation
import PicaGraph

extension DynamicViewContent {
    /// Lets the person drop items between the rows of a list; a line shows the position.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted content types.
    ///   - action: The closure called with the index of the element before which the items were dropped, and an item
    ///     provider for each.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(
            RowEditing(
                ValueInsertion(.providers(of: supportedContentTypes)) { providers, offset in
                    action(offset, providers)
                }))
    }

    /// Lets the person drop items between the rows of a list.
    ///
    /// - Parameters:
    ///   - acceptedTypeIdentifiers: The identifiers of the accepted content types.
    ///   - action: The closure called with the index of the element before which the items were dropped, and an item
    ///     provider for each.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(known: $0) }, perform: action)
    }

    /// Lets the person drop values between the rows of a list; a line shows the position.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: The closure called when all values have arrived, with the values and the index of the element before
    ///     which they were dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        modifier(RowEditing(ValueInsertion<T>(.values, action: action)))
    }
}
