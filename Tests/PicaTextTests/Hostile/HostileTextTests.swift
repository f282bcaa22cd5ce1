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
        func show(_ name: String, _ e: [TextExercise]) {
            print("X", name)
            for phase in TextExercise.Phase.allCases {
                print("X    ", phase, zip(e, base).map { "\(Int($0.costs[phase]! * 1e5)) (\(Int($0.costs[phase]! / $1.costs[phase]! * 10)))" }.joined(separator: " "))
            }
            fflush(nil)
        }
        show("ordinary", base)
        for kind in HostileText.allCases {
            var e: [TextExercise] = []
            for size in sizes {
               e.append(TextExercise(kind.make(size), context: context))
               if e.last!.total > 6 { print("X stop", kind, size, e.last!.costs); fflush(nil); break }
            }
            if e.count == 3 { show("\(kind)", e) }
        }
    }
}
