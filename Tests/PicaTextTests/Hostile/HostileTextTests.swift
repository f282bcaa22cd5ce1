import Testing
import Glibc

@testable import PicaText

@Suite("Hostile text")
struct HostileTextTests {
    @Test func explore() {
        let context = PinnedFonts.context()
        _ = TextExercise(HostileText.ordinary(1000), context: context)
        let sizes = [2048, 16384, 65536]
        let base = sizes.map { TextExercise(HostileText.ordinary($0), context: context) }
        print("X", base.map(\.total))
        for kind in HostileText.allCases {
            var e: [TextExercise] = []
            for size in sizes {
               e.append(TextExercise(kind.make(size), context: context))
               if e.last!.total > 6 { print("X stop", kind, size, e.last!.costs); fflush(nil); break }
            }
            print("X", kind, zip(e, base).map { "\(Int($0.total / $1.total * 10))" }, zip(e, base).map { a, b in a.costs.filter { $0.value > b.total }.map { "\($0.key) \(Int($0.value / b.total * 10))" } })
            fflush(nil)
        }
    }
}
