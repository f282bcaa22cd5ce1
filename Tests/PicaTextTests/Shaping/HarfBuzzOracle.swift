import CPicaHarfBuzz
import Glibc

@testable import PicaText

/// `hb-shape` as judge of shaped text, run by run, in its own notation: `glyph=cluster@x,y+advance|…`.
struct HarfBuzzOracle {
    /// A run's glyphs from left to right, with clusters counted from the run's start.
    static func notation(_ number: Int, of shaped: ShapedText) -> String {
        let run = shaped.runs[number]
        let segments = shaped.segments.filter { $0.run == Int32(number) }
        var parts: [String] = []
        for segment in run.isRightToLeft ? segments.reversed() : segments {
            for index in 0..<segment.word.glyphCount {
                let glyph = segment.word.glyphs[index]
                let place = glyph.x == 0 && glyph.y == 0 ? "" : "@\(glyph.x),\(glyph.y)"
                let cluster = Int(segment.start - run.start) + Int(glyph.cluster)
                parts.append("\(glyph.id)=\(cluster)\(place)+\(glyph.advance)")
            }
        }
        return "[" + parts.joined(separator: "|") + "]"
    }

    private var lines: [String] = []

    /// Asks for one run of a text, shaped as a whole.
    mutating func ask(_ number: Int, of shaped: ShapedText) {
        let run = shaped.runs[number]
        let own = shaped.runStyle(ofRun: number)
        let face = own.plan.font.face
        let text = Array(shaped.styled.text.utf8)
        func list(_ range: Range<Int>) -> String {
            String(decoding: text[range], as: UTF8.self).unicodeScalars
                .map { "U+" + String($0.value, radix: 16) }.joined(separator: ",")
        }
        var arguments = [
            face.path, "--font-size=upem", "--no-glyph-names", "--utf8-clusters",
            "--face-index=\(face.index & 0xFFFF)",
            "--direction=" + (run.isRightToLeft ? "rtl" : "ltr"),
            "--script=" + name(own.plan.script),
            "--language=" + (shaped.styled.styles[own.style].language ?? "und"),
            "--unicodes=" + list(run.range),
        ]
        if !own.plan.features.isEmpty {
            arguments.append("--features=" + own.plan.features.map(setting).joined(separator: ","))
        }
        if run.start > 0 { arguments.append("--unicodes-before=" + list(0..<run.range.lowerBound)) }
        if run.end < text.count {
            arguments.append("--unicodes-after=" + list(run.range.upperBound..<text.count))
        }
        lines.append(arguments.joined(separator: ";"))
    }

    /// The answers in the order of the questions, by one process if none is longer than it reads.
    func answers() -> [String] {
        let isBatch = lines.allSatisfy { $0.utf8.count < 4000 }
        let path = TemporaryFiles.folder + "/hb-shape-\(UInt32.random(in: 0 ... .max)).txt"
        let script = lines.map { line in
            "hb-shape " + line.split(separator: ";").map { "'\($0)'" }.joined(separator: " ")
        }
        PinnedFonts.write((isBatch ? lines : script).joined(separator: "\n") + "\n", to: path)
        defer { unlink(path) }
        guard let pipe = popen((isBatch ? "hb-shape --batch" : "sh") + " < \(path)", "r") else { return [] }
        defer { pclose(pipe) }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, pipe), count > 0 {
            output += buffer[..<count]
        }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The place where two notations differ, for people to read.
    static func difference(_ ours: String, _ theirs: String) -> String {
        let (one, other) = (ours.split(separator: "|"), theirs.split(separator: "|"))
        let place = zip(one, other).prefix { $0 == $1 }.count
        func part(_ glyphs: [Substring]) -> String {
            glyphs.dropFirst(max(place - 1, 0)).prefix(8).joined(separator: "|")
        }
        return "from glyph \(place) on: \(part(one)) is not hb-shape's \(part(other))"
    }

    private func setting(_ feature: hb_feature_t) -> String {
        let tag = stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: feature.tag >> $0) }
        return String(decoding: tag, as: UTF8.self) + "=\(feature.value)"
    }

    private func name(_ script: UInt8) -> String {
        var tag = ScriptNames.harfBuzz(script).rawValue.bigEndian
        return withUnsafeBytes(of: &tag) { String(decoding: $0, as: UTF8.self) }
    }
}
