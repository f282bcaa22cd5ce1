import SwiftUI
import Testing

/// Nothing else of Pica's is imported here.
@MainActor @Suite struct SwiftUIImportTests {
    private final class Model: ObservableObject {
        @Published var count = 1
    }

    @Observable final class Counter {
        var count = 1
    }

    private struct Counting: View {
        @StateObject private var model = Model()
        @State private var counter = Counter()

        var body: some View {
            Text("\(model.count) and \(counter.count)").foregroundStyle(Color(cgColor: .black))
        }
    }

    @Test("One import brings views, Foundation, Combine, Observation, types and Core Graphics' values")
    func names() throws {
        let renderer = ImageRenderer(content: Counting())
        renderer.scale = 2
        let picture = try #require(renderer.cgImage)
        #expect(picture.width > picture.height)
        #expect(UTType.png.conforms(to: .image))
        #expect(URL(fileURLWithPath: "/").startAccessingSecurityScopedResource())
        #expect(URL(string: "https://example.com")?.host == "example.com")
        var sum = 0
        let subscription = [1, 2].publisher.sink { sum += $0 }
        #expect(sum == 3)
        subscription.cancel()
        #expect(
            Path(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)).boundingRect.width
                == 1)
    }

    @Test("A package that depends on the products finds their modules")
    func modules() {
        var found: [String] = []
        #if canImport(SwiftUI)
            found.append("SwiftUI")
        #endif
        #if canImport(AppKit)
            found.append("AppKit")
        #endif
        #if canImport(UIKit)
            found.append("UIKit")
        #endif
        #if canImport(os)
            found.append("os")
        #endif
        #expect(found == ["SwiftUI", "AppKit", "UIKit", "os"])
    }
}
