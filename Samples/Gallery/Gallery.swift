import PicaUI

/// Shows what Pica can do, one page for each capability: in a window, or drawn to PNG files.
@main struct Gallery {
    @MainActor static func main() {
        do {
            let options = try Options(CommandLine.arguments.dropFirst())
            if options.showsHelp {
                print(Options.help)
            } else if options.listsPages {
                for page in Page.allCases { print(page.rawValue) }
            } else if let file = options.pictureFile {
                try Picture(options).write(to: file)
            } else {
                GalleryApp.options = options
                GalleryApp.main()
            }
        } catch {
            FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
            exit(1)
        }
    }
}

struct GalleryApp: App {
    static var options = Options()
    @State private var appearance = Appearance(options)

    var body: some Scene {
        AppearanceScene(appearance: appearance) {
            WindowGroup("Gallery") {
                GalleryWindow(page: Self.options.page)
                    .appearance(appearance)
            }
            .defaultSize(width: Self.options.width, height: Self.options.height)
            .commands {
                TextEditingCommands()
                TextFormattingCommands()
                GalleryCommands(appearance: appearance)
            }
        }
        AppearanceScene(appearance: appearance) {
            WindowGroup("Note", id: "note") {
                NoteWindow()
                    .appearance(appearance)
            }
            .defaultSize(width: 420, height: 320)
            .commands { TextEditingCommands() }
        }
    }
}
