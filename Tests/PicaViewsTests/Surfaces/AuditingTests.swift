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
}
