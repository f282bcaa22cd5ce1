import Foundation

/// Prints figures of Pica, one a line: `name metric value unit`.
@main @MainActor enum PicaBench {
    static let usage = """
        usage: PicaBench startup | labels N | controls N | para FILE KEY | editor FILE KEY | rich-editor FILE KEY
                         | long MEGABYTES KEY
                         | lazy N | lazy-grid N | list N | table N | shell stack/tabs/columns | pointing | idle | rest | render | rich
                         | glyphs | drawing | moving
                         | localization | spelling | find MEGABYTES | paste MEGABYTES | thumbnails

        """

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.count) {
        case ("startup", 1): Startup.run()
        case ("labels", 2): Labels.run(count: Int(arguments[1]) ?? 1000)
        case ("controls", 2): Controls.run(count: Int(arguments[1]) ?? 200)
        case ("para", 3): Paragraphs.run(file: arguments[1], key: arguments[2])
        case ("editor", 3): Editor.run(file: arguments[1], key: arguments[2])
        case ("rich-editor", 3): Editor.run(file: arguments[1], key: arguments[2], isRich: true)
        case ("long", 3): LongText.run(megabytes: Double(arguments[1]) ?? 10, key: arguments[2])
        case ("lazy", 2): LazyRows.run(count: Int(arguments[1]) ?? 100_000)
        case ("list", 2): Lists.run(list: Int(arguments[1]) ?? 100_000)
        case ("table", 2): Lists.run(table: Int(arguments[1]) ?? 100_000)
        case ("shell", 2): Shell.run(arguments[1])
        case ("lazy-grid", 2): LazyRows.run(count: Int(arguments[1]) ?? 100_000, isGrid: true)
        case ("pointing", 1): Pointing.run()
        case ("idle", 1): Idle.run(delay: 1, name: "idle")
        case ("rest", 1): Idle.run(delay: 12, name: "rest")
        case ("render", 1): Rendering.run()
        case ("rich", 1): RichText.run()
        case ("glyphs", 1): Glyphs.run()
        case ("drawing", 1): Drawing.run()
        case ("moving", 1): Moving.run()
        case ("localization", 1): Localization.run()
        case ("spelling", 1): Spelling.run()
        case ("paste", 2): Pasting.run(megabytes: Int(arguments[1]) ?? 200)
        case ("thumbnails", 1): Thumbnails.run(count: 1000)
        case ("find", 2): Finding.run(megabytes: Int(arguments[1]) ?? 100)
        default:
            FileHandle.standardError.write(Data(usage.utf8))
            exit(2)
        }
    }
}
