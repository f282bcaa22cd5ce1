import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation
import PicaState
import Synchronization

/// A symbol of an asset catalog.
struct SymbolAsset: Sendable {
    let name: String
    private let path: String
    private let isMirrored: Bool

    /// - Returns: `nil` if the bundle's catalogs have no such symbol.
    static func find(_ name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> SymbolAsset? {
        guard let contents = AssetCatalog.of(bundle).contents(.symbol, name) else { return nil }
        let traits = AssetTraits(environment)
        guard let entry = contents.best(for: traits, where: { $0.file != nil }), let path = entry.file else {
            Logger(subsystem: "Pica", category: "views").warningOnce("the symbol “\(name)” has no file")
            return nil
        }
        let isMirrored = entry.runsFromRightToLeft.map { $0 != traits.runsFromRightToLeft } ?? false
        return SymbolAsset(name: name, path: path, isMirrored: isMirrored)
    }

    private struct Key: Hashable {
        let path: String
        let weight: Int
        let scale: Image.Scale
        let mode: SymbolTemplate.Mode
        let isMirrored: Bool
    }

    private struct Contents {
        var templates = RecentCache<String, SymbolTemplate?>(capacity: 200)
        var symbols = RecentCache<Key, Symbol?>(capacity: 1000)
    }

    private static let contents = Mutex(Contents())

    /// Returns the drawing for a weight and a scale; `nil`, after a warning, if the file is not a template.
    func symbol(weight: Int, scale: Image.Scale, mode: SymbolTemplate.Mode) -> Symbol? {
        let key = Key(path: path, weight: weight, scale: scale, mode: mode, isMirrored: isMirrored)
        return Self.contents.withLock { contents in
            if let known = contents.symbols[key] { return known }
            var symbol = template(&contents.templates)?.symbol(weight: weight, scale: scale, mode: mode)
            if isMirrored { symbol = symbol?.flipped() }
            contents.symbols[key] = .some(symbol)
            return symbol
        }
    }

    private func template(_ known: inout RecentCache<String, SymbolTemplate?>) -> SymbolTemplate? {
        if let known = known[path] { return known }
        let template = Self.read(path).flatMap(SymbolTemplateReader.template)
        if template == nil {
            Logger(subsystem: "Pica", category: "views").warningOnce(
                "\(path) is no symbol template: it has no group of a form such as Regular-M")
        }
        known[path] = .some(template)
        return template
    }

    /// The maximum size of a file, in bytes.
    private static let longest = 16 << 20

    private static func read(_ path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: longest) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
