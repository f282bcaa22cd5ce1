import CPicaICU

/// A scanner that divides a paragraph into items of one style, embedding level and script.
struct Itemizer {
    struct Item {
        var start: Int
        var end: Int
        /// The first of the item's styles; see ``ShapedTextBuilder/StyleRun``.
        var style: Int
        var level: UInt8
        /// A `UScriptCode`, or ``FontCatalog/emojiScript``.
        var script: UInt8
        /// A scalar of the item's own script: the first emoji, for choosing the face.
        var probe: UInt32
    }

    let text: String
    let bytes: UnsafePointer<UInt8>
    let properties: CharacterProperties
    let breaks: Breaks
    /// Whether the paragraph is Japanese. Its Han and both kana then are one script, in one face with Japanese forms.
    let hasKana: Bool

    /// Appends the items of a paragraph.
    /// - Parameters:
    ///   - range: The paragraph without its separator.
    ///   - styleRuns: The style runs. The paragraph begins in the one with index `first` or later.
    ///   - levels: The paragraph's level runs; empty if all of it is at level 0.
    func appendItems(
        _ range: Range<Int>, styleRuns: [ShapedTextBuilder.StyleRun], from first: Int,
        levels: [BidiResolver.Run], isLatin: Bool, to result: inout ContiguousArray<Item>
    ) {
        var styleRun = first
        var level = 0
        var index = range.lowerBound
        var marks = PairedMark.Stack()
        while index < range.upperBound {
            while styleRun + 1 < styleRuns.count, styleRuns[styleRun].end <= index { styleRun += 1 }
            while level < levels.count, levels[level].end <= index { level += 1 }
            var end = range.upperBound
            if level < levels.count { end = min(end, levels[level].end) }
            if styleRun + 1 < styleRuns.count, styleRuns[styleRun].end < end {
                // A grapheme has the style of its first character.
                end = styleRuns[styleRun].end
                if !breaks.isGraphemeBoundary(end, in: text) {
                    end = min(breaks.grapheme(after: end, in: text) ?? end, range.upperBound)
                }
            }
            end = markEnd(end, range)
            let number = level < levels.count ? levels[level].level : 0
            let style = styleRuns[styleRun].style
            if isLatin {
                result.append(
                    Item(
                        start: index, end: end, style: style, level: number, script: ScriptNames.latin,
                        probe: 0x61))
            } else {
                appendScripts(index..<end, range.upperBound, style, number, &marks, to: &result)
            }
            index = end
        }
    }

    /// Returns a boundary moved after the marks that belong to the character before it.
    private func markEnd(_ boundary: Int, _ range: Range<Int>) -> Int {
        var end = boundary
        while end < range.upperBound, bytes[end] >= 0xCC {
            let (scalar, length) = bytes.scalar(at: end)
            guard properties[scalar].extendsGrapheme else { break }
            end += length
        }
        return end
    }

