import Foundation
import PicaBus
import Testing

/// A client of the accessibility bus reads and uses a program, as screen readers do.
@Suite(.serialized)
final class AccessibilityTests {
    private let desk: AccessibilitySession
    private let probe: Program
    private let application: Accessible

    private static let text = "org.a11y.atspi.Text"
    private static let editable = "org.a11y.atspi.EditableText"

    init() throws {
        desk = try AccessibilitySession()
        (probe, application) = try desk.launchFieldProbe("--spoken")
    }

    deinit { desk.end() }

    // MARK: Reading

    @Test("The tree is whole: children know their parents and places, and roles and names are told")
    func tree() throws {
        #expect(try application.role() == 75)
        #expect(try application.property("ToolkitName", of: "org.a11y.atspi.Application") == .string("Pica"))
        let window = try #require(try application.children().first)
        #expect(try window.role() == 23)
        #expect(try window.label() == "Fields")
        for parent in try application.tree() {
            for (index, child) in try parent.children().enumerated() {
                #expect(Accessible.one(try child.property("Parent"), desk.client) == parent)
                #expect(try child.values("GetIndexInParent") == [.integer(Int64(index))])
            }
        }
        let button = try application.find(43, "Count")
        #expect(try button.property("AccessibleId") == .string("counter"))
        #expect(try application.find(29, "Pressed 0").interfaces().contains("org.a11y.atspi.Component"))
        #expect(try application.find(40, "Secret").interfaces().contains(Self.text))
        // The application's parent is the desktop.
        let parent = Accessible.one(try application.property("Parent"), desk.client)
        #expect(parent?.path == AccessibilitySession.root)
    }

    @Test("Everything is in the cache with the same answers")
    func cache() throws {
        let answer = try desk.client.call(
            "GetItems", of: "org.a11y.atspi.Cache", at: "/org/a11y/atspi/cache", on: application.name)
        guard case .values(let values) = answer else { throw Failure("GetItems fails") }
        let items = try #require(values.first?.elements)
        let tree = try application.tree()
        #expect(items.count == tree.count)
        for item in items {
            let parts = try #require(item.elements)
            let object = try #require(Accessible.one(parts[0], desk.client))
            #expect(tree.contains(object))
            #expect(try object.label() == parts[6].text)
            #expect(try object.role() == parts[7].integer)
            #expect(try object.values("GetState").first == parts[9])
        }
    }

