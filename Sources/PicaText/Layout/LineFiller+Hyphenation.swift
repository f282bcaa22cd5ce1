import PicaFoundation

/// Hyphenation by language-specific patterns.
extension LineFiller {
    /// Returns the hyphenation of the word that does not fit on a line, so that its beginning fits. The result is `nil`
    /// if this is impossible.
    /// - Parameter fitting: The offset up to which the line's text fits without a hyphen.
    func hyphenation(
        of start: Int, fitting: Int, _ width: Double, _ paragraph: ShapedText.Paragraph
    ) -> LineEnd? {
        guard format.hyphenates else { return nil }
        for point in shaped.hyphenationPoints(at: fitting, paragraph).reversed() {
            let offset = point.offset
            guard offset > start else { break }
            guard point.end?.range.lowerBound ?? offset <= fitting,
                shaped.context.breaks.isGraphemeBoundary(offset, in: shaped.styled.text)
            else { continue }
            var line = line(start..<offset, paragraph)
            line.isHyphenated = true
            let measured = measuredWidth(line, paragraph)
            guard measured <= width + Self.tolerance else { continue }
            return LineEnd(
                offset: offset, width: measured, advance: advanceWidth(line, paragraph), isHyphenated: true)
        }
        return nil
    }
}

extension ShapedText {
    /// Returns the hyphenation points of the word at an offset, in the text's offsets.
    func hyphenationPoints(at offset: Int, _ paragraph: Paragraph) -> [HyphenationPoint] {
        guard let word = word(at: offset, paragraph),
            let language = styled.styles[style(at: word.lowerBound)].language
        else { return [] }
        return context.hyphenator.points(in: text(word), language: language)
            .map { $0.moved(by: word.lowerBound) }
    }

    /// Returns the hyphenation of a word that a line end splits, or `nil` if it is not split by patterns.
    func division(at offset: Int, _ paragraph: Paragraph) -> HyphenationPoint? {
        hyphenationPoints(at: offset, paragraph).first { $0.offset == offset }
    }

    /// Returns the word at an offset, without the punctuation around it.
    ///
    /// It is `nil` if there is none, or if the word contains soft hyphens.
    private func word(at offset: Int, _ paragraph: Paragraph) -> Range<Int>? {
        let after = paragraph.breaks.partitioningIndex { Int(breaks[$0]) > offset }
        var start = after > paragraph.breaks.lowerBound ? Int(breaks[after - 1]) : paragraph.start
        var end = after < paragraph.breaks.upperBound ? Int(breaks[after]) : paragraph.contentEnd
        // No word is longer.
        guard end - start <= 512 else { return nil }
        let isWord = styled.text.withUTF8Pointer { bytes in
            func isLetter(_ offset: Int) -> Bool {
                let scalar = bytes.scalar(at: offset).value
                return Unicode.Scalar(scalar)?.properties.isAlphabetic == true
                    || context.properties[scalar].extendsGrapheme
            }
            while start < end, !isLetter(start) { start += bytes.scalar(at: start).length }
            while end > start, !isLetter(bytes.scalarStart(before: end)) {
                end = bytes.scalarStart(before: end)
            }
            var index = start
            while index < end {
                guard isLetter(index) else { return false }
                index += bytes.scalar(at: index).length
            }
            return start < end
        }
        return isWord && !(start >= 2 && isSoftHyphen(before: start)) && !endsInSoftHyphen(end)
            ? start..<end : nil
    }

    private func endsInSoftHyphen(_ offset: Int) -> Bool {
        offset + 2 <= count && isSoftHyphen(before: offset + 2)
    }

    /// Whether a soft hyphen precedes an offset.
    func isSoftHyphen(before offset: Int) -> Bool {
        guard offset >= 2 else { return false }
        return styled.text.withUTF8Pointer { $0[offset - 2] == 0xC2 && $0[offset - 1] == 0xAD }
    }

    func text(_ range: Range<Int>) -> String {
        styled.text.withUTF8Pointer {
            String(
                decoding: UnsafeBufferPointer(start: $0 + range.lowerBound, count: range.count), as: UTF8.self
            )
        }
    }
}
