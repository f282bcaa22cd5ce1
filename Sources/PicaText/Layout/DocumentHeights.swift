/// The heights of a document's paragraphs: measured where one has been laid out, estimated elsewhere.
///
/// The estimate is linear in paragraphs and bytes, which the rope counts by itself; so only measured
/// paragraphs are kept, in chunks with sums, and nothing walks the document.
struct DocumentHeights {
    /// A paragraph that was never measured is taken to be this high, and so much more for each byte.
    struct Estimate: Hashable {
        var perParagraph: Double
        var perByte: Double

        func height(ofBytes count: Int) -> Double { perParagraph + Double(count) * perByte }
    }

    /// Neighbouring paragraphs: one that is measured, or any number that are not.
    struct Run: Hashable {
        var paragraphs: Int
        /// In points; nil when not measured.
        var height: Double?
        /// The length of a measured paragraph with what ends it.
        var bytes: Int
    }

    private struct Totals {
        var paragraphs = 0
        var measured = 0
        var bytes = 0
        var height = 0.0

        mutating func add(_ run: Run) {
            paragraphs += run.paragraphs
            guard let height = run.height else { return }
            measured += 1
            bytes += run.bytes
            self.height += height
        }

        mutating func add(_ totals: Totals) {
            paragraphs += totals.paragraphs
            measured += totals.measured
            bytes += totals.bytes
            height += totals.height
        }
    }

    private struct Chunk {
        var runs: [Run]
        var totals = Totals()

        init(_ runs: [Run]) {
            self.runs = runs
            for run in runs { totals.add(run) }
        }
    }

    /// The most runs in a chunk.
    private static let capacity = 128

    private var chunks: [Chunk]
    var estimate: Estimate

    init(paragraphs: Int, estimate: Estimate) {
        chunks = [Chunk([Run(paragraphs: paragraphs, height: nil, bytes: 0)])]
        self.estimate = estimate
    }

    /// The height of everything before a paragraph that begins at a byte offset.
    func height(before paragraph: Int, at offset: Int) -> Double {
        let totals = totals(before: paragraph)
        return totals.height + Double(paragraph - totals.measured) * estimate.perParagraph
            + Double(offset - totals.bytes) * estimate.perByte
    }

    /// A paragraph's measured height.
    subscript(paragraph: Int) -> Double? {
        var start = 0
        for chunk in chunks {
            guard start + chunk.totals.paragraphs > paragraph else {
                start += chunk.totals.paragraphs
                continue
            }
            for run in chunk.runs {
                if start + run.paragraphs > paragraph { return run.height }
                start += run.paragraphs
            }
        }
        return nil
    }

    private func totals(before paragraph: Int) -> Totals {
        var totals = Totals()
        for chunk in chunks {
            guard totals.paragraphs + chunk.totals.paragraphs > paragraph else {
                totals.add(chunk.totals)
                continue
            }
            for run in chunk.runs {
                if totals.paragraphs + run.paragraphs > paragraph { return totals }
                totals.add(run)
            }
        }
        return totals
    }

    /// Remembers a paragraph's height and length.
    mutating func measure(_ paragraph: Int, height: Double, bytes: Int) {
        replace(paragraph..<paragraph + 1, with: Run(paragraphs: 1, height: height, bytes: bytes))
    }

    /// Puts paragraphs that are not measured in place of others.
    mutating func replace(_ paragraphs: Range<Int>, withUnmeasured count: Int) {
        replace(paragraphs, with: Run(paragraphs: count, height: nil, bytes: 0))
    }

    private mutating func replace(_ paragraphs: Range<Int>, with new: Run) {
        var first = 0
        var start = 0
        while first < chunks.count - 1, start + chunks[first].totals.paragraphs <= paragraphs.lowerBound {
            start += chunks[first].totals.paragraphs
            first += 1
        }
        var last = first
        var end = start + chunks[first].totals.paragraphs
        while last < chunks.count - 1, end < paragraphs.upperBound {
            last += 1
            end += chunks[last].totals.paragraphs
        }

        var runs: [Run] = []
        runs.reserveCapacity(chunks[first].runs.count + 2)
        var isPlaced = false
        for chunk in first...last {
            for run in chunks[chunk].runs {
                let runEnd = start + run.paragraphs
                if start < paragraphs.lowerBound {
                    Self.append(run, cutTo: min(run.paragraphs, paragraphs.lowerBound - start), to: &runs)
                }
                if !isPlaced, runEnd >= paragraphs.upperBound {
                    Self.append(new, cutTo: new.paragraphs, to: &runs)
                    isPlaced = true
                }
                if runEnd > paragraphs.upperBound {
                    Self.append(run, cutTo: min(run.paragraphs, runEnd - paragraphs.upperBound), to: &runs)
                }
                start = runEnd
            }
        }
        if !isPlaced { Self.append(new, cutTo: new.paragraphs, to: &runs) }
        chunks.replaceSubrange(first...last, with: Self.cut(runs))
    }

    private static func append(_ run: Run, cutTo count: Int, to runs: inout [Run]) {
        guard count > 0 else { return }
        var run = run
        run.paragraphs = count
        if run.height == nil, let last = runs.last, last.height == nil {
            runs[runs.count - 1].paragraphs += count
        } else {
            runs.append(run)
        }
    }

    private static func cut(_ runs: [Run]) -> [Chunk] {
        guard runs.count > capacity else { return [Chunk(runs)] }
        return stride(from: 0, to: runs.count, by: capacity / 2).map { start in
            Chunk([Run](runs[start..<min(start + capacity / 2, runs.count)]))
        }
    }
}
