import Foundation

/// The names of SwiftUI and of Pica, which two files beside the program list.
struct KnownNames: Equatable {
    /// The public names of Pica.
    var declared: Set<String> = []
    /// The messages of Pica's unavailable declarations.
    var unavailable: [String: String] = [:]
    /// Why a name has no effect in Pica.
    var silent: [String: String] = [:]
    /// The replacement for each name that Pica lacks.
    var instead: [String: String] = [:]
    /// SwiftUI's types, and its members: modifiers and values of the environment.
    var types: Set<String> = []
    var members: Set<String> = []
    /// The types and functions of Foundation on Linux whose names look like AppKit's.
    var foundation: Set<String> = []
    /// The modules of the names that only `AppKit` or `UIKit` has.
    var owners: [String: String] = [:]
    /// Pica's products, and the modules that they bring.
    var modules: Set<String> = []

    /// The files: what Pica's sources and docs say, and what SwiftUI is known to have.
    static let files = ["pica-names.tsv", "swiftui-names.tsv"]

    /// Reads the files of this program.
    static func ofProgram() throws -> KnownNames {
        var known = KnownNames()
        for file in files {
            let path = "\(ProgramFile.folder)/Pica_pica.resources/\(file)"
            guard let text = SourceFile.read(path, limit: SourceFile.sizeLimit) else {
                throw Failure("\(path) cannot be read; install Pica again")
            }
            known.read(text)
        }
        return known
    }

    /// Adds the lines of a file. Each is a kind, a name, and for some kinds a text, between tabs.
    mutating func read(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "\t", maxSplits: 2).map(String.init)
            guard parts.count > 1 else { continue }
            let (name, note) = (parts[1], parts.count > 2 ? parts[2] : "")
            switch parts[0] {
            case "declared": declared.insert(name)
            case "unavailable": unavailable[name] = note
            case "silent": silent[name] = note
            case "instead": instead[name] = note
            case "type": types.insert(name)
            case "member": members.insert(name)
            case "foundation": foundation.insert(name)
            case "owner": owners[name] = note
            case "module": modules.insert(name)
            default: break
            }
        }
    }

    /// The replacement for the name.
    func replacement(for name: String) -> String? { unavailable[name] ?? instead[name] }
}