    @Test("Text is read by character, word, sentence, line and paragraph, in code points")
    func reading() throws {
        let editor = try application.find(61, "")
        let text = "One two three.\nSecond line 👋🏽 here"
        #expect(
            try editor.property("CharacterCount", of: Self.text)
                == .integer(Int64(text.unicodeScalars.count)))
        func string(_ offset: Int32, _ granularity: UInt32) throws -> [BusValue] {
            try editor.values("GetStringAtOffset", of: Self.text, .int32(offset), .unsigned(granularity))
        }
        #expect(try string(0, 0) == [.string("O"), .integer(0), .integer(1)])
        #expect(try string(5, 1) == [.string("two "), .integer(4), .integer(8)])
        #expect(try string(5, 2) == [.string("One two three.\n"), .integer(0), .integer(15)])
        #expect(try string(16, 3) == [.string("Second line 👋🏽 here"), .integer(15), .integer(34)])
        #expect(try string(2, 4) == [.string("One two three.\n"), .integer(0), .integer(15)])
        // A character of two code points is one.
        #expect(try string(27, 0) == [.string("👋🏽"), .integer(27), .integer(29)])
        func old(_ method: String, _ offset: Int32, _ boundary: UInt32) throws -> [BusValue] {
            try editor.values(method, of: Self.text, .int32(offset), .unsigned(boundary))
        }
        #expect(
            try old("GetTextAtOffset", 5, 5) == [.string("One two three.\n"), .integer(0), .integer(15)])
        #expect(try old("GetTextAfterOffset", 5, 1).first == .string("three.\n"))
        #expect(try old("GetTextBeforeOffset", 5, 1).first == .string("One "))
        #expect(
            try old("GetTextAfterOffset", 5, 5)
                == [.string("Second line 👋🏽 here"), .integer(15), .integer(34)])
        #expect(try editor.values("GetText", of: Self.text, .int32(4), .int32(7)) == [.string("two")])
        #expect(
            try editor.values("GetText", of: Self.text, .int32(29), .int32(-1)) == [.string(" here")])
    }

    @Test("Characters have places in the window, and points have characters")
    func places() throws {
        let field = try application.find(79, "Name")
        var lefts: [Int] = []
        for offset in Int32(0)..<3 {
            let extents = try field.values("GetCharacterExtents", of: Self.text, .int32(offset), .unsigned(1))
                .compactMap(\.integer)
            #expect(extents.count == 4 && extents[2] > 0 && extents[3] > 0)
            lefts.append(extents[0])
            #expect(
                try field.values(
                    "GetOffsetAtPoint", of: Self.text, .int32(Int32(extents[0] + 1)),
                    .int32(Int32(extents[1] + 2)), .unsigned(1)) == [.integer(Int64(offset))])
        }
        #expect(lefts == lefts.sorted() && Set(lefts).count == 3)
    }

    @Test("A secret is bullets, also in events")
    func secret() throws {
        let field = try application.find(40, "Secret")
        #expect(try field.values("GetText", of: Self.text, .int32(0), .int32(-1)) == [.string("•••")])
        _ = try field.call("InsertText", of: Self.editable, .int32(1), .string("w"), .int32(1))
        try probe.expect("secret=xwyz")
        let event = try desk.client.signal("the change") { $0.member == "TextChanged" }
        #expect(event.values[3] == .string("•"))
    }

    // MARK: Using

    @Test("Text is inserted, deleted, replaced and selected, and the app is told")
    func editing() throws {
        let field = try application.find(79, "Name")
        _ = try field.values("InsertText", of: Self.editable, .int32(3), .string("mXX"), .int32(1))
        try probe.expect("name=Adam")
        let event = try desk.client.signal("the insertion") { $0.member == "TextChanged" }
        #expect(Array(event.values.prefix(4)) == [.string("insert"), .integer(3), .integer(1), .string("m")])
        _ = try field.values("DeleteText", of: Self.editable, .int32(0), .int32(2))
        try probe.expect("name=am")
        _ = try field.values("SetTextContents", of: Self.editable, .string("Éva"))
        try probe.expect("name=Éva")
        #expect(try field.values("SetCaretOffset", of: Self.text, .int32(1)) == [.bool(true)])
        #expect(try field.property("CaretOffset", of: Self.text) == .integer(1))
        #expect(try field.values("AddSelection", of: Self.text, .int32(1), .int32(3)) == [.bool(true)])
        #expect(try field.values("GetSelection", of: Self.text, .int32(0)) == [.integer(1), .integer(3)])
    }

    @Test("Actions press, and the change can be read as soon as they are answered")
    func pressing() throws {
        let action = "org.a11y.atspi.Action"
        let button = try application.find(43, "Count")
        #expect(try button.values("DoAction", of: action, .int32(0)) == [.bool(true)])
        _ = try application.find(29, "Pressed 1")
        let toggle = try application.find(7, "Loud")
        #expect(try !toggle.has(4))
        #expect(try toggle.values("DoAction", of: action, .int32(0)) == [.bool(true)])
        #expect(try toggle.has(4))
        try probe.expect("loud=true")
    }

    @Test("A slider's value is read and set")
    func value() throws {
        let value = "org.a11y.atspi.Value"
        let slider = try application.find(51, "Volume")
        #expect(try slider.property("CurrentValue", of: value) == .double(0.5))
        #expect(try slider.property("MaximumValue", of: value) == .double(1))
        _ = try slider.values(
            "Set", of: "org.freedesktop.DBus.Properties", .string(value), .string("CurrentValue"),
            .variant(.double(0.75)))
        try probe.expect("volume=0.75")
        #expect(try slider.property("CurrentValue", of: value) == .double(0.75))
    }

    @Test("The focus is moved, and told once, after it was lost elsewhere")
    func focus() throws {
        let field = try application.find(79, "Name")
        #expect(try field.values("GrabFocus", of: "org.a11y.atspi.Component") == [.bool(true)])
        #expect(try field.has(12))
        let secret = try application.find(40, "Secret")
        #expect(try secret.values("GrabFocus", of: "org.a11y.atspi.Component") == [.bool(true)])
        var changes: [String] = []
        _ = try desk.client.signal("the focus of the secret") { signal in
            guard signal.member == "StateChanged", signal.values[0] == .string("focused") else {
                return false
            }
            changes.append("\(signal.path == secret.path ? "secret" : "name") \(signal.values[1])")
            return signal.path == secret.path && signal.values[1] == .integer(1)
        }
        #expect(try !field.has(12))
    }

    @Test("A sheet hides what is behind it, and closing it brings that back")
    func sheet() throws {
        let action = "org.a11y.atspi.Action"
        _ = try application.find(43, "Ask").values("DoAction", of: action, .int32(0))
        try probe.expect("open=true")
        let close = try application.find(43, "Close")
        let names = try application.tree().map { try $0.label() }
        #expect(names.contains("In front"))
        #expect(!names.contains("Count"))
        _ = try close.values("DoAction", of: action, .int32(0))
        try probe.expect("open=false")
        _ = try application.find(43, "Count")
    }

    @Test("A screen reader sees keys first: one that it takes types nothing, and the others stay in order")
    func keys() throws {
        let reader = try KeyListener(address: desk.address) { $0 == "z" }
        defer { reader.end() }
        let field = try application.find(79, "Name")
        #expect(try field.values("GrabFocus", of: "org.a11y.atspi.Component") == [.bool(true)])
        // The program learns of the listener a moment later.
        try desk.session.wait("that keys are shown") {
            _ = try field.values("SetTextContents", of: Self.editable, .string(""))
            try desk.session.press("z", "y")
            var typed: BusValue?
            try desk.session.wait("the second key") {
                typed = try field.values("GetText", of: Self.text, .int32(0), .int32(-1)).first
                return typed?.text?.hasSuffix("y") == true
            }
            return typed == .string("y")
        }
        _ = try field.values("SetTextContents", of: Self.editable, .string(""))
        try probe.expect("name=")
        try desk.session.press("a", "z", "b", "z", "c")
        try probe.expect("name=a", "name=ab", "name=abc")
    }

    // MARK: Bad input

    @Test("Wrong offsets, objects, methods and arguments are answered, and the program lives")
    func nonsense() throws {
        let field = try application.find(79, "Name")
        for offset in [Int32.min, -1, 3, 4, 1_000_000, .max] {
            for method in [
                "GetStringAtOffset", "GetTextBeforeOffset", "GetTextAtOffset", "GetTextAfterOffset",
            ] {
                for unit in UInt32(0)..<8 {
                    _ = try field.call(method, of: Self.text, .int32(offset), .unsigned(unit))
                }
            }
            for end in [Int32.min, -1, 0, 2, .max] {
                _ = try field.call("GetText", of: Self.text, .int32(offset), .int32(end))
                _ = try field.call("AddSelection", of: Self.text, .int32(offset), .int32(end))
                _ = try field.call(
                    "GetRangeExtents", of: Self.text, .int32(offset), .int32(end), .unsigned(.max))
            }
            for method in [
                "GetCharacterAtOffset", "GetAttributes", "GetSelection", "RemoveSelection", "SetCaretOffset",
            ] {
                _ = try field.call(method, of: Self.text, .int32(offset))
            }
            _ = try field.call("GetChildAtIndex", .int32(offset))
            _ = try field.call("DoAction", of: "org.a11y.atspi.Action", .int32(offset))
        }
        #expect(try field.call("GetText", of: Self.text, .string("no number")) == .error)
        #expect(try field.call("NoSuchMethod") == .error)
        #expect(try field.call("GetRole", of: "no.such.Interface") == .error)
        for path in ["/org/a11y/atspi/accessible/999999", "/org/a11y/atspi/accessible/x", "/else"] {
            let gone = Accessible(name: field.name, path: path, client: desk.client)
            #expect(try gone.call("GetRole") == .error)
        }
        #expect(try application.find(79, "Name").label() == "Name")
    }

    @Test("Ten megabytes of text come into an editor at once, and go out in parts only")
    func tenMegabytes() throws {
        let editor = try #require(try application.tree().first { try $0.role() == 61 })
        let (line, megabytes) = ("The quick brown fox jumps over it.\n", 10)
        let count = megabytes << 20 / line.utf8.count
        #expect(
            try editor.values(
                "SetTextContents", of: Self.editable, .string(String(repeating: line, count: count)))
                == [.bool(true)])
        let length = count * line.utf8.count
        try probe.expect("note=\(length)")
        #expect(try editor.property("CharacterCount", of: Self.text) == .integer(Int64(length)))
        // All at once is refused; other clients' calls and the keyboard go on meanwhile.
        for _ in 0..<50 {
            #expect(try editor.call("GetText", of: Self.text, .int32(0), .int32(-1)) == .error)
        }
        let start = Int32(length - 2 * line.utf8.count)
        #expect(
            try editor.values("GetText", of: Self.text, .int32(start), .int32(-1)) == [.string(line + line)])
        let field = try application.find(79, "Name")
        #expect(try field.values("GrabFocus", of: "org.a11y.atspi.Component") == [.bool(true)])
        try desk.session.press("End", "z")
        try probe.expect("name=Adaz")
    }

    @Test("A client that asks 20,000 times without reading does not hold up the window")
    func flood() throws {
        let flood = try BusClient(address: desk.address)
        let field = try application.find(79, "Name")
        for _ in 0..<20_000 {
            try flood.send(
                "GetStringAtOffset", of: Self.text, at: field.path, on: field.name,
                [.int32(0), .unsigned(3)])
        }
        try desk.session.focus("Fields")
        #expect(try field.values("GrabFocus", of: "org.a11y.atspi.Component") == [.bool(true)])
        try desk.session.press("End", "z")
        try probe.expect("name=Adaz")
    }
}

/// What costs nothing while nobody listens.
@Suite(.serialized)
final class SilentAccessibilityTests {
    @Test("A program connects only while assistive technologies are on")
    func enabling() throws {
        let desk = try AccessibilitySession(isOn: false)
        defer { desk.end() }
        let probe = try desk.session.launch("FieldProbe", ["--spoken"], environment: desk.environment)
        try probe.expect("ready")
        try desk.session.focus("Fields")
        #expect(try desk.applications().isEmpty)
        try desk.turn(true)
        let application = try desk.application()
        #expect(try application.children().count == 1)
        try desk.turn(false)
        try desk.session.wait("that the program has left") { try desk.applications().isEmpty }
        try desk.turn(true)
        _ = try desk.application()
    }
}
