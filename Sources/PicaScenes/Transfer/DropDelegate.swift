import Foundation
import PicaFoundation
import PicaGraph

/// A type that follows a drag over a view and accepts the drop (``onDrop(of:delegate:)``).
@MainActor @preconcurrency public protocol DropDelegate {
    /// Returns whether the view accepts the dragged items. By default it does, if their content types are among its
    /// own.
    func validateDrop(info: DropInfo) -> Bool
    /// Performs the drop.
    /// - Returns: Whether the drop was accepted.
    func performDrop(info: DropInfo) -> Bool
    /// Handles the arrival of items that the view accepts.
    func dropEntered(info: DropInfo)
    /// Handles a movement of the drag over the view.
    /// - Returns: The effect of a drop at this position. `nil` keeps the previous proposal, which is a copy at first.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Handles the departure of the drag.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts all items.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Keeps the previous proposal.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// The effect of a drop.
public enum DropOperation: Hashable, Sendable {
    /// The drop has no effect, and the drag ends.
    case cancel
    /// The drop is not allowed at this position.
    case forbidden
    /// The target receives a copy.
    case copy
    /// The source gives up the item. An app removes items that it drags as item providers or values itself.
    case move
}

/// The proposal of a target for the effect of a drop.
public struct DropProposal: Sendable {
    /// The effect of the drop.
    public let operation: DropOperation

    /// - Parameter operation: The effect of the drop.
    public init(operation: DropOperation) { self.operation = operation }
}

/// The information about a drag over a view, or a drop on it.
public struct DropInfo {
    /// The position of the drag, in the view's points.
    public let location: CGPoint
    private let offered: OfferedKinds
    /// The item providers that can be loaded; empty before the drop.
    private let providers: [NSItemProvider]

    @MainActor init(_ drop: Drop, at location: CGPoint, providers: [NSItemProvider] = []) {
        self.location = location
        offered = OfferedKinds(drop.offer)
        self.providers = providers
    }

    /// Returns whether there is an item with one of some content types, as far as that is known before the drop.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        providers.isEmpty
            ? offered.mayBe(contentTypes) : !itemProviders(for: contentTypes).isEmpty
    }

    /// Returns the dropped items with one of some content types; empty before the drop.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers.filter { provider in contentTypes.contains { provider.has($0) } }
    }

    /// Returns whether there is an item with one of some content types, given by their identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(known: $0) })
    }

    /// Returns the dropped items with one of some content types, given by their identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(known: $0) })
    }
}

/// A drop handler that passes the drag to a delegate.
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
        // If another program offers no move, the target asks for a copy.
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
