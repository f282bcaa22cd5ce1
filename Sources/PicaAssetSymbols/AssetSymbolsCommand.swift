import Foundation

/// The command line that writes the symbols of asset catalogs: `pica-assets`, and `pica assets`.
package struct AssetSymbolsCommand: Equatable {
    /// The file to write.
    package let output: String
    /// The expression for the bundle with the catalogs.
    package let bundle: String
    package let catalogs: [String]

    /// Creates a command; `nil` if the arguments are wrong.
    package init?(_ arguments: [String]) {
        var rest = arguments[...]
        var (output, bundle): (String?, String) = (nil, "Bundle.module")
        var catalogs: [String] = []
        while let argument = rest.popFirst() {
            switch argument {
            case "--output": output = rest.popFirst()
            case "--main-bundle": bundle = "Bundle.main"
            case _ where argument.hasPrefix("-"): return nil
            default: catalogs.append(argument)
            }
        }
        guard let output, !catalogs.isEmpty else { return nil }
        self.init(output: output, bundle: bundle, catalogs: catalogs)
    }

    package init(output: String, bundle: String = "Bundle.module", catalogs: [String]) {
        (self.output, self.bundle, self.catalogs) = (output, bundle, catalogs)
    }

    /// What to type, with a name for the command.
    package static func usage(_ name: String) -> String {
        """
        usage: \(name) [--main-bundle] --output FILE.swift FOLDER.xcassets...

        Writes a Swift file with a symbol for each color and image: `Color(.brand)`, `Color.brand`, `Image(.logo)`.

        --main-bundle   the catalogs are in the main bundle, not in that of the target

        """
    }

    /// Writes the file.
    ///
    /// - Returns: Sentences about assets that get no symbol.
    package func run() throws -> [String] {
        let symbols = AssetSymbols(catalogs: catalogs)
        try symbols.source(bundle: bundle).write(toFile: output, atomically: true, encoding: .utf8)
        return symbols.warnings
    }
}
