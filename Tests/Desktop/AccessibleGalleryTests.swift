import Foundation
import PicaBus
import Testing

/// A client of the accessibility bus goes through all pages of the gallery.
@Suite(.serialized)
final class AccessibleGalleryTests {
    private let desk: AccessibilitySession
    private let gallery: Program
    private let application: Accessible

    private static let table = "org.a11y.atspi.Table"
    private static let text = "org.a11y.atspi.Text"
    private static let action = "org.a11y.atspi.Action"
    private static let value = "org.a11y.atspi.Value"

    init() throws {
        desk = try AccessibilitySession()
        gallery = try desk.session.launch("Gallery", ["--page", "Welcome"], environment: desk.environment)
        application = try desk.application()
        try desk.session.focus("Welcome")
    }

    deinit { desk.end() }

    /// An object as the program's cache tells it.
    private struct Item {
        let object: Accessible
        let parent: Accessible?
        let index, childCount, role: Int
        let interfaces: [String]
        let name: String

        init?(_ value: BusValue, _ client: BusClient) {
            guard let parts = value.elements, parts.count == 10,
                let object = Accessible.one(parts[0], client)
            else { return nil }
            self.object = object
            parent = Accessible.one(parts[2], client)
            (index, childCount) = (parts[3].integer ?? -2, parts[4].integer ?? -2)
            interfaces = parts[5].elements?.compactMap(\.text) ?? []
            (name, role) = (parts[6].text ?? "", parts[7].integer ?? 0)
        }
    }

    private func items() throws -> [Item] {
        let answer = try desk.client.call(
            "GetItems", of: "org.a11y.atspi.Cache", at: "/org/a11y/atspi/cache", on: application.name)
        guard case .values(let values) = answer else { throw Failure("GetItems fails") }
        return (values.first?.elements ?? []).compactMap { Item($0, desk.client) }
    }

    @Test("Every page is a whole tree, whose texts, actions and values can be read")
    func pages() throws {
        let sidebar = try #require(
            try application.tree().first { try $0.interfaces().contains(Self.table) })
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
            let page = try found.label()
            do {
                try check(items(), page)
            } catch is Failure {
                // An element that moves by itself may have gone meanwhile.
                try check(items(), page)
            }
            pages.append(page)
        }
        #expect(pages.count > 50 && Set(pages).count == pages.count)
    }

    private func check(_ items: [Item], _ page: String) throws {
        #expect(items.count > 20, "\(page)")
        func address(_ object: Accessible?) -> String { object.map { $0.name + $0.path } ?? "" }
        let children = Dictionary(grouping: items) { address($0.parent) }
        for item in items {
            let inside = children[address(item.object)] ?? []
            #expect(inside.count == item.childCount, "\(page): children of \(item.name)")
            #expect(
                inside.map(\.index).sorted() == Array(inside.indices), "\(page): places in \(item.name)")
            #expect(item.role > 0, "\(page): the role of \(item.name)")
            if item.interfaces.contains(Self.text) { try checkText(item, page) }
            if item.interfaces.contains(Self.action) { try checkActions(item, page) }
            if item.interfaces.contains(Self.value) { try checkValue(item, page) }
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
