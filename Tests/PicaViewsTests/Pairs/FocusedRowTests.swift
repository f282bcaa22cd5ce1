import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

private struct Item: Identifiable {
    let id: Int
    var name = ""
}

@MainActor @Observable private final class Model { var items = (0..<300).map { Item(id: $0) } }

/// The row that has the keyboard, in every lazy container and with every field.
@MainActor @Suite("A focused row scrolled out of view") struct FocusedRowTests {
    enum Container: String, CaseIterable { case list, lazyVStack, lazyVGrid, form, sections }
    enum Field: String, CaseIterable { case textField, secureField, vertical, editor }

    @Bindable private var model = Model()

    @ViewBuilder private func field(_ field: Field, _ item: Binding<Item>) -> some View {
        let id = item.wrappedValue.id
        switch field {
        case .textField: TextField("row \(id)", text: item.name)
        case .secureField: SecureField("row \(id)", text: item.name)
        case .vertical: TextField("row \(id)", text: item.name, axis: .vertical)
        case .editor: TextEditor(text: item.name).frame(height: 40).accessibilityLabel("row \(id)")
        }
    }

    @ViewBuilder private func content(_ container: Container, _ kind: Field) -> some View {
        switch container {
        case .list: List($model.items) { field(kind, $0) }
        case .lazyVStack: ScrollView { LazyVStack { ForEach($model.items) { field(kind, $0) } } }
        case .lazyVGrid:
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach($model.items) { field(kind, $0) } }
            }
        case .form: Form { ForEach($model.items) { field(kind, $0) } }.formStyle(.grouped)
        case .sections: List { Section("Head") { ForEach($model.items) { field(kind, $0) } } }
        }
    }

    @Test("keeps the focus and scrolls back with the first letter", arguments: Container.allCases)
    func typing(container: Container) throws {
        for kind in Field.allCases {
            model.items = (0..<300).map { Item(id: $0) }
            let host = try mount(width: 300, height: 200) { Live { content(container, kind) } }
            let role: TestElement.Role =
                switch kind {
                case .textField: .textField
                case .secureField: .secureField
                default: .textEditor
                }
            let row = try #require(host.all(nil, "row 1").first { $0.role == role || $0.role == .textField })
            try row.click()
            for _ in 0..<4 {
                host.scroll(at: CGPoint(x: 150, y: 100), y: 1500)
                host.update()
            }
            #expect(row.frame.maxY < 0, "\(container) \(kind)")
            host.type("ab")
            #expect(model.items[1].name == "ab", "\(container) \(kind)")
            #expect(row.isFocused, "\(container) \(kind)")
            #expect(row.frame.minY >= 0 && row.frame.maxY <= 200, "\(container) \(kind): \(row.frame)")
        }
    }

    @Test("keeps receiving typed text while rows before it come and go")
    func insertion() throws {
        let host = try mount(width: 300, height: 200) { Live { content(.list, .textField) } }
        let row = try host.find(.textField, "row 2")
        try row.click()
        host.scroll(at: CGPoint(x: 150, y: 100), y: 4000)
        model.items.insert(contentsOf: [Item(id: 1000), Item(id: 1001)], at: 0)
        host.update()
        host.type("x")
        model.items.removeFirst()
        host.update()
        host.type("y")
        #expect(model.items.first { $0.id == 2 }?.name == "xy")
    }

    @Test("loses the focus when its element is removed")
    func removal() throws {
        let host = try mount(width: 300, height: 200) { Live { content(.list, .textField) } }
        try host.find(.textField, "row 2").click()
        host.scroll(at: CGPoint(x: 150, y: 100), y: 4000)
        model.items.removeAll { $0.id == 2 }
        host.update()
        host.type("x")
        #expect(model.items.allSatisfy { $0.name.isEmpty })
    }
}
