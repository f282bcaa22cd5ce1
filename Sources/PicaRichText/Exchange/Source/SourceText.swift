import Foundation
import PicaFoundation

/// A document's source while it is edited.
struct SourceText {
    private let document: PicaRichTextDocument
    private let spelling: any SourceSpelling.Type
    private var bytes: [UInt8]
    /// The encoding of the source, if it is not UTF-8 or raw bytes.
    private let encoding: SourceEncoding

    /// Creates the source; `nil` if the document could not be written back in its encoding.
    init?(_ document: PicaRichTextDocument) {
        self.document = document
        spelling = document.format.spelling
        guard let (bytes, encoding) = SourceEncoding.decoded(document) else { return nil }
        (self.bytes, self.encoding) = (bytes, encoding)
    }

    /// The document; `nil` if something in it cannot be encoded.
    var data: Data? { encoding.data(of: bytes) }

    /// Returns the source with a part of its text changed.
    ///
    /// - Parameter isReached: Returns whether a document reads as intended; `nil` if there is no time left.
    func edited(
        by hunk: TextHunk, from old: TextScalars, to new: TextScalars, until isReached: (Data) -> Bool?
    ) -> SourceText? {
        let letters = spelling.letters(of: bytes)
        var tried: Set<Edit> = []
        for place in places(of: hunk, in: old, letters) {
            for edit in edits(at: place, of: hunk, from: old, to: new, letters) {
                guard tried.insert(edit).inserted, spelling.isPlain(Array(bytes[edit.range])) else {
                    continue
                }
                var next = self
                next.bytes.replaceSubrange(edit.range, with: edit.words.utf8)
                guard let data = next.data else { continue }
                guard let isRight = isReached(data) else { return nil }
                if isRight { return next }
            }
        }
        return nil
    }

    // MARK: Places

    /// The number of characters around a place that identify it, and the number of such places that are tried.
    private static let contextLength = 24
    private static let placeLimit = 4

    /// A place of a hunk's text in the source, by indices of characters.
    private struct Place {
        /// The character before it; `nil` at the start.
        let before: Int?
        /// The characters that are not spaces.
        let letters: [Int]
        /// The character after it; `nil` at the end.
        let after: Int?
    }

    /// Returns the places where a hunk's text may be, the likeliest first.
    private func places(of hunk: TextHunk, in old: TextScalars, _ letters: SourceLetters) -> [Place] {
        let text = old.dark(0..<old.scalars.count)
        let start = old.darkCount(0..<hunk.old.lowerBound)
        let own = start..<start + old.darkCount(hunk.old)
        let context =
            max(0, start - Self.contextLength)..<min(text.count, own.upperBound + Self.contextLength)
        let pattern = text[context]
        guard !pattern.isEmpty else { return [Place(before: nil, letters: [], after: nil)] }
        let found = letters.all.indices.compactMap { letters.match(pattern, from: $0) }
        // Of equal places, prefer the one with the same number of occurrences before it as in the text.
        let alike = (0...text.count - pattern.count).filter {
            text[$0..<$0 + pattern.count].elementsEqual(pattern)
        }
        let rank = alike.firstIndex(of: context.lowerBound) ?? 0
        let likeliest = min(rank, found.count - 1)
        return found.enumerated().sorted { abs($0.offset - likeliest) < abs($1.offset - likeliest) }
            .prefix(Self.placeLimit).map { _, indices in
                let first = start - context.lowerBound
                let last = first + own.count
                return Place(
                    before: first > 0 ? indices[first - 1] : nil, letters: Array(indices[first..<last]),
                    after: last < indices.count ? indices[last] : nil)
            }
    }

    // MARK: Edits

    private struct Edit: Hashable {
        /// The bytes to replace.
        let range: Range<Int>
        let words: String
    }

    /// Returns the ways to write a hunk, the likeliest first.
    private func edits(
        at place: Place, of hunk: TextHunk, from old: TextScalars, to new: TextScalars,
        _ letters: SourceLetters
    ) -> [Edit] {
        let ranges = ranges(at: place, of: hunk, in: old, letters)
        let around = old.attributes(near: hunk.old.lowerBound)
        let words = ranges.map { self.words(of: hunk, new, around, at: $0.lowerBound) }
        // The likeliest words for all places come before less likely ones for the first place.
        var edits = (0..<(words.map(\.count).max() ?? 0)).flatMap { index in
            zip(ranges, words).compactMap { range, words in
                words.indices.contains(index) ? Edit(range: range, words: words[index]) : nil
            }
        }
        // Then try with the surrounding markup.
        for (range, words) in zip(ranges, words) where !range.isEmpty {
            var range = range
            while let wider = spelling.widened(range, in: bytes) {
                range = wider
                edits += words.map { Edit(range: wider, words: $0) }
            }
        }
        if let whole = paragraph(of: hunk, at: place, from: old, to: new, letters) { edits.append(whole) }
        return edits
    }

