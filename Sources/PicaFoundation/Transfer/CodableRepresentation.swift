import Foundation

/// An encoder of values to data, such as `JSONEncoder`.
public protocol TopLevelEncoder {
    /// The type of its output.
    associatedtype Output
    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A decoder of values from data, such as `JSONDecoder`.
public protocol TopLevelDecoder {
    /// The type of its input.
    associatedtype Input
    /// Decodes a value.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

/// A transfer representation for values that can be encoded.
public struct CodableRepresentation<
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
    /// No body; Pica handles the representation itself.
    public typealias Body = Never
    private let form: TransferForm<Item>

    /// Creates a representation as JSON.
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - contentType: The content type of the data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(
            for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Creates a representation with an encoder and a decoder.
    /// - Parameters:
    ///   - itemType: The type of the values.
    ///   - contentType: The content type of the data.
    ///   - encoder: The encoder of the data.
    ///   - decoder: The decoder of the data.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) {
        form = TransferForm(
            type: contentType, export: { .data(try encoder.encode($0), fileName: nil) },
            importing: { try decoder.decode(Item.self, from: $0.data()) })
    }

    /// For Pica's own use.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item> { _TransferForms(forms: [form]) }
}
