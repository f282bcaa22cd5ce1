import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// The faults that `TestHost.audit()` finds and those that it leaves out.
@MainActor @Suite struct AuditingTests {
    private func faults(@ViewBuilder _ content: () -> some View) throws -> [AuditFault] {
        try mount(scale: 2, content).audit()
    }

    @Test("Text is a fault if its contrast is below 4.5, or below 3 if it is large")
    func contrast() throws {
        func text(_ white: Double, _ font: Font = .body) throws -> [AuditFault.Kind] {
            try faults {
                Text("Some words to read").font(font).foregroundStyle(Color(white: white)).padding()
                    .background(Color.white)
            }
            .map(\.kind)
        }
        #expect(try text(0.2) == [])
        #expect(try text(0.6) == [.contrast])
        #expect(try text(0.55, .system(size: 40)) == [])
        #expect(try text(0.75, .system(size: 40)) == [.contrast])
    }

    @Test("A disabled control's text, and text out of sight, are left out")
    func leftOut() throws {
        let faint = Text("Faint").foregroundStyle(Color(white: 0.8))
        #expect(try faults { Button(action: {}) { faint }.disabled(true) } == [])
        #expect(
            try faults {
                ScrollView {
                    Color.white.frame(height: 1000)
                    faint
                }
            } == [])
    }

    @Test("A small control is a fault only if another is close by")
    func targets() throws {
        func small(_ name: String) -> some View {
            Button(action: {}) { Color.black.frame(width: 12, height: 12) }.buttonStyle(.plain)
                .accessibilityLabel(name)
        }
        #expect(try faults { small("One") } == [])
        #expect(
            try faults {
                HStack(spacing: 30) {
                    small("One")
                    small("Two")
                }
            } == [])
        let crowded = try faults {
            HStack(spacing: 4) {
                small("One")
                small("Two")
            }
        }
        #expect(crowded.map(\.kind) == [.targetSize, .targetSize])
        #expect(crowded.first?.description == "button “One” is 12.0 × 12.0 points large")
    }

    @Test("A control without a name is a fault")
    func names() throws {
        #expect(try faults { Slider(value: .constant(0.5)) }.map(\.kind) == [.name])
        #expect(try faults { Slider(value: .constant(0.5)) { Text("Volume") } } == [])
    }

    @Test("A picture without words is a fault, unless it only decorates")
    func pictures() throws {
        let star = Image(systemName: "star")
        #expect(try faults { star.accessibilityLabel("") }.map(\.kind) == [.name])
        #expect(try faults { star.accessibilityLabel("Favorite") } == [])
        #expect(try faults { star.accessibilityHidden(true) } == [])
    }

    @Test("A view that is read after one below it is a fault; columns are read one after the other")
    func order() throws {
        let wrong = try faults {
            VStack {
                Text("Second").accessibilitySortPriority(-1)
                Text("First")
            }
        }
        #expect(wrong.map(\.kind) == [.order])
        #expect(
            wrong.first?.description
                == "staticText “Second” is read after staticText “First”, which is below")
        #expect(
            try faults {
                HStack {
                    ForEach(0..<2) { column in
                        VStack { ForEach(0..<2) { row in Text("\(column) \(row)") } }
                    }
                }
            } == [])
    }

    @Test("Text without room is a fault, also at large sizes; text with a limit of lines is not")
    func cutText() throws {
        func kinds(_ size: DynamicTypeSize, limit: Int? = nil) throws -> [AuditFault.Kind] {
            try faults {
                Text("Some words to read").lineLimit(limit).frame(width: 200, height: 24)
                    .dynamicTypeSize(size)
            }
            .map(\.kind)
        }
        #expect(try kinds(.large) == [])
        #expect(try kinds(.accessibility4) == [.cutText])
        #expect(try kinds(.accessibility4, limit: 1) == [])
    }

    @Test("Controls that neither Tab nor arrows reach are faults")
    func keys() throws {
        func kinds(@ViewBuilder _ content: () -> some View) throws -> [String] {
            try mount(scale: 2, content).auditKeys().map(\.description)
        }
        let reached = try kinds {
            VStack {
                Button("One") {}
                TextEditor(text: .constant("words"))
                Slider(value: .constant(0.5)) { Text("Volume") }
                KeyWalkChoices()
            }
        }
        #expect(reached == [])
        let missed = try kinds {
            VStack {
                Button("One") {}
                Text("Two").onTapGesture {}.accessibilityAddTraits(.isButton)
            }
        }
        #expect(missed == ["button “Two” is reached by no key"])
    }

    @Test("A view that keeps the focus is a fault")
    func traps() throws {
        let app = try mount {
            VStack {
                Button("Before") {}
                Text("Trap").focusable().onKeyPress { _ in .handled }
                Button("Behind") {}
            }
        }
        #expect(app.auditKeys().contains { $0.kind == .focusTrap })
    }
}

private struct KeyWalkChoices: View {
    @State private var size = 1
    @State private var row: String? = "a"

    var body: some View {
        Picker("Size", selection: $size) { ForEach(0..<3) { Text("\($0)").tag($0) } }
            .pickerStyle(.segmented)
        List(["a", "b"], id: \.self, selection: $row) { Text($0) }
    }
}
