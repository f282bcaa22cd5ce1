import Foundation

/// Makes data of values that can be encoded, as `JSONEncoder` does.
public protocol TopLevelEncoder {
    /// What it makes.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Makes values of data, as `JSONDecoder` does.
public protocol TopLevelDecoder {
    /// What it reads.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

/// A form of values that can be encoded.
public struct CodableRepresentation<
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
    /// None: Pica knows what the form is.
    public typealias Body = Never
    private let form: TransferForm<Item>

    /// Values as JSON.
    /// - Parameters:
    ///   - itemType: What travels.
    ///   - contentType: What kind of data that is called.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(
            for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Values as an encoder writes them.
    /// - Parameters:
    ///   - itemType: What travels.
    ///   - contentType: What kind of data that is called.
    ///   - encoder: Makes the data.
    ///   - decoder: Reads it.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) {
        form = TransferForm(
            type: contentType, export: { .data(try encoder.encode($0), fileName: nil) },
            importing: { try decoder.decode(Item.self, from: $0.data()) })
    }

    /// What it comes to.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item> { _TransferForms(forms: [form]) }
}
