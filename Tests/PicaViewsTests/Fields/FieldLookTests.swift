import Foundation
import PicaTesting
import PicaUI
import Testing

/// What fields take from the environment as texts do.
@MainActor @Suite struct FieldLookTests {
    private func height<V: View>(@ViewBuilder _ view: () -> V) throws -> CGFloat {
        try mount(view).sizeThatFits(ProposedViewSize(width: 200, height: nil)).height
    }

    @Test("A field is as high as the line height in force asks")
    func lineHeight() throws {
        func field(_ lineHeight: AttributedString.LineHeight?) throws -> CGFloat {
            try height { TextField("Name", text: .constant("Ada")).lineHeight(lineHeight) }
        }
        #expect(try field(.exact(points: 60)) - field(.exact(points: 30)) == 30)
        #expect(try field(.loose) > field(.tight))
        let empty = try height {
            TextField("Name", text: .constant("")).lineHeight(.exact(points: 60))
        }
        #expect(try empty == field(.exact(points: 60)), "a prompt stands in the same line")
    }

    @Test("An empty editor's caret stands where the interface starts, and typing goes on from there")
    func editorDirection() throws {
        let app = try mount(width: 300, height: 100) { TextEditor(text: .constant("")) }
        try app.find(.textEditor).click()
        #expect(try #require(app.caret).minX < 100)
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        #expect(try #require(app.caret).minX > 200)
    }

    @Test("Paragraphs of fields and editors run as the interface does where that is asked for")
    func writingDirection() throws {
        func caret<V: View>(_ role: TestElement.Role, @ViewBuilder _ view: () -> V) throws -> CGFloat {
            let app = try mount(width: 300, height: 100, view)
            try app.find(role).click()
            app.press(.home, .control)
            return try #require(app.caret).minX
        }
        for strategy in [Text.WritingDirectionStrategy.contentBased, .layoutBased] {
            let isByContent = strategy == .contentBased
            let editor = try caret(.textEditor) {
                TextEditor(text: .constant("שלום")).writingDirection(strategy: strategy)
            }
            #expect((editor > 200) == isByContent)
            let field = try caret(.textField) {
                TextField("", text: .constant("שלום")).writingDirection(strategy: strategy)
            }
            #expect((field > 150) == isByContent)
        }
    }
}
