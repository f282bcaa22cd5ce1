import Foundation
import PicaFoundation
import PicaGraph

/// Follows what is dragged over a view, and takes what is dropped there (``onDrop(of:delegate:)``).
@MainActor @preconcurrency public protocol DropDelegate {
    /// Whether the view takes what has come over it. By default it does, where the kinds of data are its own.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what was dropped.
    /// - Returns: Whether it was taken.
    func performDrop(info: DropInfo) -> Bool
    /// Something that the view takes has come over it.
    func dropEntered(info: DropInfo)
    /// It was moved over the view.
    /// - Returns: What would become of it there; nil for what was said last, and for a copy at first.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It was dragged elsewhere.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// It does.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// What was said last.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// What becomes of something that is dropped.
public enum DropOperation: Hashable, Sendable {
    /// Nothing: the drag ends there.
    case cancel
    /// Nothing, as it is not allowed there.
    case forbidden
    /// The source keeps what the target gets.
    case copy
    /// The source gives it up. What an app drags by item providers or values it gives up itself.
    case move
}

/// What a target would do with something that is dragged over it.
public struct DropProposal: Sendable {
    /// What would become of it.
    public let operation: DropOperation

    /// - Parameter operation: What would become of it.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view, or was dropped there.
public struct DropInfo {
    /// Where it is, in the view's points.
    public let location: CGPoint
    private let offered: OfferedKinds
    /// What can be loaded; none before it was dropped.
    private let providers: [NSItemProvider]

    @MainActor init(_ drop: Drop, at location: CGPoint, providers: [NSItemProvider] = []) {
        self.location = location
        offered = OfferedKinds(drop.offer)
        self.providers = providers
    }

    /// Whether there is something of one of some kinds of data, as far as that is known before it is dropped.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        providers.isEmpty
            ? offered.mayBe(contentTypes) : !itemProviders(for: contentTypes).isEmpty
    }

    /// What was dropped and is of one of some kinds of data; none before it was dropped.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in contentTypes.contains { provider.has($0) } }
    }

    /// Whether there is something of one of some kinds of data, by their names.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(known: $0) })
    }

    /// What was dropped and is of one of some kinds of data, by their names.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(known: $0) })
    }
}

/// Has a delegate follow what is dragged.
struct DelegatedDrop {
    let delegate: any DropDelegate
}

extension DelegatedDrop: DropHandler {
    func validate(_ drop: Drop, at point: CGPoint) -> Bool {
        delegate.validateDrop(info: DropInfo(drop, at: point))
    }

    func entered(_ drop: Drop, at point: CGPoint) { delegate.dropEntered(info: DropInfo(drop, at: point)) }

    func moved(_ drop: Drop, to point: CGPoint) -> DropReply {
        switch delegate.dropUpdated(info: DropInfo(drop, at: point))?.operation {
        case nil: .asBefore
        case .cancel, .forbidden: .refused
        case .copy: .action(.copy)
        // Another program that would not give something up is asked for a copy.
        case .move: .action(drop.drag == nil ? drop.action : .move)
        }
    }

    func left(_ drop: Drop, at point: CGPoint, isDropped: Bool) {
        if !isDropped { delegate.dropExited(info: DropInfo(drop, at: point)) }
    }

    func take(_ values: [NSItemProvider], of drop: Drop, at point: CGPoint) -> Bool {
        delegate.performDrop(info: DropInfo(drop, at: point, providers: values))
    }
}
