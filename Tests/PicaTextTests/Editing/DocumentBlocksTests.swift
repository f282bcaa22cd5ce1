import Testing

@testable import PicaText

@Suite("Document blocks")
struct DocumentBlocksTests {
    @Test(
        "After random replacements, positions and sums match plain addition", arguments: [1, 2] as [UInt64])
    func randomChanges(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let estimate = DocumentBlocks.Estimate(perParagraph: 16, perByte: 0.25)
        var blocks = DocumentBlocks(count: 5000, paragraphs: 100, estimate: estimate)
        var plain = [DocumentBlock.gap(5000, paragraphs: 100)]

        for step in 0..<3000 {
            // Gaps side by side become one, so the two do not have the same number.
            let places = Self.places(blocks)
            plain = places.map { $0.block }
            let first = Int.random(in: 0..<plain.count, using: &random)
            let isLarge = Int.random(in: 0..<40, using: &random) == 0
            let last = min(plain.count - 1, first + Int.random(in: 0...(isLarge ? 250 : 2), using: &random))
            let new = (0..<Int.random(in: 1...(isLarge ? 200 : 4), using: &random)).map { _ in
                Self.block(&random)
            }
            blocks.replace(places[first], through: places[last], with: new)
            plain.replaceSubrange(first...last, with: new)
            guard step % 25 == 0 else { continue }

            var start = 0
            var y = 0.0
            let found = Self.places(blocks)
            var back = blocks.lastPlace
            for place in found.reversed() {
                #expect(back == place && back.start == place.start, "seed \(seed), step \(step)")
                if let before = blocks.place(before: back) { back = before }
            }
            #expect(found.reduce(0) { $0 + $1.block.count } == plain.reduce(0) { $0 + $1.count })
            for place in found {
                #expect(place.start == start && abs(place.y - y) < 1e-6, "seed \(seed), step \(step)")
                let block = place.block
                #expect(blocks.place(at: start) == place, "seed \(seed), step \(step), offset \(start)")
                #expect(blocks.place(at: start + block.count - 1) == place, "seed \(seed), step \(step)")
                #expect(blocks.place(atY: y + 1e-3) == place, "seed \(seed), step \(step), y \(y)")
                let height =
                    block.height ?? Double(block.paragraphs) * 16 + Double(block.count) * 0.25
                start += block.count
                y += height
            }
            #expect(abs(blocks.height - y) < 1e-6, "seed \(seed), step \(step)")
            let measured = plain.filter { !$0.isGap }.map(\.count)
            #expect(found.map { $0.block }.filter { !$0.isGap }.map(\.count) == measured)
        }
    }

    private static func block(_ random: inout SeededGenerator) -> DocumentBlock {
        let count = Int.random(in: 1...400, using: &random)
        if Int.random(in: 0..<4, using: &random) == 0 {
            return .gap(
                count, paragraphs: Int.random(in: 1...5, using: &random),
                height: Bool.random(using: &random) ? Double.random(in: 1...300, using: &random) : nil)
        }
        return DocumentBlock(
            count: count, paragraphs: 1, height: Double.random(in: 1...200, using: &random),
            lines: .init(trail: .leftToRight, firstLine: count))
    }

    private static func places(_ blocks: DocumentBlocks) -> [DocumentBlocks.Place] { blocks.places }

    @Test("Measured gaps keep their heights and stay short; unmeasured ones merge")
    func gaps() {
        var blocks = DocumentBlocks(count: 0, paragraphs: 1, estimate: .init(perParagraph: 10, perByte: 0))
        let measured = (0..<1000).map { DocumentBlock.gap(1000, paragraphs: 10, height: Double($0)) }
        blocks.replace(blocks.lastPlace, through: blocks.lastPlace, with: measured)
        #expect(blocks.height == 499_500)
        #expect(blocks.count < 20)
        #expect(blocks.places.allSatisfy { $0.block.count <= DocumentBlock.longestMeasuredGap })

        let unmeasured = (0..<1000).map { _ in DocumentBlock.gap(1000, paragraphs: 10) }
        blocks.replace(blocks.place(at: 0), through: blocks.lastPlace, with: unmeasured)
        #expect(blocks.count == 1)
        #expect(blocks.height == 100_000)
    }
}

extension DocumentBlocks {
    var places: [Place] {
        var places = [place(at: 0)]
        while let last = places.last, let next = place(after: last) { places.append(next) }
        return places
    }

    /// The offsets of the blocks that have a layout.
    var laidOut: [Int] { places.filter { $0.block.layoutCost > 0 }.map(\.start) }
}
