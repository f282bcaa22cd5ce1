import Foundation
import PicaGraph

/// What a person has made of a toolbar: which of its items are in it, and in which order. The app's defaults keep it.
struct ToolbarArrangement: Equatable {
    /// The names of items, in order; empty where nobody has moved one.
    var order: [String] = []
    /// The names of items that a person has taken out, or put in.
    private(set) var hidden: Set<String> = []
    private(set) var added: Set<String> = []

    /// Puts items in the person's order, and says which of them are in the bar. Items without a name keep their places.
    func arranged(_ items: [BarItem]) -> [BarItem] {
        var result = items.arranged(by: order) { $0.customization == .disabled ? nil : $0.name }
        for place in result.indices {
            let item = result[place]
            guard let name = item.name, item.customization == .default else { continue }
            result[place].isShown = item.isShown ? !hidden.contains(name) : added.contains(name)
        }
        return result
    }

    /// Puts an item into the bar, or takes it out.
    ///
    /// - Parameters:
    ///   - name: The item's.
    ///   - isShown: Whether it is to be in the bar.
    ///   - default: Whether it is where nobody has said anything.
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

    /// Reads what was kept; nil for what is no arrangement.
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

/// A toolbar that a person may arrange.
struct ArrangeableToolbar {
    /// What the bar would have by itself, in the app's order.
    let items: [BarItem]
    let arrangement: Binding<ToolbarArrangement>
}
