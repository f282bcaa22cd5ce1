/// The file by which a desktop shows an app in its menu.
struct DesktopEntry: Equatable {
    let program: String
    let name: String
    let identifier: String
    private let iconEnding: String?

    /// - Throws: ``Failure`` if a value cannot be part of such a file.
    init(program: String, name: String?, identifier: String?, icon: String?) throws {
        (self.program, self.name) = (program, name ?? program)
        self.identifier = identifier ?? program
        guard
            self.identifier.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }),
            !self.identifier.hasPrefix(".")
        else { throw Failure("\(self.identifier) is no identifier: use letters, digits, points and hyphens") }
        guard !self.name.contains(where: \.isNewline) else { throw Failure("a name has one line") }
        iconEnding = icon.map { String($0.lowercased().suffix(4)) }
        if let iconEnding, iconEnding != ".png", iconEnding != ".svg" {
            throw Failure("\(icon ?? "") is neither PNG nor SVG; desktops show no other icons")
        }
    }

    var file: String { "\(identifier).desktop" }
    var iconFile: String { identifier + (iconEnding ?? "") }

    /// The entry. `install` replaces `@folder@`.
    var text: String {
        let escaped = name.replacing("\\", with: "\\\\")
        return """
            [Desktop Entry]
            Type=Application
            Name=\(escaped)
            Exec=env PICA_APP_ID=\(identifier) "@folder@/\(program)" %U
            Icon=\(iconEnding == nil ? "application-x-executable" : "@folder@/\(iconFile)")
            StartupWMClass=\(identifier)
            Terminal=false

            """
    }

    /// The script that adds the app to the menu of the person who calls it.
    var installer: String {
        """
        #!/bin/sh
        # Adds the app in this folder to the desktop's menu. Call it again after moving the folder.
        set -eu
        folder=$(cd "$(dirname "$0")" && pwd)
        case $folder in
        *['"`$\\%&|']*) echo "install: move the app to a folder without special characters: $folder" >&2; exit 1 ;;
        esac
        menu=${XDG_DATA_HOME:-$HOME/.local/share}/applications
        mkdir -p "$menu"
        sed "s|@folder@|$folder|" "$folder/\(file)" >"$menu/\(file)"
        echo "Added $menu/\(file)"

        """
    }
}
