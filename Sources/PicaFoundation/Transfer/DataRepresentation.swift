import Foundation

/// A transfer representation of values as bytes in memory.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// No body; Pica handles the representation itself.
    public typealias Body = Never
    private let form: TransferForm<Item>

    /// Creates a representation for export and import.
    /// - Parameters:
    ///   - contentType: The content type of the data.
    ///   - exporting: Returns data for a value; not called on the main thread.
    ///   - importing: Returns a value for data, which may come from any program; not called on the main thread. Its
    ///     errors are logged, and the data is discarded.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        form = TransferForm(
            type: contentType, export: { .data(try await exporting($0), fileName: nil) },
            importing: { try await importing($0.data()) })
    }

    /// Creates a representation for export only.
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        form = TransferForm(
            type: exportedContentType, export: { .data(try await exporting($0), fileName: nil) })
    }

    /// Creates a representation for import only.
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        form = TransferForm(type: importedContentType, importing: { try await importing($0.data()) })
    }

    /// For Pica's own use.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item> { _TransferForms(forms: [form]) }
}
