/// Words with characters that the style's own face lacks.
extension ShapedTextBuilder {
    mutating func appendWithFallback(
        _ range: Range<Int>, _ kind: ShapedText.Segment.Kind, _ base: ShapingPlan,
        _ script: StyleFonts.Script, _ item: Itemizer.Item, _ shaper: Shaper
    ) {
        let fonts = set.fonts[item.style]
        var start = range.lowerBound
        var current: ResolvedFont?
        var index = start
        var isComplete = false
        while !isComplete {
            isComplete = index >= range.upperBound
            var end = range.upperBound
            var font = base.font
            if !isComplete {
                end = scanner.graphemeEnd(index, range.upperBound)
                font = chooseFont(index..<end, base.font, script)
            }
            if let current, isComplete || font.face !== current.face {
                var plan = fonts.plan(
                    script, item.script, font: current, isRightToLeft: item.level & 1 == 1)
                if base.reduction != nil { plan = plan.small ?? plan }
                append(
                    shapedWord(plan, start..<index, shaper), start..<index, kind,
                    runStyle(plan, style: item.style), item.level)
                start = index
            }
            current = font
            index = end
        }
    }

    private func chooseFont(_ grapheme: Range<Int>, _ base: ResolvedFont, _ script: StyleFonts.Script)
        -> ResolvedFont
    {
        var best: ResolvedFont?
        var index = grapheme.lowerBound
        while index < grapheme.upperBound {
            let (scalar, length) = bytes.scalar(at: index)
            index += length
            if base.face.nominalGlyph(scalar) != nil || context.properties[scalar].isDefaultIgnorable {
                continue
            }
            guard let found = script.cascade.font(for: scalar) else { continue }
            if best == nil { best = found }
            if coversAll(grapheme, found) { return found }
        }
        return best ?? base
    }

    private func coversAll(_ grapheme: Range<Int>, _ font: ResolvedFont) -> Bool {
        var index = grapheme.lowerBound
        while index < grapheme.upperBound {
            let (scalar, length) = bytes.scalar(at: index)
            if font.face.nominalGlyph(scalar) == nil, !context.properties[scalar].isDefaultIgnorable {
                return false
            }
            index += length
        }
        return true
    }
}
