import Foundation

/// The manifest for a folder of an Xcode project's sources.
struct ProjectManifest {
    private let project: Project
    private let program: Project.Part
    /// Sentences for the person about what the manifest leaves out.
    private(set) var notes: [String] = []

    /// Pica's products that have the names of Apple's modules.
    private static let products = [
        "SwiftUI", "AppKit", "Cocoa", "UIKit", "Combine", "CoreGraphics", "CoreTransferable", "OSLog", "os",
        "UniformTypeIdentifiers",
    ]
    /// Files that no Linux program uses, by the ends of their names.
    private static let unused = [
        "Info.plist", ".entitlements", ".xcconfig", ".h", ".m", ".mm", ".c", ".cpp", ".metal", ".storyboard",
        ".xib",
        ".intentdefinition", ".pch", ".modulemap", ".xcprivacy", ".md", "LICENSE", ".pbxproj", ".xctestplan",
        ".yml",
        ".rb", ".lock", ".resolved", ".sh", "Makefile", "Podfile", ".py",
    ]

    /// Chooses the program.
    ///
    /// - Parameter name: The name of the program's folder; `nil` if there is only one.
    init(_ project: Project, program name: String?) throws {
        self.project = project
        let programs = project.programs
        guard !programs.isEmpty else {
            throw Failure("\(project.folder) has no program: no file has @main or is called main.swift")
        }
        guard let program = name.map({ name in programs.first { $0.name == name } }) ?? programs.first else {
            throw Failure("\(project.folder) has no program in a folder \(name ?? "")")
        }
        guard programs.count == 1 || name != nil else {
            let names = programs.map { $0.name.isEmpty ? "." : $0.name }.joined(separator: ", ")
            throw Failure("\(project.folder) has several programs; choose one by --program: \(names)")
        }
        self.program = program
        let left = project.parts.filter { $0 != program && ($0.hasMain || $0.isUITest) }.map(\.name)
        if !left.isEmpty { notes.append("Left out: \(left.joined(separator: ", ")).") }
        for package in project.packages {
            notes.append("\(package) is a package of its own; add it to the dependencies.")
        }
    }

    func manifest(_ dependency: Manifest.Dependency) -> Manifest {
        let shared = project.parts.filter { !$0.hasMain && !$0.isTest && !$0.isUITest }
        let module = moduleName(program.name.isEmpty ? project.name : program.name)
        let implied = project.implied.modules
        let products = Self.products.filter { project.imports.contains($0) || implied.contains($0) }
        var target = target(.program, module, [program] + shared)
        target.products = products.isEmpty ? ["SwiftUI"] : products
        target.implied = implied.sorted()
        var targets = [target]
        for part in project.parts where part.isTest && !part.isUITest {
            var tests = self.target(.tests, moduleName(part.name), [part])
            tests.targets = [module]
            tests.products = target.products
            tests.implied = target.implied
            targets.append(tests)
        }
        return Manifest(
            name: project.name, dependency: dependency, languageMode: "5",
            isLocalized: project.others.contains { $0.contains(".lproj/") || $0.hasSuffix(".xcstrings") },
            targets: targets)
    }

    private func moduleName(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private func target(_ kind: Manifest.Target.Kind, _ name: String, _ parts: [Project.Part])
        -> Manifest.Target
    {
        var target = Manifest.Target(kind: kind, name: name, products: [])
        let isWhole = parts.count == 1 && !parts[0].name.isEmpty
        let root = isWhole ? parts[0].name : "."
        target.path = root
        func isInside(_ file: String) -> Bool {
            parts.contains { $0.name.isEmpty ? !file.contains("/") : file.hasPrefix($0.name + "/") }
        }
        func inside(_ file: String) -> String { isWhole ? String(file.dropFirst(root.count + 1)) : file }
        if !isWhole {
            target.sources = parts.flatMap { $0.name.isEmpty ? $0.files : [$0.name] }.sorted()
        }
        let others = project.others.filter(isInside)
        let unused = others.filter { file in Self.unused.contains { file.hasSuffix($0) } }
        target.excluded = unused.map(inside).sorted()
        // A folder that holds nothing else is named instead of its files.
        let mixed = Set((parts.flatMap(\.files) + unused).flatMap(Self.folders))
        let resources = others.filter { !unused.contains($0) }.map { file in
            Self.folders(of: file).first {
                !mixed.contains($0) && isInside($0 + "/") && !$0.hasSuffix(".lproj")
            } ?? file
        }
        target.resources = Set(resources.map(inside)).sorted()
        return target
    }

    /// Returns the folders around a file, the outermost first.
    private static func folders(of file: String) -> [String] {
        let names = file.split(separator: "/").dropLast()
        return names.indices.map { names[...$0].joined(separator: "/") }
    }
}
