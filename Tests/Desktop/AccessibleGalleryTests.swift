import Foundation
import PicaBus
import Testing

/// A client of the accessibility bus goes through all pages of the gallery.
@Suite(.serialized)
final class AccessibleGalleryTests {
    private let desk: AccessibilitySession
    private let gallery: Program
    private let application: Accessible
    /// The list of pages.
    private let sidebar: Accessible

    private static let table = "org.a11y.atspi.Table"
    private static let editableText = "org.a11y.atspi.EditableText"
    private static let text = "org.a11y.atspi.Text"
    private static let action = "org.a11y.atspi.Action"
    private static let value = "org.a11y.atspi.Value"

    /// AT-SPI's numbers of states.
    private enum State { static let editable = 7, enabled = 8, focused = 12 }

    /// The roles of what people press: check box, menu item, push button, radio button, toggle button, link, tab.
    private static let interactive: Set<Int> = [7, 35, 43, 44, 62, 88, 37]

    init() throws {
        desk = try AccessibilitySession()
        gallery = try desk.session.launch(
            "Gallery", ["--page", "Welcome", "--width", "720", "--height", "400"],
            environment: desk.environment)
        application = try desk.application()
        try desk.session.focus("Welcome")
        sidebar = try #require(
            try application.tree().first { try $0.interfaces().contains(Self.table) })
    }

    deinit { desk.end() }

    /// An object as the program's cache tells it.
    private struct Item {
        let object: Accessible
        let parent: Accessible?
        let index, childCount, role: Int
        let interfaces: [String]
        let name: String
        /// Two words, with a bit for each state.
        private let states: [Int]

        /// Whether the object has a state, by its number.
        func has(_ state: Int) -> Bool {
            states.indices.contains(state / 32) && states[state / 32] >> (state % 32) & 1 == 1
        }

        /// Whether the object is a chosen one of several, which a press leaves as it is.
        var isChosen: Bool { role == 44 && has(4) || has(23) }

        init?(_ value: BusValue, _ client: BusClient) {
            guard let parts = value.elements, parts.count == 10,
                let object = Accessible.one(parts[0], client)
            else { return nil }
            self.object = object
            parent = Accessible.one(parts[2], client)
            (index, childCount) = (parts[3].integer ?? -2, parts[4].integer ?? -2)
            interfaces = parts[5].elements?.compactMap(\.text) ?? []
            (name, role) = (parts[6].text ?? "", parts[7].integer ?? 0)
            states = parts[9].elements?.compactMap(\.integer) ?? []
        }
    }

    private func items() throws -> [Item] {
        let answer = try desk.client.call(
            "GetItems", of: "org.a11y.atspi.Cache", at: "/org/a11y/atspi/cache", on: application.name)
        guard case .values(let values) = answer else { throw Failure("GetItems fails") }
        return (values.first?.elements ?? []).compactMap { Item($0, desk.client) }
    }

    /// Shows each page, and does something with its name.
    private func onEachPage(_ body: (String) throws -> Void) throws {
        guard case .integer(let rows)? = try sidebar.property("NRows", of: Self.table) else {
            throw Failure("the sidebar has no rows")
        }
        var pages: [String] = []
        for row in 0..<Int32(clamping: rows) {
            guard
                try sidebar.values("AddRowSelection", of: Self.table, .int32(row)) == [.bool(true)],
                let found = Accessible.one(
                    try sidebar.values("GetAccessibleAt", of: Self.table, .int32(row), .int32(0)).first,
                    desk.client)
            else { continue }
            pages.append(try found.label())
            try body(pages.last ?? "")
        }
        #expect(pages.count > 50 && Set(pages).count == pages.count)
    }

    @Test("Every page is a whole tree, whose texts, actions and values can be read")
    func pages() throws {
        try onEachPage { page in
            do {
                try check(items(), page)
            } catch is Failure {
                // An element that moves by itself may have gone meanwhile.
                try check(items(), page)
            }
        }
    }

    @Test("What can be pressed does something that clients hear of")
    func presses() throws {
        var silent: [String] = []
        var count = 0
        try onEachPage { page in
            for item in try itemsToPress() {
                // An earlier press may have removed it.
                guard let actions = try? item.object.values("GetActions", of: Self.action).first?.elements,
                    ["click", "toggle"].contains(actions.first?.elements?.first?.text)
                else { continue }
                _ = desk.client.takeSignals()
                let answer = try item.object.call("DoAction", of: Self.action, .int32(0))
                guard answer != .error else {
                    try desk.session.wait("the end of \(item.name)") {
                        try item.object.call("GetRole") == .error
                    }
                    continue
                }
                #expect(answer == .values([.bool(true)]), "\(page): \(item.name)")
                count += 1
                if desk.client.takeSignals().isEmpty { silent.append("\(page): \(item.role) \(item.name)") }
                try closeWhatOpened(on: page)
            }
        }
        // Some buttons ask for what is there already, or only start an animation.
        #expect(count > 60 && silent.count * 4 < count, "\(silent)")
    }

    /// The items with actions beside the sidebar and the bars; of those of a role in a container, the first.
    private func itemsToPress() throws -> [Item] {
        let items = try items()
        let bars: Set<Int> = [34, 63]
        var skipped: Set<String> = []
        var result: [Item] = []
        // Items come after those around them.
        for item in items {
            let isInside = item.parent.map { skipped.contains($0.path) } ?? false
            if isInside || bars.contains(item.role) || item.object == sidebar {
                skipped.insert(item.object.path)
            } else {
                result.append(item)
            }
        }
        let pressable = result.filter { $0.interfaces.contains(Self.action) && !$0.isChosen }
        return Dictionary(grouping: pressable) {
            "\($0.role) \($0.parent?.path ?? "")"
        }
        .values.compactMap(\.first)
    }

    /// Closes what a press opened in front of the page, and a popover that is open, too.
    private func closeWhatOpened(on page: String) throws {
        func isInFront() throws -> Bool { try sidebar.call("GetRole") == .error }
        let deadline = Date() + 2 * Program.timeout
        var next = Date()
        while try isInFront() {
            guard Date() < deadline else { throw Failure("Escape does not lead back to the page") }
            guard Date() > next else { continue }
            // A window that a press opened may have the keyboard.
            try desk.session.focus(page)
            try desk.session.press("Escape")
            next += 3
        }
    }

    private func check(_ items: [Item], _ page: String) throws {
        #expect(items.count > 20, "\(page)")
        func address(_ object: Accessible?) -> String { object.map { $0.name + $0.path } ?? "" }
        let children = Dictionary(grouping: items) { address($0.parent) }
        #expect(items.count { $0.has(State.focused) } <= 1, "\(page): places with the focus")
        for item in items {
            let inside = children[address(item.object)] ?? []
            #expect(inside.count == item.childCount, "\(page): children of \(item.name)")
            #expect(
                inside.map(\.index).sorted() == Array(inside.indices), "\(page): places in \(item.name)")
            #expect(item.role > 0, "\(page): the role of \(item.name)")
            if Self.interactive.contains(item.role), item.has(State.enabled) {
                #expect(item.interfaces.contains(Self.action), "\(page): \(item.name) has no action")
            }
            #expect(
                item.has(State.editable) == item.interfaces.contains(Self.editableText),
                "\(page): edits of \(item.name)")
            if item.interfaces.contains(Self.text) { try checkText(item, page) }
            if item.interfaces.contains(Self.action) { try checkActions(item, page) }
            if item.interfaces.contains(Self.value) { try checkValue(item, page) }
        }
        try checkRelations(items, page)
    }

    /// Checks that each relation leads back.
    private func checkRelations(_ items: [Item], _ page: String) throws {
        let back: [Int: Int] = [1: 2, 2: 1, 3: 4, 4: 3, 10: 11, 11: 10, 19: 20, 20: 19, 21: 22, 22: 21]
        struct Relation: Hashable { let source, target: String, kind: Int }
        var relations: Set<Relation> = []
        let calls = try items.map { try $0.object.send("GetRelationSet") }
        for (item, call) in zip(items, calls) {
            guard case .values(let values) = try desk.client.answer(to: call) else {
                throw Failure("\(item.name) is gone")
            }
            for relation in values.first?.elements ?? [] {
                guard let kind = relation.elements?.first?.integer else { continue }
                for target in relation.elements?.last?.elements ?? [] {
                    guard let target = Accessible.one(target, desk.client) else { continue }
                    relations.insert(Relation(source: item.object.path, target: target.path, kind: kind))
                }
            }
        }
        for relation in relations {
            guard let kind = back[relation.kind] else { continue }
            #expect(
                relations.contains(Relation(source: relation.target, target: relation.source, kind: kind)),
                "\(page): relation \(relation.kind) of \(relation.source)")
        }
    }

    private func checkText(_ item: Item, _ page: String) throws {
        let count = try item.object.property("CharacterCount", of: Self.text)?.integer ?? -1
        let text = try item.object.values("GetText", of: Self.text, .int32(0), .int32(-1)).first?.text
        #expect(text?.unicodeScalars.count == count, "\(page): the text of \(item.name)")
    }

    private func checkActions(_ item: Item, _ page: String) throws {
        let actions = try item.object.values("GetActions", of: Self.action).first?.elements ?? []
        #expect(!actions.isEmpty, "\(page): the actions of \(item.name)")
        for action in actions {
            #expect(action.elements?.first?.text?.isEmpty == false, "\(page): an action of \(item.name)")
        }
    }

    private func checkValue(_ item: Item, _ page: String) throws {
        func number(_ name: String) throws -> Double? {
            try item.object.property(name, of: Self.value)?.number
        }
        let (least, most) = (try number("MinimumValue"), try number("MaximumValue"))
        let current = try #require(try number("CurrentValue"))
        if let least, let most, least < most {
            #expect(least...most ~= current, "\(page): the value of \(item.name)")
        }
    }
}
