import Foundation

/// A folder of an Xcode project's sources, as far as a manifest needs to know it.
struct Project: Equatable {
    /// A folder directly inside the project, with everything in it. The name is empty for the files beside the folders.
    struct Part: Equatable {
        var name: String
        var hasMain = false
        var isWidget = false
        var importsTesting = false
        var files: [String] = []

        var isUITest: Bool { name.hasSuffix("UITests") }
        var isTest: Bool { !hasMain && (name.hasSuffix("Tests") || importsTesting) }
    }

    let folder: String
    private(set) var parts: [Part] = []
    /// The files and catalogs that are no Swift, relative to the project.
    private(set) var others: [String] = []
    /// The folders with a `Package.swift` of their own, relative to the project.
    private(set) var packages: [String] = []
    /// The modules that the sources import.
    private(set) var imports: Set<String> = []
    private(set) var xcodeProjects: [String] = []
    /// The modules that the sources use without importing them.
    private(set) var implied = ImpliedImports()

    /// Reads a folder.
    ///
    /// - Parameter known: The names of Pica's modules.
    init(_ folder: String, _ walk: FolderWalk, _ known: KnownNames = KnownNames()) {
        self.folder = folder
        func relative(_ path: String) -> String { String(path.dropFirst(folder.count + 1)) }
        let files = walk.files.map(relative)
        packages = files.filter { $0.hasSuffix("/Package.swift") }
            .map { ($0 as NSString).deletingLastPathComponent }
        xcodeProjects = walk.packages.filter { $0.hasSuffix(".xcodeproj") }
        var parts: [String: Part] = [:]
        var own = DeclaredNames()
        for file in files where file.hasSuffix(".swift") && !isInPackage(file) {
            if let source = SourceFile("\(folder)/\(file)") { own.read(source.text, isPublicOnly: false) }
        }
        for file in files where !isInPackage(file) && file != "Package.swift" {
            guard file.hasSuffix(".swift") else {
                others.append(file)
                continue
            }
            let name = file.contains("/") ? String(file.prefix { $0 != "/" }) : ""
            var part = parts[name] ?? Part(name: name)
            part.files.append(file)
            if let source = SourceFile("\(folder)/\(file)") {
                examine(source, file, &part)
                implied.add(source.text, own: own.names, known: known)
            }
            parts[name] = part
        }
        self.parts = parts.values.sorted { $0.name < $1.name }
        others += walk.packages.map(relative).filter { $0.hasSuffix(".xcassets") && !isInPackage($0) }
    }

    private func isInPackage(_ file: String) -> Bool { packages.contains { file.hasPrefix($0 + "/") } }

    private mutating func examine(_ source: SourceFile, _ file: String, _ part: inout Part) {
        let text = source.text
        let words = text.tokens.indices.filter { text.word(at: $0) == "import" }
        let imports = Set(words.compactMap { text.word(at: $0 + 1) })
        self.imports.formUnion(imports)
        if imports.contains("XCTest") || imports.contains("Testing") { part.importsTesting = true }
        let hasMain = text.attributes.contains("main") || (file as NSString).lastPathComponent == "main.swift"
        part.hasMain = part.hasMain || hasMain
        if hasMain,
            text.tokens.indices.contains(where: {
                text.word(at: $0) == "WidgetBundle" || text.word(at: $0) == "Widget"
            }
            )
        {
            part.isWidget = true
        }
    }

    /// The parts that are programs.
    var programs: [Part] { parts.filter { $0.hasMain && !$0.isWidget } }

    /// The project's name: the Xcode project's, else the folder's.
    var name: String {
        let path = xcodeProjects.first ?? folder
        return ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }
}
