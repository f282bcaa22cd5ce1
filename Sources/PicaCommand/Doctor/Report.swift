/// The doctor's report, as text.
struct Report {
    let examination: Examination
    let known: KnownNames

    /// The most places that are named for one finding.
    private static let placeLimit = 3

    var text: String {
        var text = ""
        for kind in Finding.Kind.allCases {
            let found = examination.findings.filter { $0.finding.kind == kind }
            guard !found.isEmpty else { continue }
            text += "\(kind.title):\n"
            for (finding, places) in found {
                text += "  \(finding.name)  \(places.count)×  \(Self.names(of: places))\n"
                if let note = note(on: finding) { text += "      \(note)\n" }
            }
            text += "\n"
        }
        for path in examination.unread {
            text +=
                "\(path) was not read: it is larger than \(SourceFile.sizeLimit >> 20) MiB or no readable file\n"
        }
        return text + """
            \(examination.buildableCount) of \(examination.fileCount) Swift files (\(examination.buildableShare) %) use \
            nothing that Pica is known to lack.

            """
    }

    private static func names(of places: [Place]) -> String {
        places.prefix(placeLimit).map(\.description).joined(separator: ", ")
            + (places.count > placeLimit ? ", …" : "")
    }

    private func note(on finding: Finding) -> String? {
        switch finding.kind {
        case .silent: known.silent[finding.name]
        case .data, .skipped: nil
        case .missing, .framework, .module: known.replacement(for: finding.name)
        case .language: finding.name == "#selector" ? "use a closure, or a Combine publisher" : nil
        }
    }
}
