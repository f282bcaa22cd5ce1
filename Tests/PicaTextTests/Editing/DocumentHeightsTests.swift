import Testing

@testable import PicaText

@Suite("Document heights")
struct DocumentHeightsTests {
    @Test("Random measuring and editing sums up as plain addition does", arguments: [1, 2] as [UInt64])
    func randomChanges(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let estimate = DocumentHeights.Estimate(perParagraph: 16, perByte: 0.25)
        var bytes = (0..<1000).map { _ in Int.random(in: 1...400, using: &random) }
        var measured = [Double?](repeating: nil, count: bytes.count)
        var heights = DocumentHeights(paragraphs: bytes.count, estimate: estimate)

        for step in 0..<5000 {
            if Int.random(in: 0..<5, using: &random) < 4 {
                let paragraph = Int.random(in: 0..<bytes.count, using: &random)
                let height = Double(Int.random(in: 1...200, using: &random))
                heights.measure(paragraph, height: height, bytes: bytes[paragraph])
                measured[paragraph] = height
            } else {
                let first = Int.random(in: 0..<bytes.count, using: &random)
                let large = Int.random(in: 0..<30, using: &random) == 0
                let end = min(bytes.count, first + 1 + Int.random(in: 0...(large ? 300 : 3), using: &random))
                let count = 1 + Int.random(in: 0...(large ? 250 : 3), using: &random)
                heights.replace(first..<end, withUnmeasured: count)
                bytes.replaceSubrange(
                    first..<end, with: (0..<count).map { _ in Int.random(in: 1...400, using: &random) })
                measured.replaceSubrange(first..<end, with: [Double?](repeating: nil, count: count))
            }
            guard step % 25 == 0 else { continue }
            var sum = 0.0
            var offset = 0
            for paragraph in bytes.indices {
                let found = heights.height(before: paragraph, at: offset)
                #expect(abs(found - sum) < 1e-6, "seed \(seed), step \(step), paragraph \(paragraph)")
                #expect(heights[paragraph] == measured[paragraph], "seed \(seed), step \(step)")
                sum += measured[paragraph] ?? estimate.height(ofBytes: bytes[paragraph])
                offset += bytes[paragraph]
            }
            #expect(abs(heights.height(before: bytes.count, at: offset) - sum) < 1e-6)
        }
    }
}
