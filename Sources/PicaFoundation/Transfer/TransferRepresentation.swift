import Foundation

/// A form in which values travel, or several.
///
/// An app's own are made of others, by ``body-swift.property``.
public protocol TransferRepresentation<Item>: Sendable {
    /// What travels.
    associatedtype Item: Transferable
    /// What the form is made of.
    associatedtype Body: TransferRepresentation

    /// The forms that it is made of, the best first.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// What it comes to. Only Pica can make the answer.
    func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item>
}

extension TransferRepresentation where Body.Item == Item {
    /// What it comes to: what its body does.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item> { body._forms(inputs) }
}

extension TransferRepresentation where Body == Never {
    /// Nothing: such a form is made of no others.
    public var body: Never { Never.noForm }
}

/// What forms are asked with.
public struct _TransferInputs: Sendable {
    /// How many types stand for each other by now.
    var depth = 0
    /// Deeper they are taken to stand for each other in a circle.
    static let limit = 8
}

/// What a representation comes to.
public struct _TransferForms<Item: Transferable>: Sendable {
    package var forms: [TransferForm<Item>]
}

/// One form in which values travel, one way or both.
package struct TransferForm<Item: Transferable>: Sendable {
    package var type: UTType
    package var visibility = TransferRepresentationVisibility.all
    package var export: (@Sendable (Item) async throws -> TransferContent)?
    package var importing: (@Sendable (TransferContent) async throws -> Item)?
    /// Whether values are wanted as files, to be opened where they are.
    package var opensInPlace = false
    var condition: (@Sendable (Item) -> Bool)?
    var fileName: (@Sendable (Item) -> String?)?
}

extension Transferable {
    /// The forms of all values, the best first.
    package static var transferForms: [TransferForm<Self>] { forms(_TransferInputs()) }

    static func forms(_ inputs: _TransferInputs) -> [TransferForm<Self>] {
        // A type may have written its representation down for another type, as for one that it inherits from.
        (transferRepresentation._forms(inputs) as? _TransferForms<Self>)?.forms ?? []
    }
}

/// Who can take a value in a form.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let reach: Int

    /// Every program.
    public static let all = TransferRepresentationVisibility(reach: 3)
    /// Programs of the same maker. Nothing on Linux says who that is, so it is this program alone.
    public static let team = TransferRepresentationVisibility(reach: 2)
    /// Programs that share files. Nothing on Linux says which do, so it is this program alone.
    public static let group = TransferRepresentationVisibility(reach: 1)
    /// This program.
    public static let ownProcess = TransferRepresentationVisibility(reach: 0)

    /// Whether those that somebody else's reach says can take it.
    func includes(_ other: TransferRepresentationVisibility) -> Bool { reach >= other.reach }
}
