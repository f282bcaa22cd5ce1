import PicaUI

/// A note in the list of notes.
struct NoteEntry: Identifiable, Hashable, Sendable {
    let url: URL
    let changed: Date

    var id: URL { url }
    var name: String { url.deletingPathExtension().lastPathComponent }

    /// How the text begins, on one line; empty if it cannot be read. A title that is the note's name is left out.
    var opening: String {
        guard let file = try? FileHandle(forReadingFrom: url), let data = try? file.read(upToCount: 8192),
            // Not in the middle of a character.
            let end = data.lastIndex(where: { $0 < 0x80 }),
            let text = try? NoteFormat(of: url)?.document(from: data[...end]).text
        else { return "" }
        let lines = String(text.characters.prefix(400)).split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        return lines.drop { $0 == name }.prefix(3).joined(separator: " ")
    }

    /// The notes of a folder; empty if the folder does not exist yet.
    static func all(in folder: URL) throws -> [NoteEntry] {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isDirectoryKey]
        let files: [URL]
        do {
            files = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
        } catch CocoaError.fileReadNoSuchFile {
            return []
        }
        return files.compactMap { url in
            guard NoteFormat(of: url) != nil, let values = try? url.resourceValues(forKeys: keys),
                values.isDirectory != true
            else { return nil }
            return NoteEntry(url: url, changed: values.contentModificationDate ?? .distantPast)
        }
    }

    /// Whether the note or its name contains the words, ignoring case and diacritics.
    func contains(_ words: String) -> Bool {
        func has(_ text: String) -> Bool {
            text.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
        if has(name) { return true }
        guard let data = FileManager.default.contents(atPath: url.path),
            let text = try? NoteFormat(of: url)?.document(from: data).text
        else { return false }
        return has(String(text.characters))
    }
}

/// How a list of notes is sorted.
enum NoteOrder: String, CaseIterable, Identifiable {
    case changed, name

    var id: NoteOrder { self }

    var title: LocalizedStringKey {
        switch self {
        case .changed: "Last Changed"
        case .name: "Name"
        }
    }

    func isBefore(_ one: NoteEntry, _ other: NoteEntry) -> Bool {
        if self == .changed, one.changed != other.changed { return one.changed > other.changed }
        return one.name.localizedStandardCompare(other.name) == .orderedAscending
    }
}
