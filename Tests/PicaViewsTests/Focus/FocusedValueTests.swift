import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

private struct DocumentKey: FocusedValueKey {
    typealias Value = Binding<String>
}

private struct TitleKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    fileprivate var document: Binding<String>? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

@Observable private final class Model {
    var name = "model"
}

@MainActor @Suite struct FocusedValueTests {
    private struct Status: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.document) private var document
        @FocusedValue(Model.self) private var model
        let evaluations: Counter
        var body: some View {
            evaluations.add()
            return VStack {
                Text("title: \(title ?? "none")")
                Text("document: \(document ?? "none")")
                Text("model: \(model?.name ?? "none")")
                Button("Shout") { document = document?.uppercased() }
            }
        }
    }

    private struct Editors: View {
        let model = Model()
        let evaluations: Counter
        @State private var first = "one"
        @State private var second = "two"
        @State private var isSecondThere = true
        var body: some View {
            Status(evaluations: evaluations)
            VStack {
                TextField("First", text: $first).focusedValue(\.document, $first)
                    .focusedValue(\.title, "First")
                if isSecondThere {
                    TextField("Second", text: $second).focusedValue(\.document, $second)
                        .focusedValue(\.title, nil).focusedValue(model)
                }
                Button("Remove") { isSecondThere = false }
            }
            .focusedValue(\.title, "Around")
        }
    }

    @Test("A focused value is read elsewhere in the window; the nearest one wins")
    func nearest() throws {
        let evaluations = Counter()
        let app = try mount { Editors(evaluations: evaluations) }
        #expect(app.texts.contains("title: none") && app.texts.contains("document: none"))
        try app.find(.textField, "First").click()
        #expect(app.texts.contains("title: First") && app.texts.contains("document: one"))
        app.press(.tab)
        #expect(app.texts.contains("title: Around") && app.texts.contains("document: two"))
        #expect(app.texts.contains("model: model"))
        // A removed field reports nothing.
        try app.find(.button, "Remove").click()
        #expect(app.texts.contains("title: Around") && app.texts.contains("document: none"))
        #expect(app.texts.contains("model: none"))
    }

    @Test("A focused binding writes through, and its reader follows typing")
    func binding() throws {
        struct Typed: View {
            @State private var text = "quiet"
            @FocusedBinding(\.document) private var document
            var body: some View {
                TextField("Text", text: $text).focusedValue(\.document, $text)
                Text("read: \(document ?? "none")")
                Text("Shout").onTapGesture { document = document?.uppercased() }.allowsHitTesting(true)
                Button("Loud") { document = "LOUD" }.focusedValue(\.document, $text)
            }
        }
        let app = try mount { Typed() }
        try app.find(.textField).click()
        app.press(.end)
        app.type("er")
        #expect(app.texts.contains("read: quieter"))
        try app.find(.button, "Loud").click()
        #expect(app.texts.contains("read: LOUD"))
        #expect(try app.find(.textField).value == "LOUD")
    }

    @Test("A focused scene value applies wherever the focus is, below its provider's values")
    func scene() throws {
        struct Scene: View {
            @FocusedValue(\.title) private var title
            var body: some View {
                Text("title: \(title ?? "none")")
                TextField("First", text: .constant("")).focusedValue(\.title, "First")
                Text("Anywhere").focusedSceneValue(\.title, "Window")
            }
        }
        let app = try mount { Scene() }
        #expect(app.texts.contains("title: Window"))
        try app.find(.textField).click()
        #expect(app.texts.contains("title: First"))
    }

    @Test("A reader is not evaluated while its value stays the same")
    func narrow() throws {
        let evaluations = Counter()
        let app = try mount {
            Status(evaluations: evaluations)
            TextField("A", text: .constant("")).focusedValue(\.title, "Same")
            TextField("B", text: .constant("")).focusedValue(\.title, "Same")
        }
        try app.find(.textField, "A").click()
        _ = evaluations.take()
        try app.find(.textField, "B").click()
        #expect(evaluations.take() == 0)
    }
}
