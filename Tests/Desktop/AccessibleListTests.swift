import Foundation
import PicaBus
import Testing

/// A client of the accessibility bus reads and selects the rows of a long list, and finds objects by rules.
@Suite(.serialized)
final class AccessibleListTests {
    private let desk: AccessibilitySession
    private let probe: Program
    private let application: Accessible

    private static let table = "org.a11y.atspi.Table"
    private static let selection = "org.a11y.atspi.Selection"
    private static let collection = "org.a11y.atspi.Collection"

    init() throws {
        desk = try AccessibilitySession()
        (probe, application) = try desk.launchFieldProbe("--spoken-list")
    }

    deinit { desk.end() }

    private func list() throws -> Accessible { try application.find(98, "") }

    /// Returns the object at a row.
    private func row(_ number: Int32, of list: Accessible) throws -> Accessible? {
        Accessible.one(
            try list.values("GetAccessibleAt", of: Self.table, .int32(number), .int32(0)).first, desk.client)
    }

    @Test("A row that no view shows is made when a client asks for it, and scrolls into view")
    func farRow() throws {
        let list = try list()
        #expect(try list.property("NRows", of: Self.table) == .integer(10_000))
        #expect(try list.children().count < 100)
        let row = try #require(try row(7_000, of: list))
        let label = try row.label()
        #expect(label == "Row 7000")
        #expect(try row.role() == 32)
        #expect(try row.has(25) == false)
        let attributes = try row.values("GetAttributes").first
        guard case .dictionary(let values) = attributes else { throw Failure("there are no attributes") }
        #expect(values["posinset"] == .string("7001") && values["setsize"] == .string("10000"))
        // The same row is the same object.
        #expect(try self.row(7_000, of: list) == row)
        #expect(Accessible.one(try row.property("Parent"), desk.client) == list)
        #expect(
            try row.values("ScrollTo", of: "org.a11y.atspi.Component", .unsigned(6)) == [.bool(true)])
        try desk.session.wait("the row in sight") { try row.has(25) }
    }

    @Test("Rows that a client asked for are let go when it asks for many others")
    func manyRows() throws {
        let list = try list()
        let first = try #require(try row(5_000, of: list))
        for number: Int32 in 6_000..<6_100 { #expect(try row(number, of: list) != nil) }
        #expect(try list.children().count < 200)
        #expect(try first.call("GetRole") == .error)
    }

    @Test("Rows outside the list are no objects")
    func nonsense() throws {
        let list = try list()
        for number: Int32 in [-1, 10_000, .max, .min] {
            #expect(try row(number, of: list)?.path == "/org/a11y/atspi/null")
            #expect(
                try list.values("AddRowSelection", of: Self.table, .int32(number)) == [.bool(false)])
        }
    }

    @Test("Rows are selected and deselected in sight or not, one by one or all")
    func selecting() throws {
        let list = try list()
        func selected() throws -> [BusValue] { try list.values("GetSelectedRows", of: Self.table) }
        #expect(try list.values("AddRowSelection", of: Self.table, .int32(9_000)) == [.bool(true)])
        #expect(try list.values("SelectChild", of: Self.selection, .int32(1)) == [.bool(true)])
        try probe.expect("selected=2")
        #expect(try selected() == [.list([.integer(1), .integer(9_000)])])
        #expect(try list.property("NSelectedRows", of: Self.table) == .integer(2))
        #expect(try list.values("IsRowSelected", of: Self.table, .int32(9_000)) == [.bool(true)])
        #expect(try list.values("DeselectChild", of: Self.selection, .int32(1)) == [.bool(true)])
        #expect(try list.values("RemoveRowSelection", of: Self.table, .int32(9_000)) == [.bool(true)])
        try probe.expect("selected=0")
        #expect(try list.values("SelectAll", of: Self.selection) == [.bool(true)])
        try probe.expect("selected=10000")
        #expect(try list.property("NSelectedRows", of: Self.table) == .integer(10_000))
        #expect(try list.values("ClearSelection", of: Self.selection) == [.bool(true)])
        try probe.expect("selected=0")
    }

    @Test("Links in a text tell their place and address, and are visited once followed")
    func links() throws {
        let text = try application.find(29, "See Pica and 👋🏽 more.")
        #expect(try text.values("GetNLinks", of: "org.a11y.atspi.Hypertext") == [.integer(2)])
        #expect(
            try text.values("GetLinkIndex", of: "org.a11y.atspi.Hypertext", .int32(5)) == [.integer(0)])
        #expect(
            try text.values("GetLinkIndex", of: "org.a11y.atspi.Hypertext", .int32(0)) == [.integer(-1)])
        let reference = try text.values("GetLink", of: "org.a11y.atspi.Hypertext", .int32(1)).first
        let link = try #require(Accessible.one(reference, desk.client))
        let hyperlink = "org.a11y.atspi.Hyperlink"
        #expect(try link.label() == "more")
        // The waving hand is one letter of two code points.
        #expect(try link.property("StartIndex", of: hyperlink) == .integer(16))
        #expect(try link.property("EndIndex", of: hyperlink) == .integer(20))
        #expect(
            try link.values("GetURI", of: hyperlink, .int32(0)) == [.string("https://pica.example/b")])
        #expect(try link.has(40) == false)
        #expect(try link.values("DoAction", of: "org.a11y.atspi.Action", .int32(0)) == [.bool(true)])
        try probe.expect("opened https://pica.example/b")
        #expect(try link.has(40))
    }

    @Test("Objects are found by role, state and interface, in order, before and after another")
    func collection() throws {
        let window = try #require(try application.children().first)
        func rule(role: Int = -1, state: Int = -1, interface: String? = nil, isInverted: Bool = false)
            -> BusArgument
        {
            func bits(_ number: Int) -> BusArgument {
                .array(
                    of: "i",
                    (0..<4).map { word in
                        .int32(
                            number / 32 == word && number >= 0
                                ? Int32(truncatingIfNeeded: 1 << (number % 32)) : 0)
                    })
            }
            return .structure([
                bits(state), .int32(1), .strings([]), .int32(1), bits(role), .int32(1),
                .array(of: "s", interface.map { [.string($0)] } ?? []), .int32(1), .bool(isInverted),
            ])
        }
        func found(_ rule: BusArgument, order: UInt32 = 1, most: Int32 = 0) throws -> [String] {
            let answer = try window.call(
                "GetMatches", of: Self.collection, rule, .unsigned(order), .int32(most), .bool(true))
            return try Accessible.all(answer, desk.client).map { try $0.label() }
        }
        #expect(try found(rule(role: 88)) == ["Pica", "more"])
        #expect(try found(rule(role: 88), order: 4) == ["more", "Pica"])
        #expect(try found(rule(role: 88), most: 1) == ["Pica"])
        #expect(try found(rule(interface: "Hypertext")).count == 1)
        let rows = try found(rule(role: 32))
        #expect(rows.prefix(2) == ["Row 0", "Row 1"])
        #expect(try found(rule(role: 32, state: 25)).count <= rows.count)
        #expect(try found(rule(role: 32, isInverted: true)).contains("more"))
        let row = try application.find(32, "Row 3")
        let after = try window.call(
            "GetMatchesFrom", of: Self.collection, .objectPath(row.path), rule(role: 32), .unsigned(1),
            .unsigned(0), .int32(1), .bool(true))
        #expect(try Accessible.all(after, desk.client).map { try $0.label() } == ["Row 4"])
        let before = try window.call(
            "GetMatchesTo", of: Self.collection, .objectPath(row.path), rule(role: 32), .unsigned(1),
            .unsigned(0), .bool(false), .int32(1), .bool(true))
        #expect(try Accessible.all(before, desk.client).map { try $0.label() } == ["Row 2"])
        #expect(
            try window.call(
                "GetMatches", of: Self.collection, .int32(3), .unsigned(1), .int32(0), .bool(true))
                == .error)
    }
}
