import Foundation

/// The doctor's findings about an app: the names that its sources use and Pica lacks.
struct Examination {
    /// The places of each finding, in the order of files.
    private(set) var findings: [(finding: Finding, places: [Place])] = []
    private(set) var fileCount = 0
    /// The files without anything that prevents building.
    private(set) var buildableCount = 0
    /// The files that were not read, because they are too large or cannot be read.
    private(set) var unread: [String] = []

    /// The most bytes of sources that are read together.
    private static let totalLimit = 256 << 20

    /// Examines files.
    ///
    /// - Parameters:
    ///   - files: The Swift files.
    ///   - folder: The folder to which places are relative.
    ///   - modules: The modules that can be imported, besides Pica's.
    init(_ files: [String], in folder: String, _ known: KnownNames, modules: Set<String>) throws {
        let modules = modules.union(known.modules)
        var total = 0
        var own = DeclaredNames()
        // Twice, as a name may be declared in a later file; keeping all tokens would need too much memory.
        for file in files {
            guard let source = SourceFile(file) else { continue }
            total += source.text.bytes.count
            guard total <= Self.totalLimit else {
                throw Failure(
                    "\(folder) has more than \(Self.totalLimit >> 20) MiB of Swift; name a folder inside it")
            }
            own.read(source.text, isPublicOnly: false)
        }
        var places: [String: (finding: Finding, places: [Place])] = [:]
        for file in files {
            let path = file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : file
            fileCount += 1
            guard let source = SourceFile(file) else {
                unread.append(path)
                continue
            }
            let found = FileExamination(source.text, known, own: own.names, modules: modules).findings
            for (finding, line) in found {
                places["\(finding.kind.rawValue) \(finding.name)", default: (finding, [])].places
                    .append(Place(file: path, line: line))
            }
            if !found.contains(where: { $0.finding.kind.preventsBuilding }) { buildableCount += 1 }
        }
        findings = places.values.sorted {
            ($0.finding.kind.rawValue, -$0.places.count, $0.finding.name)
                < ($1.finding.kind.rawValue, -$1.places.count, $1.finding.name)
        }
    }

    /// The share of files in which nothing prevents building, in percent, rounded down.
    var buildableShare: Int { fileCount == 0 ? 100 : buildableCount * 100 / fileCount }
}
