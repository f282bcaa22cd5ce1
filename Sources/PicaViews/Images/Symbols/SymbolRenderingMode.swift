import PicaCanvas
import PicaGraph

/// How many colours symbols have.
///
/// Symbols that are put together have levels: a badge, a slash or what an outline encloses is the first, and
/// what it belongs to comes after it. Other symbols have one level, and one colour in every mode.
public struct SymbolRenderingMode: Equatable, Sendable {
    private enum Kind { case monochrome, hierarchical, palette, multicolor }

    private let kind: Kind

    /// The foreground style in all of the symbol.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The foreground style at the first level, and fainter at each that follows.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// A foreground style for each level; those that are missing are fainter ones of the last.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// The symbol's own colours, of a catalogue's symbols that have any. Pica's symbols have none, so for them this
    /// is `monochrome`, as it is in SwiftUI for symbols without colours.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)

    /// What is asked for; otherwise several foreground styles make a palette.
    static func inForce(in environment: EnvironmentValues) -> SymbolRenderingMode {
        environment.symbolRenderingMode
            ?? (environment.foregroundStyles.count > 1 ? .palette : .monochrome)
    }

    /// By which of a template's layers it is drawn.
    var template: SymbolTemplate.Mode {
        switch kind {
        case .monochrome: .monochrome
        case .hierarchical, .palette: .hierarchical
        case .multicolor: .multicolor
        }
    }

    /// One style for the whole symbol, or one for each of its levels.
    func styles(levels: Int, in environment: EnvironmentValues) -> [ResolvedStyle] {
        let primary = HierarchicalShapeStyle.primary
        return switch kind {
        case .monochrome, .multicolor: [primary.resolved(in: environment)]
        case .hierarchical:
            (0..<levels).map { primary.faded(by: $0).resolved(in: environment) }
        case .palette:
            (0..<levels).map { HierarchicalShapeStyle(level: $0).resolved(in: environment) }
        }
    }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// How many colours symbols have; nil for one, or for as many as there are foreground styles.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how many colours symbols in the view have; nil, the default, gives them one, or as many as
    /// there are foreground styles.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
