import Foundation
import PicaTesting
import PicaUI
import Testing

@testable import Gallery

/// Tests every page with random input.
@MainActor struct ExploringTests {
    /// `make test-long` takes ten thousand steps on each page.
    private static let steps =
        ProcessInfo.processInfo.environment["PICA_EXPLORE_STEPS"].flatMap(Int.init) ?? 60

    @Test(
        "A random person finds no faults, and a closed page leaves no elements behind",
        arguments: Page.allCases)
    func explore(page: Page) async throws {
        let seeds =
            Self.steps > 1000 ? Array(0..<UInt64(Self.steps / 1000)) : [UInt64(page.rawValue.utf8.count)]
        for seed in seeds {
            let app = TestHost { ScrollView { PageContent(page: page) } }
            let found = app.explore(seed: seed, steps: Self.steps / seeds.count)
            #expect(
                found.faults.isEmpty, "seed \(seed): \(found.faults.prefix(3)) \(found.history.suffix(5))")
            let slowest = found.slowSteps.max { $0.duration < $1.duration }
            // Debug builds on a busy machine are many times slower than release builds.
            #expect(slowest.map { $0.duration < 5 } ?? true, "seed \(seed): \(slowest.map { "\($0)" } ?? "")")
            let kept = await app.elementsKeptAfterClosing()
            #expect(kept.isEmpty, "seed \(seed)")
        }
    }
}
