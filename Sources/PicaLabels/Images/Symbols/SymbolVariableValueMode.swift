import PicaGraph
import PicaState

/// The way symbols show their variable value.
public struct SymbolVariableValueMode: Equatable, Sendable {
    private enum Kind { case color, draw }

    private let kind: Kind

    /// Layers that the value does not reach are fainter.
    public static let color = SymbolVariableValueMode(kind: .color)
    /// Lines are drawn up to the value, one layer after the other. Layers without lines are as with `color`.
    public static let draw = SymbolVariableValueMode(kind: .draw)
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
    /// The way symbols show their variable value; `nil` means `color`.
    var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the way symbols in the view show their variable value; `nil`, the default, means `color`.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}

extension Image {
    /// Sets the way the symbol shows its variable value; `nil` for the environment's.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        var image = self
        image.symbolVariableValueMode = mode
        return image
    }

    /// Sets the rendering mode of the symbol; `nil` for the environment's.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRenderingMode = mode
        return image
    }
}
