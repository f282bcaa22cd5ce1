import Foundation

/// A representation of values for transfer, or several.
///
/// An app's own representations consist of others, in their ``body-swift.property``.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of the body.
    associatedtype Body: TransferRepresentation

    /// The representations that it consists of, best first.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// For Pica's own use; only Pica can create the result.
    func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item>
}

extension TransferRepresentation where Body.Item == Item {
    /// For Pica's own use.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item> { body._forms(inputs) }
}

extension TransferRepresentation where Body == Never {
    /// No body; the representation consists of no others.
    public var body: Never { Never.noForm }
}

/// The inputs for resolving representations.
public struct _TransferInputs: Sendable {
    /// The number of types that represent each other so far.
    var depth = 0
    /// The limit for that number; beyond it types are assumed to represent each other in a cycle.
    static let limit = 8
}

/// The result of resolving a representation.
public struct _TransferForms<Item: Transferable>: Sendable {
    package var forms: [TransferForm<Item>]
}

/// A single representation of values, for export, import or both.
package struct TransferForm<Item: Transferable>: Sendable {
    package var type: UTType
    package var visibility = TransferRepresentationVisibility.all
    package var export: (@Sendable (Item) async throws -> TransferContent)?
    package var importing: (@Sendable (TransferContent) async throws -> Item)?
    /// Whether values are requested as files to be opened in place.
    package var opensInPlace = false
    var condition: (@Sendable (Item) -> Bool)?
    var fileName: (@Sendable (Item) -> String?)?
}

extension Transferable {
    /// The representations of all values, best first.
    package static var transferForms: [TransferForm<Self>] { forms(_TransferInputs()) }

    static func forms(_ inputs: _TransferInputs) -> [TransferForm<Self>] {
        // A type may have declared its representation for another type, such as its superclass.
        (transferRepresentation._forms(inputs) as? _TransferForms<Self>)?.forms ?? []
    }
}

/// The programs that may receive a value in a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let reach: Int

    /// Every program.
    public static let all = TransferRepresentationVisibility(reach: 3)
    /// Programs of the same developer. Linux cannot identify these, so it is only this program.
    public static let team = TransferRepresentationVisibility(reach: 2)
    /// Programs that share files. Linux cannot identify these, so it is only this program.
    public static let group = TransferRepresentationVisibility(reach: 1)
    /// This program.
    public static let ownProcess = TransferRepresentationVisibility(reach: 0)

    /// Whether it includes all programs of another visibility.
    func includes(_ other: TransferRepresentationVisibility) -> Bool { reach >= other.reach }
}
