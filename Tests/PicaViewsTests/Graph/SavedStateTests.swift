import Foundation
import PicaState
import PicaTesting
import Testing

@testable import PicaGraph
@testable import PicaViews

private struct SavedCounter: View {
    @State private var count = 0
    @State private var note: String? = "none"
    let label: String

    var body: some View {
        Button("\(label) \(count)") { count += 1 }
        Button("Clear \(label)") { note = nil }
        Text("\(label): \(note ?? "nothing")")
    }
}

private struct SavedObject: Equatable {
    var isThere = true
}

private struct SavedSwitch: View {
    @State private var object = SavedObject()
    @State private var isOn = false

    var body: some View {
        Toggle("On", isOn: $isOn)
        Button("Lose") { object.isThere = false }
        Text(object.isThere ? "There" : "Lost")
    }
}

/// State passes from one process to the next.
@MainActor @Suite struct SavedStateTests {
    /// Shows a view with the state that another one left.
    private func host(after earlier: TestHost, @ViewBuilder _ content: () -> some View) throws -> TestHost {
        let data = try JSONEncoder().encode(earlier.host.savedState)
        SavedState.arriving = SavedState(try JSONDecoder().decode([String: [String: Data]].self, from: data))
        defer { SavedState.arriving = nil }
        return TestHost(content: content)
    }

    @Test("A view finds its state again by its name, wherever it is now")
    func moved() throws {
        let first = TestHost { VStack { SavedCounter(label: "A") } }
        for _ in 0..<2 { try first.find(.button, "A \(first.host.savedState.isEmpty ? 0 : 1)").click() }
        let second = try host(after: first) {
            HStack {
                Text("New")
                VStack { SavedCounter(label: "A").padding() }
            }
        }
        #expect(throws: Never.self) { try second.find(.button, "A 2") }
        let third = try host(after: second) { SavedCounter(label: "A") }
        #expect(throws: Never.self) { try third.find(.button, "A 2") }
    }

    @Test("Views of one name are told apart by their order")
    func order() throws {
        let first = TestHost {
            VStack {
                ForEach(["A", "B"], id: \.self) { SavedCounter(label: $0) }
            }
        }
        try first.find(.button, "B 0").click()
        let second = try host(after: first) {
            VStack {
                SavedCounter(label: "A")
                SavedCounter(label: "B")
            }
        }
        #expect(throws: Never.self) { try second.find(.button, "B 1") }
        #expect(throws: Never.self) { try second.find(.button, "A 0") }
    }

    @Test("An optional that was set to nil stays nil")
    func optionals() throws {
        let first = TestHost { VStack { SavedCounter(label: "A") } }
        try first.find(.button, "Clear A").click()
        let second = try host(after: first) { VStack { SavedCounter(label: "A") } }
        #expect(second.texts.contains("A: nothing"))
    }

    @Test("A value that cannot be encoded begins anew, and the others stay")
    func unencodable() throws {
        let first = TestHost { VStack { SavedSwitch() } }
        try first.find(.checkBox, "On").click()
        try first.find(.button, "Lose").click()
        #expect(first.texts.contains("Lost"))
        let second = try host(after: first) { VStack { SavedSwitch() } }
        #expect(try second.find(.checkBox, "On").isOn == true)
        #expect(second.texts.contains("There"))
    }

    @Test("State of another type or of Pica's own views is not taken over")
    func others() throws {
        let first = TestHost { VStack { TextField("Name", text: .constant("")) } }
        try first.find(.textField, "Name").click()
        #expect(first.host.savedState.isEmpty)
        SavedState.arriving = SavedState([
            "SavedCounter#0": ["_count": Data("[\"text\"]".utf8), "_note": Data("[1".utf8)]
        ])
        defer { SavedState.arriving = nil }
        let host = TestHost { VStack { SavedCounter(label: "A") } }
        #expect(throws: Never.self) { try host.find(.button, "A 0") }
        #expect(host.texts.contains("A: none"))
    }
}