    /// Returns the ranges of the source that a hunk's text may be.
    private func ranges(
        at place: Place, of hunk: TextHunk, in old: TextScalars, _ letters: SourceLetters
    ) -> [Range<Int>] {
        let text = old.scalars[hunk.old]
        let follows = isSpace(before: hunk.old.lowerBound, in: old)
        let starts =
            if text.first?.isSpace == false, let first = place.letters.first {
                [letters.all[first].range.lowerBound]
            } else {
                gap(
                    from: place.before, to: place.letters.first ?? place.after, letters, isAfterSpace: follows
                )
            }
        if text.isEmpty { return starts.map { $0..<$0 } }
        let ends =
            if text.last?.isSpace == false, let last = place.letters.last {
                [letters.all[last].range.upperBound]
            } else {
                gap(from: place.letters.last ?? place.before, to: place.after, letters, isAfterSpace: true)
            }
        return starts.flatMap { start in ends.filter { $0 > start }.map { start..<$0 } }
    }

    private func isSpace(before index: Int, in text: TextScalars) -> Bool {
        index > 0 && text.scalars[index - 1].isSpace
    }

    /// Returns the positions between two characters. They are at the end of the first, around each space and markup
    /// character between, and before the second.
    private func gap(from first: Int?, to last: Int?, _ letters: SourceLetters, isAfterSpace: Bool) -> [Int] {
        let start = first.map { letters.all[$0].range.upperBound } ?? 0
        let between = letters.all[(first.map { $0 + 1 } ?? 0)..<(last ?? letters.all.count)].prefix(8)
            .flatMap { [$0.range.upperBound, $0.range.lowerBound] }
        let end = last.map { letters.all[$0].range.lowerBound } ?? between.last ?? start
        let places = isAfterSpace ? between + [end, start] : [start] + between + [end]
        var known: Set<Int> = []
        return places.filter { known.insert($0).inserted }
    }

    /// Returns the possible spellings of the new text.
    /// - Parameter around: The attributes that the source gives to text there.
    private func words(
        of hunk: TextHunk, _ new: TextScalars, _ around: AttributeContainer, at place: Int
    ) -> [String] {
        guard !hunk.new.isEmpty else { return [""] }
        let lines = new.string(hunk.new).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        let text = new.text(hunk.new)
        let looks = [document.inline(text.without(around)), document.inline(text)]
        let spelled = lines.map { spelling.spellings(of: $0) }
        guard lines.count > 1 else { return spelled[0] + looks }
        return spelling.breaks(at: place, in: bytes).map { end in
            spelled.compactMap(\.first).joined(separator: end)
        }
    }

    /// Returns an edit that writes all text of the paragraph anew, with its styles.
    private func paragraph(
        of hunk: TextHunk, at place: Place, from old: TextScalars, to new: TextScalars,
        _ letters: SourceLetters
    ) -> Edit? {
        guard
            let before = old.paragraphs.first(where: {
                $0.lowerBound <= hunk.old.lowerBound && $0.upperBound >= hunk.old.upperBound
            }),
            let after = new.paragraphs.first(where: {
                $0.lowerBound <= hunk.new.lowerBound && $0.upperBound >= hunk.new.upperBound
            })
        else { return nil }
        let dark = old.dark(before)
        let own = old.darkCount(before.lowerBound..<hunk.old.lowerBound)
        let near = place.letters.first ?? place.after ?? place.before
        // Search backward from a known character.
        guard !dark.isEmpty, let near,
            let found = stride(from: near, through: max(0, near - 4 * own - 64), by: -1).lazy
                .compactMap({ letters.match(dark, from: $0) }).first,
            let first = found.first, let last = found.last
        else { return nil }
        let (start, end) = (letters.all[first].range.lowerBound, letters.all[last].range.upperBound)
        return Edit(range: start..<end, words: document.inline(new.text(after)))
    }
}
