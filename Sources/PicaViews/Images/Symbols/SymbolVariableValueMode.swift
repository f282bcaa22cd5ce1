import PicaGraph

/// How symbols show their variable value.
public struct SymbolVariableValueMode: Equatable, Sendable {
    private enum Kind { case color, draw }

    private let kind: Kind

    /// Layers that the value does not reach are fainter.
    public static let color = SymbolVariableValueMode(kind: .color)
    /// Lines are drawn as far as the value goes, one layer after the other. What is no line is as with `color`.
    public static let draw = SymbolVariableValueMode(kind: .draw)
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
    /// How symbols show their variable value; nil is `color`.
    var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how symbols in the view show their variable value; nil, the default, is `color`.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}

extension Image {
    /// Sets how the symbol shows its variable value; nil leaves it to what is around.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        var image = self
        image.symbolVariableValueMode = mode
        return image
    }

    /// Sets how many colours the symbol has; nil leaves it to what is around.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRenderingMode = mode
        return image
    }
}
