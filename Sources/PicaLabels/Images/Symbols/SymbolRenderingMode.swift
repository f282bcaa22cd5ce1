import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// The number of colors in symbols.
///
/// Composed symbols have levels: a badge, a slash, or an enclosed icon is the first, and the icon it belongs to
/// follows. Other symbols have one level, and so a single color in every mode.
public struct SymbolRenderingMode: Equatable, Sendable {
    private enum Kind { case monochrome, hierarchical, palette, multicolor }

    private let kind: Kind

    /// The foreground style in the whole symbol.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The foreground style at the first level, fainter at each further one.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// A foreground style for each level; missing ones are fainter versions of the last.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// The symbol's own colors, if an asset catalog's symbol has any. Pica's symbols have none, so for them this equals
    /// `monochrome`, as in SwiftUI for symbols without colors.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)

    /// Returns the mode that is set; otherwise several foreground styles make it `palette`.
    static func inForce(in environment: EnvironmentValues) -> SymbolRenderingMode {
        environment.symbolRenderingMode
            ?? (environment.foregroundStyles.count > 1 ? .palette : .monochrome)
    }

    /// The set of a template's layers that the mode uses.
    var template: SymbolTemplate.Mode {
        switch kind {
        case .monochrome: .monochrome
        case .hierarchical, .palette: .hierarchical
        case .multicolor: .multicolor
        }
    }

    /// Returns a single style for the whole symbol, or one for each of its levels.
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
    /// The rendering mode of symbols; `nil` for one color, or as many as there are foreground styles.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the rendering mode of symbols in the view. `nil`, the default, gives them one color, or as many as there
    /// are foreground styles.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
