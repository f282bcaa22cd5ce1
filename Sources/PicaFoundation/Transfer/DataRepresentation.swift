import Foundation

/// A form of values as bytes in memory.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// None: Pica knows what the form is.
    public typealias Body = Never
    private let form: TransferForm<Item>

    /// One that goes both ways.
    /// - Parameters:
    ///   - contentType: What kind of data it is.
    ///   - exporting: Makes data of a value; not on the main thread.
    ///   - importing: Makes a value of data, which may be anybody's; not on the main thread. What it throws is reported,
    ///     and nothing comes of the data.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        form = TransferForm(
            type: contentType, export: { .data(try await exporting($0), fileName: nil) },
            importing: { try await importing($0.data()) })
    }

    /// One in which values are sent only.
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        form = TransferForm(
            type: exportedContentType, export: { .data(try await exporting($0), fileName: nil) })
    }

    /// One in which values are received only.
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        form = TransferForm(type: importedContentType, importing: { try await importing($0.data()) })
    }

    /// What it comes to.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item> { _TransferForms(forms: [form]) }
}
