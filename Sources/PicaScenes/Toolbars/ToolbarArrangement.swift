import Foundation
import PicaState

/// A person's customization of a toolbar: which items are in it, and their order. It is stored in the app's user
/// defaults.
struct ToolbarArrangement: Equatable {
    /// The names of items in the person's order; empty if the person has moved none.
    var order: [String] = []
    /// The names of items that the person has removed or added.
    private(set) var hidden: Set<String> = []
    private(set) var added: Set<String> = []

    /// Returns items in the person's order, and marks which are in the bar. Items without a name keep their positions.
    func arranged(_ items: [BarItem]) -> [BarItem] {
        var result = items.arranged(by: order) { $0.customization == .disabled ? nil : $0.name }
        for place in result.indices {
            let item = result[place]
            guard let name = item.name, item.customization == .default else { continue }
            result[place].isShown = item.isShown ? !hidden.contains(name) : added.contains(name)
        }
        return result
    }

    /// Adds an item to the bar or removes it.
    ///
    /// - Parameters:
    ///   - name: The name of the item.
    ///   - isShown: Whether the item is to be in the bar.
    ///   - default: Whether the item is in the bar by default.
    mutating func set(_ name: String, isShown: Bool, default: Bool) {
        hidden.remove(name)
        added.remove(name)
        guard isShown != `default` else { return }
        if isShown { added.insert(name) } else { hidden.insert(name) }
    }
}

extension ToolbarArrangement: RawRepresentable {
    private struct Stored: Codable {
        var order: [String]?
        var hidden: [String]?
        var added: [String]?
    }

    /// Decodes a stored arrangement; `nil` if the string is not one.
    init?(rawValue: String) {
        guard let stored = try? JSONDecoder().decode(Stored.self, from: Data(rawValue.utf8)) else {
            return nil
        }
        order = stored.order ?? []
        hidden = Set(stored.hidden ?? [])
        added = Set(stored.added ?? [])
    }

    var rawValue: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let stored = Stored(order: order, hidden: hidden.sorted(), added: added.sorted())
        return (try? encoder.encode(stored)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

/// A toolbar that the person may customize.
struct ArrangeableToolbar {
    /// The items of the bar without customization, in the app's order.
    let items: [BarItem]
    let arrangement: Binding<ToolbarArrangement>
}
