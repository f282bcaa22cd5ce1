import PicaFoundation

/// Words divided by their language's patterns.
extension LineFiller {
    /// Where the word that a line has no room for is divided so that its beginning has; nil if nowhere.
    /// - Parameter fitting: How far the line's text fits, a hyphen left out.
    func hyphenation(
        of start: Int, fitting: Int, _ width: Double, _ paragraph: ShapedText.Paragraph
    ) -> LineEnd? {
        guard format.hyphenates, let word = word(at: fitting, paragraph) else { return nil }
        let style = shaped.styled.styles[shaped.style(at: word.lowerBound)]
        guard let language = style.language else { return nil }
        let points = shaped.context.hyphenator.points(in: shaped.text(word), language: language)
        for point in points.reversed() {
            let offset = word.lowerBound + point
            guard offset > start else { break }
            guard offset <= fitting,
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

    /// The word that holds an offset, without the punctuation around it; nil where there is none, or one
    /// that its writer divided by soft hyphens.
    private func word(at offset: Int, _ paragraph: ShapedText.Paragraph) -> Range<Int>? {
        let after = paragraph.breaks.partitioningIndex { Int(shaped.breaks[$0]) > offset }
        let breaks = paragraph.breaks
        var start = after > breaks.lowerBound ? Int(shaped.breaks[after - 1]) : paragraph.start
        var end = after < breaks.upperBound ? Int(shaped.breaks[after]) : paragraph.contentEnd
        // No word is so long.
        guard end - start <= 512 else { return nil }
        let isWord = shaped.styled.text.withUTF8Pointer { bytes in
            func isLetter(_ offset: Int) -> Bool {
                let scalar = bytes.scalar(at: offset).value
                return Unicode.Scalar(scalar)?.properties.isAlphabetic == true
                    || shaped.context.properties[scalar].extendsGrapheme
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
        offset + 2 <= shaped.count && isSoftHyphen(before: offset + 2)
    }
}

extension ShapedText {
    func text(_ range: Range<Int>) -> String {
        styled.text.withUTF8Pointer {
            String(
                decoding: UnsafeBufferPointer(start: $0 + range.lowerBound, count: range.count), as: UTF8.self
            )
        }
    }
}
