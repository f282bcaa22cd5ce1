import Foundation
import PicaBus
import Testing

/// A client of the accessibility bus learns how elements belong together, hears messages and drags by actions.
@Suite(.serialized)
final class AccessibleRelationTests {
    private let desk: AccessibilitySession
    private let probe: Program
    private let application: Accessible

    init() throws {
        desk = try AccessibilitySession()
        (probe, application) = try desk.launchFieldProbe("--related")
    }

    deinit { desk.end() }

    /// Returns the objects to which an object has a relation, by the relation's number.
    private func related(_ kind: Int64, to object: Accessible) throws -> [Accessible] {
        let relations = try object.values("GetRelationSet").first?.elements ?? []
        return relations.filter { $0.elements?.first == .integer(kind) }
            .flatMap { $0.elements?.last?.elements ?? [] }
            .compactMap { Accessible.one($0, desk.client) }
    }

    private func actions(of object: Accessible) throws -> [String] {
        try object.values("GetActions", of: "org.a11y.atspi.Action").first?.elements?
            .compactMap { $0.elements?.first?.text } ?? []
    }

    private func perform(_ action: String, on object: Accessible) throws {
        let index = try #require(try actions(of: object).firstIndex(of: action))
        #expect(
            try object.values("DoAction", of: "org.a11y.atspi.Action", .int32(Int32(index))) == [.bool(true)])
    }

    @Test("A field and the label apart from it lead to each other, and steps to the next and previous one")
    func relations() throws {
        let (label, field) = (try application.find(29, "First name"), try application.find(79, "First name"))
        #expect(try related(1, to: label) == [field])
        #expect(try related(2, to: field) == [label])
        let (one, two) = (try application.find(29, "One"), try application.find(29, "Two"))
        #expect(try related(10, to: one) == [two] && related(11, to: two) == [one])
        #expect(try related(11, to: one) == [] && related(10, to: two) == [])
    }

    @Test("A wrong field leads to its message, and is valid again once it is mended")
    func errors() throws {
        let (required, invalid) = (33, 36)
        let field = try application.find(79, "Email")
        let message = try application.find(29, "An address contains an @.")
        #expect(try field.has(required) && field.has(invalid))
        #expect(try related(21, to: field) == [message] && related(22, to: message) == [field])
        #expect(
            try field.values("SetTextContents", of: "org.a11y.atspi.EditableText", .string("ada@b.c"))
                == [.bool(true)])
        try desk.session.wait("the valid field") { try !field.has(invalid) }
        #expect(try field.has(required) && related(21, to: field) == [])
        _ = try desk.client.signal("the change of the state") {
            $0.member == "StateChanged" && $0.values.first == .string("invalid-entry")
        }
    }

    @Test("Messages come with their politeness")
    func announcements() throws {
        try perform("click", on: application.find(43, "Tell"))
        let first = try desk.client.signal("a message") { $0.member == "Announcement" }
        #expect(first.values.contains(.string("Told")) && first.values[1] == .integer(1))
        let second = try desk.client.signal("a message") { $0.member == "Announcement" }
        #expect(second.values.contains(.string("At once")) && second.values[1] == .integer(2))
    }

    @Test("A chart is a table with headers, rows and cells")
    func chart() throws {
        let table = try application.find(55, "Rain")
        #expect(try table.property("Description") == .string("Most on Tuesday."))
        #expect(try table.property("NRows", of: "org.a11y.atspi.Table") == .integer(2))
        #expect(try table.property("NColumns", of: "org.a11y.atspi.Table") == .integer(2))
        let cell = Accessible.one(
            try table.values("GetAccessibleAt", of: "org.a11y.atspi.Table", .int32(1), .int32(1)).first,
            desk.client)
        #expect(try cell?.label() == "11 mm")
        let header = Accessible.one(
            try table.values("GetColumnHeader", of: "org.a11y.atspi.Table", .int32(1)).first, desk.client)
        #expect(try header?.label() == "Amount")
    }

    @Test("An action takes what can be dragged, and another one drops it")
    func dragging() throws {
        let apple = try application.find(29, "Apple")
        try perform("Take the apple", on: apple)
        let basket = try application.find(29, "Empty")
        try desk.session.wait("the place for the drop") { try actions(of: basket).contains("drop") }
        #expect(try actions(of: apple).contains("cancel drag"))
        try perform("drop", on: basket)
        _ = try application.find(29, "apple")
        try desk.session.wait("the end of the drag") { try actions(of: apple).contains("Take the apple") }
    }
}
