import Foundation

/// The package manager's description of a package.
struct PackageDescription: Decodable, Equatable {
    struct Target: Decodable, Equatable {
        var name: String
        var type: String
    }

    struct Product: Decodable, Equatable {
        var name: String
        var type: [String: [String]?]

        var isProgram: Bool { type.keys.contains("executable") }
    }

    var name: String
    var products: [Product]
    var targets: [Target]

    /// Asks the package manager.
    init(of package: String) throws {
        guard
            let text = try Subprocess.output(
                of: ["swift", "package", "--package-path", package, "describe", "--type", "json"]),
            let start = text.firstIndex(of: "{")
        else { throw Failure("\(package)/Package.swift cannot be read") }
        self = try JSONDecoder().decode(PackageDescription.self, from: Data(text[start...].utf8))
    }

    init(name: String, products: [Product], targets: [Target]) {
        (self.name, self.products, self.targets) = (name, products, targets)
    }

    /// The programs, by name.
    var programs: [String] {
        let named = products.filter(\.isProgram).map(\.name)
        return (named.isEmpty ? targets.filter { $0.type == "executable" }.map(\.name) : named).sorted()
    }

    /// Returns the only program.
    func onlyProgram() throws -> String {
        guard let program = programs.first else { throw Failure("the package \(name) has no program") }
        guard programs.count == 1 else {
            throw Failure(
                "the package \(name) has several programs; choose one: \(programs.joined(separator: ", "))")
        }
        return program
    }
}
