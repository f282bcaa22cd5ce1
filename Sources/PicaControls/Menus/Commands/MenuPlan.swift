import PicaGraph
import PicaLabels

/// The menus of a menu bar, arranged from the entries that commands declare.
struct MenuPlan {
    struct Menu: Identifiable {
        let id: AnyHashable
        let title: Text
        /// The groups, separated by dividers.
        let groups: [Group]
    }

    struct Group: Identifiable {
        let id: AnyHashable
        let entries: [CommandEntry]
    }

    private(set) var menus: [Menu] = []

    /// A standard menu of all windows, with its groups, which are separated by dividers.
    private typealias Standard = (title: CommandWord.Key, groups: [CommandGroupPlacement])

    private static let first: [Standard] = [
        (
            .file,
            [
                .newItem, .saveItem, .importExport, .printItem, .systemServices, .appVisibility,
                .appTermination,
            ]
        ),
        (.edit, [.undoRedo, .pasteboard, .textEditing, .appSettings]),
        (.format, [.textFormatting]),
        (.view, [.toolbar, .sidebar]),
    ]
    private static let last: [Standard] = [
        (.window, [.windowSize, .windowArrangement, .singleWindowList, .windowList]),
        (.help, [.help, .appInfo]),
    ]

    /// - Parameter entries: The declared entries, in order. Menus without items are left out.
    init(_ entries: [CommandEntry]) {
        var own: [CommandGroupPlacement: [CommandEntry]] = [:]
        var around: [CommandGroupPlacement: (before: [CommandEntry], after: [CommandEntry])] = [:]
        var instead: [CommandGroupPlacement: CommandEntry] = [:]
        var app: [Menu] = []
        for entry in entries {
            switch entry.part {
            case .menu(let title):
                app.append(Menu(id: entry.id, title: title, groups: [Group(id: entry.id, entries: [entry])]))
            case .group(let place, .own): own[place, default: []].append(entry)
            case .group(let place, .before): around[place, default: ([], [])].before.append(entry)
            case .group(let place, .after): around[place, default: ([], [])].after.append(entry)
            case .group(let place, .instead): instead[place] = entry
            }
        }
        func group(_ place: CommandGroupPlacement) -> Group? {
            let middle = instead[place].map { [$0] } ?? own[place] ?? []
            let all = (around[place]?.before ?? []) + middle + (around[place]?.after ?? [])
            let entries = all.filter { !$0.isEmpty }
            return entries.isEmpty ? nil : Group(id: place, entries: entries)
        }
        func menu(_ standard: Standard) -> Menu? {
            let groups = standard.groups.compactMap(group)
            guard !groups.isEmpty else { return nil }
            return Menu(id: standard.title, title: Text(CommandWord(key: standard.title)), groups: groups)
        }
        menus = Self.first.compactMap(menu) + app + Self.last.compactMap(menu)
    }
}
