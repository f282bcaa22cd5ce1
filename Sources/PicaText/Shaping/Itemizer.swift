/// Cuts a paragraph into stretches of one style, embedding level and script.
struct Itemizer {
    struct Item {
        var start: Int
        var end: Int
        var style: Int
        var level: UInt8
        /// A `UScriptCode`, or ``FontCatalogue/emojiScript``.
        var script: UInt8
        /// A scalar of the item's own script: the first emoji, to choose their face by.
        var probe: UInt32
    }

    let bytes: UnsafePointer<UInt8>
    let properties: CharacterProperties
    /// Whether the paragraph is Japanese, so that its Han and both kana are one script, set in one face
    /// with Japanese forms.
    let hasKana: Bool

    /// - Parameters:
    ///   - range: The paragraph without its separator.
    ///   - styleEnds: Where each style run ends, from the run `firstStyle` on.
    ///   - levels: The paragraph's level runs; empty if all of it is at level 0.
    func items(
        _ range: Range<Int>, styles: [StyledText.Run], firstStyle: Int, levels: [BidiResolver.Run],
        isLatin: Bool
    ) -> [Item] {
        var result: [Item] = []
        var style = firstStyle
        var level = 0
        var index = range.lowerBound
        while index < range.upperBound {
            while style + 1 < styles.count, styles[style].range.upperBound <= index { style += 1 }
            while level < levels.count, levels[level].end <= index { level += 1 }
            var end = range.upperBound
            if style + 1 < styles.count { end = min(end, styles[style].range.upperBound) }
            if level < levels.count { end = min(end, levels[level].end) }
            end = graphemeEnd(end, range)
            let number = level < levels.count ? levels[level].level : 0
            if isLatin {
                result.append(
                    Item(
                        start: index, end: end, style: style, level: number, script: ScriptNames.latin,
                        probe: 0x61))
            } else {
                appendScripts(index..<end, style: style, level: number, to: &result)
            }
            index = end
        }
        return result
    }

    /// A boundary moved past the marks that belong to the character before it.
    private func graphemeEnd(_ boundary: Int, _ range: Range<Int>) -> Int {
        var end = boundary
        while end < range.upperBound, bytes[end] >= 0xCC {
            let (scalar, length) = bytes.scalar(at: end)
            guard properties[scalar].extendsGrapheme else { break }
            end += length
        }
        return end
    }

    private func appendScripts(_ range: Range<Int>, style: Int, level: UInt8, to result: inout [Item]) {
        var open = Item(
            start: range.lowerBound, end: range.lowerBound, style: style, level: level,
            script: ScriptNames.common, probe: 0)
        // What the emoji between two words of a script interrupt goes on after them.
        var resumed = ScriptNames.common
        func close(at end: Int) {
            guard end > open.start else { return }
            open.end = end
            result.append(open)
        }
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = bytes.scalar(at: index)
            let found = properties[scalar]
            if let end = emojiEnd(index, scalar, length, found, range.upperBound) {
                if open.script != FontCatalogue.emojiScript {
                    close(at: index)
                    resumed = open.script
                    open.start = index
                    open.script = FontCatalogue.emojiScript
                    open.probe = scalar
                }
                index = end
                continue
            }
            let script = script(found.script)
            if open.script == FontCatalogue.emojiScript {
                if !found.extendsGrapheme {
                    close(at: index)
                    open.start = index
                    open.script = script > ScriptNames.inherited ? script : resumed
                    open.probe = scalar
                }
            } else if script > ScriptNames.inherited, script != open.script {
                if open.script == ScriptNames.common {
                    open.script = script
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

    private func script(_ script: UInt8) -> UInt8 {
        hasKana && (script == ScriptNames.han || script == ScriptNames.katakana)
            ? ScriptNames.hiragana : script
    }

    /// The end of the emoji sequence that begins at a scalar, or nil if none does.
    private func emojiEnd(
        _ start: Int, _ scalar: UInt32, _ length: Int, _ found: CharacterProperties.Properties, _ end: Int
    ) -> Int? {
        guard found.isEmoji else { return nil }
        var index = start + length
        let next = index < end ? bytes.scalar(at: index).value : 0
        if found.hasEmojiPresentation {
            if next == 0xFE0E { return nil }
        } else if next != 0xFE0F, next != 0x20E3, !(0x1F3FB...0x1F3FF).contains(next) {
            return nil
        }
        if isRegionalIndicator(scalar), isRegionalIndicator(next) { index += 4 }
        while index < end {
            let (scalar, length) = bytes.scalar(at: index)
            guard properties[scalar].extendsGrapheme else { break }
            index += length
            guard scalar == 0x200D, index < end else { continue }
            let joined = bytes.scalar(at: index)
            if properties[joined.value].isEmoji { index += joined.length }
        }
        return index
    }

    private func isRegionalIndicator(_ scalar: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar) }
}
