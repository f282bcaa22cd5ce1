import Foundation
import PicaState

/// The state of an app's own views, saved by one process and restored by the next, whose views may be others.
///
/// A value is found again by the names of its view, of the app's views around it and of its property. Views with equal
/// names are told apart by their order. So a change of the views between them loses nothing.
@MainActor package final class SavedState {
    private let values: [String: [String: Data]]
    /// The number of views so far by path.
    private var counts: [String: Int] = [:]

    /// The state for the next graph.
    package static var arriving: SavedState?

    /// The modules of Pica's own views, whose state is about the moment: what is pressed, where the pointer is.
    private static let ownModules: Set<Substring> = [
        "PicaState", "PicaGraph", "PicaDrawing", "PicaLabels", "PicaRichText", "PicaControls", "PicaFields",
        "PicaCollections", "PicaScenes", "PicaDesktop", "PicaUI", "PicaTesting",
    ]

    static func isOwnModule(_ name: Substring) -> Bool { ownModules.contains(name) }

    /// The most bytes that are saved.
    private static let limit = 16 << 20

    package init(_ values: [String: [String: Data]]) { self.values = values }

    /// Returns the values of all views below a node, by path and property.
    package static func values(below root: ViewNode) -> [String: [String: Data]] {
        var values: [String: [String: Data]] = [:]
        var counts: [String: Int] = [:]
        var size = 0
        var waiting = [root]
        while let node = waiting.popLast() {
            waiting += node.children.reversed()
            guard let owner = node as? any StateOwner, let path = path(of: node) else { continue }
            let number = counts[path, default: 0]
            counts[path] = number + 1
            let saved = owner.savedProperties
            size += saved.values.reduce(0) { $0 + $1.count }
            guard size <= limit else { break }
            if !saved.isEmpty { values["\(path)#\(number)"] = saved }
        }
        return values
    }

    /// Fills the storage of a new node with what was saved.
    func restore(_ slots: inout PropertySlots, of node: some StateOwner, _ type: ViewType) {
        guard let path = Self.path(of: node) else { return }
        let number = counts[path, default: 0]
        counts[path] = number + 1
        guard let saved = values["\(path)#\(number)"] else { return }
        for (index, name) in type.propertyNames.enumerated() {
            guard let data = saved[name],
                let property = type.properties[index].type as? any SavableProperty.Type
            else { continue }
            slots[index] = property.slot(decoding: data)
        }
    }

    /// Returns the names of a node's view and of the app's views around it; `nil` for views of Pica's own.
    private static func path(of node: ViewNode) -> String? {
        guard let name = (node as? any StateOwner)?.ownName else { return nil }
        var names = [name]
        var next = node.parent
        while let node = next {
            if let name = (node as? any StateOwner)?.ownName { names.append(name) }
            next = node.parent
        }
        return names.reversed().joined(separator: "/")
    }
}

/// A node with the state of a view.
@MainActor protocol StateOwner: ViewNode {
    /// The name of the view's type; `nil` for views of Pica's own, whose state is about the moment.
    var ownName: String? { get }
    /// The values that the app has set, by the names of their properties.
    var savedProperties: [String: Data] { get }
}

extension ViewType {
    /// Returns the saved form of storage, by the names of the properties.
    func saved(_ slots: PropertySlots) -> [String: Data] {
        guard slots.wereWritten else { return [:] }
        var saved: [String: Data] = [:]
        for (index, name) in propertyNames.enumerated() {
            guard let property = properties[index].type as? any SavableProperty.Type else { continue }
            saved[name] = property.encoded(slots[index])
        }
        return saved
    }
}
