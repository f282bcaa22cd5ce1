import Foundation

/// The colors and images of asset catalogs, and the Swift source that gives each a name, as Xcode generates it.
package struct AssetSymbols: Equatable {
    /// A color or an image.
    package struct Asset: Equatable {
        package enum Kind: String, CaseIterable { case color, image }

        package var kind: Kind
        /// The name in the catalog, without the folders around it.
        package var name: String
        /// The folders around it that provide a namespace, the outermost first.
        package var namespaces: [String] = []

        package init(kind: Kind, name: String, namespaces: [String] = []) {
            (self.kind, self.name, self.namespaces) = (kind, name, namespaces)
        }

        /// The name by which a catalog finds it.
        var path: String { (namespaces + [name]).joined(separator: "/") }
    }

    /// Names in Swift that the app's module must not declare again, such as `red`.
    private static let colors: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
        "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "tint", "foreground",
        "background",
        "selection", "separator", "placeholder", "link", "fill", "windowBackground", "tertiary", "quaternary",
        "quinary", "bar", "regularMaterial", "thinMaterial", "thickMaterial", "ultraThinMaterial",
        "ultraThickMaterial",
    ]

    package private(set) var assets: [Asset]
    /// Sentences about assets that get no name of their own.
    package private(set) var warnings: [String] = []

    /// Names assets, which are sorted by their path.
    package init(_ assets: [Asset]) {
        self.assets = []
        var taken: [String: Asset] = [:]
        for asset in assets.sorted(by: { ($0.kind.rawValue, $0.path) < ($1.kind.rawValue, $1.path) }) {
            let place = "\(asset.kind.rawValue) \(asset.namespaces.joined(separator: "/")) \(asset.symbol)"
            guard let other = taken[place] else {
                taken[place] = asset
                self.assets.append(asset)
                continue
            }
            guard other != asset else { continue }
            warnings.append(
                "the \(asset.kind.rawValue) \"\(asset.path)\" gets no symbol, as \"\(other.path)\" has the symbol "
                    + "\(asset.symbol) already")
        }
    }

    /// The Swift source.
    ///
    /// - Parameter bundle: The expression for the bundle with the catalogs.
    package func source(bundle: String = "Bundle.module") -> String {
        var text = """
            // Written by `pica-assets` from the asset catalogs, again at each build.
            import Foundation

            #if canImport(SwiftUI)
                import SwiftUI
            #else
                import PicaUI
            #endif

            private let resourceBundle = \(bundle)

            """
        for kind in Asset.Kind.allCases {
            let own = assets.filter { $0.kind == kind }
            guard !own.isEmpty else { continue }
            let type = kind == .color ? "ColorResource" : "ImageResource"
            text += "\nextension \(type) {\n" + Self.body(own, type, depth: 0) + "}\n"
        }
        let plain = assets.filter {
            $0.kind == .color && $0.namespaces.isEmpty && !Self.colors.contains($0.symbol)
        }
        guard !plain.isEmpty else { return text }
        for (head, type) in [("Color", "Color"), ("ShapeStyle where Self == Color", "Color")] {
            text += "\nextension \(head) {\n"
            for asset in plain {
                text +=
                    "    static var \(asset.symbol.escaped): \(type) { Color(ColorResource.\(asset.symbol.escaped)) }\n"
            }
            text += "}\n"
        }
        return text
    }

    private static func body(_ assets: [Asset], _ type: String, depth: Int) -> String {
        let indent = String(repeating: "    ", count: depth + 1)
        var text = ""
        for asset in assets where asset.namespaces.count == depth {
            text +=
                "\(indent)static let \(asset.symbol.escaped) = \(type)(name: \(asset.path.literal), "
                + "bundle: resourceBundle)\n"
        }
        let inner = assets.filter { $0.namespaces.count > depth }
        var names: [String] = []
        for asset in inner where !names.contains(asset.namespaces[depth]) {
            names.append(asset.namespaces[depth])
        }
        for name in names {
            text += "\(indent)enum \(name.words.joined().escaped) {\n"
            text += body(inner.filter { $0.namespaces[depth] == name }, type, depth: depth + 1)
            text += "\(indent)}\n"
        }
        return text
    }
}

extension AssetSymbols.Asset {
    /// The name in Swift: `brand` for the color "Brand Color", `iconSmall` for the image "icon-small".
    package var symbol: String {
        var words = name.words
        let kind = kind == .color ? "Color" : "Image"
        if words.count > 1, words.last == kind {
            words.removeLast()
        } else if let last = words.last, last.count > kind.count, last.hasSuffix(kind) {
            words[words.count - 1] = String(last.dropLast(kind.count))
        }
        guard let first = words.first else { return "_" }
        let symbol = first.lowercasingStart + words.dropFirst().joined()
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }
}

extension String {
    /// The words between characters that Swift's names cannot have, each beginning with an uppercase letter.
    fileprivate var words: [String] {
        split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

    /// The word with its uppercase letters at the start in lower case, up to the last before a lowercase one: `urlIcon`
    /// for "URLIcon".
    fileprivate var lowercasingStart: String {
        let upper = prefix { $0.isUppercase }
        guard upper.count > 1, upper.count < count, self[upper.endIndex].isLowercase else {
            return upper.lowercased() + self[upper.endIndex...]
        }
        let kept = index(before: upper.endIndex)
        return self[..<kept].lowercased() + self[kept...]
    }

    /// The name between backticks if Swift uses the word itself.
    fileprivate var escaped: String { Self.keywords.contains(self) ? "`\(self)`" : self }

    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
        "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public",
        "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch",
        "throw",
        "throws", "true", "try", "Type", "typealias", "var", "where", "while",
    ]

    /// The text as a literal of Swift.
    fileprivate var literal: String {
        "\"" + replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            + "\""
    }
}
