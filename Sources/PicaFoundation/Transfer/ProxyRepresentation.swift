import Foundation

/// A transfer representation that uses those of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    /// No body; Pica handles the representation itself.
    public typealias Body = Never
    private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

    /// Creates a representation for export and import.
    /// - Parameters:
    ///   - exporting: Returns a value of the other type; not called on the main thread.
    ///   - importing: Returns a value for one of the other type; not called on the main thread.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    /// Creates a representation for export only.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    /// Creates a representation for import only.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    /// For Pica's own use.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item> {
        guard inputs.depth < _TransferInputs.limit else { return _TransferForms(forms: []) }
        let inner = _TransferInputs(depth: inputs.depth + 1)
        let forms = ProxyRepresentation.forms(inner).compactMap { proxy -> TransferForm<Item>? in
            var form = TransferForm<Item>(
                type: proxy.type, visibility: proxy.visibility, opensInPlace: proxy.opensInPlace)
            if let exporting, let export = proxy.export {
                form.export = { item in
                    let value = try await exporting(item)
                    guard proxy.condition?(value) ?? true else { throw TransferError.noSuchForm }
                    return try await export(value)
                }
            }
            if let importing, let make = proxy.importing {
                form.importing = { try await importing(make($0)) }
            }
            return form.export == nil && form.importing == nil ? nil : form
        }
        return _TransferForms(forms: forms)
    }
}