    private func appendScripts(
        _ range: Range<Int>, _ paragraphEnd: Int, _ style: Int, _ level: UInt8,
        _ marks: inout PairedMark.Stack, to result: inout ContiguousArray<Item>
    ) {
        var open = Item(
            start: range.lowerBound, end: range.lowerBound, style: style, level: level,
            script: ScriptNames.common, probe: 0)
        // The script that continues after emoji between two of its words.
        var resumed = ScriptNames.common
        func close(at end: Int) {
            guard end > open.start else { return }
            open.end = end
            result.append(open)
        }
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if byte < 0x80, open.script == ScriptNames.latin, (byte | 0x20) &- 0x61 < 26 {
                index += 1
                continue
            }
            let (scalar, length) = bytes.scalar(at: index)
            let found = properties[scalar]
            // Most letters are in the open item's script.
            if found.isPlain(in: open.script) {
                index += length
                continue
            }
            if found.isEmoji, let end = emojiEnd(index, scalar, length, found, range.upperBound) {
                if open.script != FontCatalog.emojiScript {
                    close(at: index)
                    resumed = open.script
                    open.start = index
                    open.script = FontCatalog.emojiScript
                    open.probe = scalar
                }
                index = end
                continue
            }
            var script = found.script
            if found.isSpecialInScripts {
                let current = open.script == FontCatalog.emojiScript ? resumed : open.script
                if found.isPaired {
                    let startsWord = index == 0 || bytes[index - 1] <= 0x20 || bytes[index - 1] == 0x28
                    script =
                        marks.meet(scalar, at: index, in: current, afterSpace: startsWord) ?? script
                } else {
                    script = shared(scalar, script, current, index + length, paragraphEnd)
                }
            }
            if hasKana, script == ScriptNames.han || script == ScriptNames.katakana {
                script = ScriptNames.hiragana
            }
            if open.script == FontCatalog.emojiScript {
                if !found.extendsGrapheme {
                    close(at: index)
                    open.start = index
                    open.script = script > ScriptNames.inherited ? script : resumed
                    open.probe = scalar
                }
            } else if script > ScriptNames.inherited, script != open.script,
                open.script == ScriptNames.common || !found.extendsGrapheme
            {
                // A mark of another script stays with its base.
                if open.script == ScriptNames.common {
                    open.script = script
                    marks.resolve(script)
                } else {
                    close(at: index)
                    open.start = index
                    open.script = script
                }
                open.probe = scalar
            } else if open.probe == 0 {
                open.probe = scalar
            }
            index += length
        }
        close(at: range.upperBound)
    }

    /// Returns the script of a character that several scripts use.
    ///
    /// It is the text's current script if that is among them, else that of the following letters, else one of its own.
    private func shared(_ scalar: UInt32, _ own: UInt8, _ current: UInt8, _ next: Int, _ end: Int) -> UInt8 {
        let code = Int32(bitPattern: scalar)
        if current > ScriptNames.inherited, icu_hasScript(code, Int32(current)) { return current }
        // Marks take the script of their base.
        guard own == ScriptNames.common, current > ScriptNames.inherited else { return own }
        var index = next
        var steps = 0
        while index < end, steps < 32 {
            let (following, length) = bytes.scalar(at: index)
            let script = properties[following].script
            if script > ScriptNames.inherited {
                if icu_hasScript(code, Int32(script)) { return script }
                break
            }
            index += length
            steps += 1
        }
        if hasKana, icu_hasScript(code, Int32(ScriptNames.hiragana)) { return ScriptNames.hiragana }
        var scripts = [Int32](repeating: 0, count: 32)
        let count = Int(icu_scriptExtensions(code, &scripts, 32))
        let candidates = scripts.prefix(max(count, 0)).compactMap { UInt8(exactly: $0) }
        return ScriptNames.mostRead(of: candidates) ?? own
    }

    /// Returns the end of the emoji sequence that begins at a scalar, or `nil` if none does.
    private func emojiEnd(
        _ start: Int, _ scalar: UInt32, _ length: Int, _ found: CharacterProperties.Properties, _ end: Int
    ) -> Int? {
        var index = start + length
        let next = index < end ? bytes.scalar(at: index).value : 0
        if found.hasEmojiPresentation {
            if next == 0xFE0E { return nil }
        } else if next != 0xFE0F, next != 0x20E3, !(0x1F3FB...0x1F3FF).contains(next) {
            return nil
        }
        if scalar.isRegionalIndicator, next.isRegionalIndicator { index += 4 }
        while index < end, bytes[index] >= 0xCC {
            let (scalar, length) = bytes.scalar(at: index)
            guard properties[scalar].extendsGrapheme else { break }
            index += length
            guard scalar == 0x200D, index < end else { continue }
            let joined = bytes.scalar(at: index)
            if properties[joined.value].isEmoji { index += joined.length }
        }
        return index
    }
}
