import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

#Preview { Text("Plain") }

#Preview("Named", traits: .sizeThatFitsLayout) { Color.red.frame(width: 30, height: 20) }

#Preview("Fixed", traits: .fixedLayout(width: 60, height: 40), .modifier(Framing())) { Color.red }

#Preview("Upright", traits: .portrait) { Text("Upright") }

#Preview("Counting", traits: .defaultLayout) {
    @Previewable @State var count = 2
    let word = "Times"
    Button("\(word) \(count)") { count += 1 }
    if count > 2 {
        Text("More")
    } else {
        Text("Few")
    }
}

#Preview(
    "Returned",
    body: {
        let text = "Returned"
        return Text(text)
    })

#Preview("Failing", traits: .modifier(Failing())) { Text("Never") }

private struct Framing: PreviewModifier {
    struct Model: Sendable { var width: CGFloat }

    @MainActor static var count = 0

    static func makeSharedContext() async throws -> Model {
        count += 1
        return Model(width: 4)
    }

    func body(content: Content, context: Model) -> some View { content.padding(context.width) }
}

private struct Failing: PreviewModifier {
    struct Refusal: Error {}

    static func makeSharedContext() async throws { throw Refusal() }
    func body(content: Content, context: Void) -> some View { content }
}

private struct Several_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("First").previewDisplayName("First of them").previewLayout(.sizeThatFits)
            Text("Second").previewLayout(.fixed(width: 70, height: 50))
            ForEach([PreviewDevice(rawValue: "iPhone 15"), "iPad"], id: \.rawValue) { device in
                Text(device.rawValue).previewDevice(device)
            }
            Text("Wide").previewDevice("iPhone SE").previewInterfaceOrientation(.landscapeLeft)
        }
    }
}

private struct Lone_Previews: PreviewProvider {
    static let platform: PreviewPlatform? = .macOS
    static var previews: some View { Text("Alone").previewContext(NoContext()) }
}

private struct NoContext: PreviewContext {
    subscript<T: PreviewContextKey>(key: T.Type) -> T.Value { T.defaultValue }
}

private enum Family: PreviewContextKey { static var defaultValue: Int { 7 } }

/// The discovery and display of previews.
@MainActor struct PreviewTests {
    /// Previews make texts, too, which are to have the pinned fonts.
    init() throws { _ = try mount { EmptyView() } }

    private func preview(_ name: String) throws -> FoundPreview {
        try #require(FoundPreview.all().first { $0.name == name }, "\(FoundPreview.all().map(\.name))")
    }

    @Test("A program's previews are found in source order")
    func found() throws {
        let own = FoundPreview.all().filter { $0.id.hasPrefix("PicaViewsTests/PreviewTests.swift:") }
        #expect(
            own.map(\.name).dropFirst() == ["Named", "Fixed", "Upright", "Counting", "Returned", "Failing"])
        #expect(own.first?.name == own.first?.id)
        #expect(own.first?.id == "PicaViewsTests/PreviewTests.swift:9")
    }

    @Test("Traits set a preview's size")
    func sizes() throws {
        #expect(try preview("Named").size == nil)
        #expect(try preview("Fixed").size == CGSize(width: 60, height: 40))
        #expect(try preview("Upright").size == CGSize(width: 600, height: 800))
        #expect(try preview("Counting").size == CGSize(width: 800, height: 600))
    }

    @Test("A preview has its own declared state")
    func previewable() async throws {
        let view = try await preview("Counting").makeView()
        let app = try mount { VStack { view } }
        #expect(app.texts.contains("Few"))
        try app.find(.button, "Times 2").click()
        #expect(app.texts.contains("More"))
        _ = try app.find(.button, "Times 3")
    }

    @Test("A closure that returns its view works, too")
    func returned() async throws {
        let view = try await preview("Returned").makeView()
        #expect(try mount { view }.texts == ["Returned"])
    }

    @Test("A modifier wraps the preview with a shared context")
    func modifiers() async throws {
        for _ in 0..<2 {
            let view = try await preview("Fixed").makeView()
            let app = try mount(width: 60, height: 40) { view }
            let picture = app.paintedScreen()
            #expect(picture[3, 20] == picture[0, 0])
            #expect(picture[4, 20] != picture[0, 0])
        }
        #expect(Framing.count == 1)
        await #expect(throws: Failing.Refusal.self) { try await preview("Failing").makeView() }
    }

    @Test("Each view of a preview provider is a preview with its name and size")
    func providers() async throws {
        let own = FoundPreview.all().filter { $0.id.contains("Several_Previews") }
        #expect(own.count == 5)
        #expect(own.first?.name == "First of them")
        #expect(own.dropFirst().allSatisfy { $0.name.hasSuffix("Several_Previews") })
        #expect(
            own.map(\.size) == [
                nil, CGSize(width: 70, height: 50), CGSize(width: 393, height: 852),
                CGSize(width: 820, height: 1180), CGSize(width: 667, height: 375),
            ])
        #expect(own.map { $0.id.suffix(2) } == [":1", ":2", ":3", ":4", ":5"])
        let lone = try #require(FoundPreview.all().first { $0.id.hasSuffix("Lone_Previews") })
        #expect(lone.name == lone.id)
        let view = try await lone.makeView()
        #expect(try mount { view }.texts == ["Alone"])
        #expect(Lone_Previews.platform == .macOS)
        #expect(Several_Previews.platform == nil)
        #expect(NoContext()[Family.self] == 7)
        #expect(
            InterfaceOrientation.allCases.map(\.id) == [
                "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
            ])
    }

    @Test("Of several views one is shown, at its own size")
    func oneOfSeveral() async throws {
        let own = FoundPreview.all().filter { $0.id.contains("Several_Previews") }
        let view = try await own[1].makeView()
        let app = try mount { view }
        let frame = try app.find(.staticText, "Second").frame
        #expect(abs(frame.midX - 200) < 1)
        #expect(try app.find(.staticText, "First").frame.maxX < 0)
    }
}
