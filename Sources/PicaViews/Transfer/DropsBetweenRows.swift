import PicaFoundation
import PicaGraph

extension DynamicViewContent {
    /// Lets people drop things between the rows, in a list: a line shows where.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: What kinds of data are taken.
    ///   - action: Is given before which element they were dropped, and an item provider for each.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        modifier(
            RowEditing(
                ValueInsertion(.providers(of: supportedContentTypes)) { providers, offset in
                    action(offset, providers)
                }))
    }

    /// Lets people drop things between the rows, in a list.
    ///
    /// - Parameters:
    ///   - acceptedTypeIdentifiers: The names of the kinds of data that are taken.
    ///   - action: Is given before which element they were dropped, and an item provider for each.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(known: $0) }, perform: action)
    }

    /// Lets people drop values between the rows, in a list: a line shows where.
    ///
    /// - Parameters:
    ///   - payloadType: The values' type.
    ///   - action: Is given the values when all are here, and before which element they were dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        modifier(RowEditing(ValueInsertion<T>(.values, action: action)))
    }
}
