import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// Selecting beyond the edge of what scrolls.
@MainActor struct AutoscrollTests {
    private struct Page: View {
        @State private var text = (1...200).map { "Line \($0)" }.joined(separator: "\n")
        @State private var long = (1...100).map { "word\($0)" }.joined(separator: " ")
        let kind: Kind

        var body: some View {
            switch kind {
            case .texts:
                ScrollView {
                    VStack(alignment: .leading) { ForEach(1..<201) { Text("Line \($0)") } }
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                .frame(height: 150)
                .textSelection(.enabled)
            case .editor: TextEditor(text: $text).frame(height: 150)
            case .field: TextField("Field", text: $long)
            }
        }
    }

    enum Kind: CaseIterable { case texts, editor, field }

    /// Presses in the first line, drags beyond the end and holds still; how much is selected after some time.
    private func selected(_ kind: Kind, beyond distance: CGFloat, for seconds: TimeInterval) throws -> Int {
        let app = try mount { Page(kind: kind) }
        let start = CGPoint(x: 20, y: kind == .field ? 150 : 85)
        let end =
            kind == .field ? CGPoint(x: 400 + distance, y: 150) : CGPoint(x: 60, y: 225 + distance)
        app.pressPointer(at: start)
        app.movePointer(to: end)
        app.advance(by: seconds)
        app.releasePointer(at: end)
        let selected = app.primarySelection?.utf8.count ?? 0
        app.advance(by: 1)
        app.press("c", .control)
        #expect(app.clipboard == app.primarySelection, "what is let go scrolls no more")
        return selected
    }

    @Test("A selection dragged past the edge scrolls on, faster farther out", arguments: Kind.allCases)
    func scrolls(kind: Kind) throws {
        let atOnce = try selected(kind, beyond: 5, for: 0)
        let slow = try selected(kind, beyond: 5, for: 0.5)
        let fast = try selected(kind, beyond: 60, for: 0.5)
        #expect(atOnce > 0)
        #expect(slow > atOnce)
        #expect(fast > slow)
    }

    @Test("A selection held inside stays as it is and draws no frames", arguments: Kind.allCases)
    func staysInside(kind: Kind) throws {
        let app = try mount { Page(kind: kind) }
        app.advance(by: 20)
        app.pressPointer(at: CGPoint(x: 20, y: kind == .field ? 150 : 85))
        app.movePointer(to: CGPoint(x: 200, y: 150))
        let picture = app.freshPicture()
        app.advance(by: 0.4)
        #expect(app.freshPicture().difference(from: picture).count == 0)
        if let next = app.nextDeadline { #expect(next - app.now > 0.05, "no frame is due") }
    }

    @Test("Back inside, the selection stops where it is")
    func comesBack() throws {
        let app = try mount { Page(kind: .editor) }
        app.pressPointer(at: CGPoint(x: 20, y: 85))
        app.movePointer(to: CGPoint(x: 60, y: 300))
        app.advance(by: 0.5)
        app.movePointer(to: CGPoint(x: 60, y: 150))
        app.advance(by: 0.1)
        let picture = app.freshPicture()
        app.advance(by: 0.3)
        #expect(app.freshPicture().difference(from: picture).count == 0)
        app.releasePointer(at: CGPoint(x: 60, y: 150))
    }

    @Test("It also scrolls back, and stops at the text's start")
    func scrollsBack() throws {
        let app = try mount { Page(kind: .editor) }
        app.click(at: CGPoint(x: 20, y: 85))
        app.press(.end, .control)
        app.pressPointer(at: CGPoint(x: 60, y: 150))
        app.movePointer(to: CGPoint(x: 10, y: -200))
        app.advance(by: 5)
        app.releasePointer(at: CGPoint(x: 10, y: -200))
        #expect(app.primarySelection?.hasPrefix("Line 1\nLine 2\n") == true)
    }

    @Test("If the field cannot scroll, its scroll view does")
    func outer() throws {
        let app = try mount {
            ScrollView {
                TextEditor(text: .constant((1...40).map { "Line \($0)" }.joined(separator: "\n")))
                    .frame(height: 1200)
            }
            .frame(height: 150)
        }
        app.pressPointer(at: CGPoint(x: 20, y: 85))
        app.movePointer(to: CGPoint(x: 60, y: 260))
        app.advance(by: 4)
        app.releasePointer(at: CGPoint(x: 60, y: 260))
        #expect(app.primarySelection?.contains("Line 39") == true)
    }
}
