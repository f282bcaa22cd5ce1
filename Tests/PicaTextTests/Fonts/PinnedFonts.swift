import Glibc

@testable import PicaText

/// Debian's Inter, Noto and DejaVu, independently of the machine's other fonts.
enum PinnedFonts {
    static let folders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto",
        "/usr/share/fonts/truetype/noto", "/usr/share/fonts/truetype/dejavu",
    ]

    /// A context of its own over the pinned fonts.
    static func context() -> TextContext { TextContext(fontconfigFile: config) }

    /// A context of its own over the fonts of some folders.
    static func context(folders: [String]) -> TextContext {
        TextContext(fontconfigFile: configFile(folders: folders, name: "\(folders.count)"))
    }

    private static let config = configFile(folders: folders, name: "all")

    /// Debian's variable Inter.
    static let variable = "/usr/share/fonts/truetype/inter-vf"
    static let rounded = "/usr/share/fonts/truetype/quicksand"

    /// Writes a fontconfig file that knows only some folders.
    /// - Parameter rules: What it says besides.
    static func configFile(folders: [String], name: String, rules: String = "") -> String {
        let path = TemporaryFiles.folder + "/\(name).conf"
        var text = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>\n"
        for folder in folders { text += "<dir>\(folder)</dir>\n" }
        text += "<cachedir>/tmp/pica-test-fontcache</cachedir>\n"
        for (generic, family) in [
            ("sans-serif", "Noto Sans"), ("serif", "Noto Serif"), ("monospace", "DejaVu Sans Mono"),
            ("emoji", "Noto Color Emoji"),
        ] {
            text += "<alias binding=\"same\"><family>\(generic)</family>"
            text += "<prefer><family>\(family)</family></prefer></alias>\n"
        }
        text += rules + "</fontconfig>\n"
        write(text, to: path)
        return path
    }

    /// Writes a file, or puts a new one in its place at once: other tests may be reading it.
    static func write(_ text: String, to path: String) {
        let new = path + ".\(UInt32.random(in: 0 ... .max))"
        guard let file = fopen(new, "w") else { return }
        fputs(text, file)
        fclose(file)
        rename(new, path)
    }

    static func layout(
        _ text: String, size: Double = 16, width: Double? = nil, direction: BaseDirection = .natural,
        context: TextContext = context(), options: LayoutOptions = LayoutOptions(),
        family: String? = nil
    ) -> TextLayout {
        let style = TextStyle(font: FontDescriptor(family: family, size: size))
        let shaped = ShapedText(StyledText(text, style: style), direction: direction, context: context)
        return TextLayout(shaped, width: width, options: options)
    }
}

extension TextLayout {
    /// Every glyph id from the first line's left to the last line's right, spaces left out.
    var glyphs: [UInt32] {
        var ids: [UInt32] = []
        forEachRun { run, _, _, _, _ in ids += run.glyphs.map(\.id) }
        return ids
    }

    /// The file names of the faces, in visual order without repeats in a row.
    var faces: [String] {
        var names: [String] = []
        forEachRun { run, _, _, _, _ in
            let name = String(run.face.path.split(separator: "/").last ?? "")
            if names.last != name { names.append(name) }
        }
        return names
    }

    /// The text of each line.
    var lineTexts: [String] {
        let text = shaped.styled.text
        return lines.map {
            String(text[text.utf8Index($0.range.lowerBound)..<text.utf8Index($0.range.upperBound)])
        }
    }
}
