/// Generates a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`, with its key.
///
///     extension EnvironmentValues {
///         @Entry var columnWidth: CGFloat = 120
///     }
///
/// The initial value is the default. If the property has an explicit type, the default is evaluated at each use.
/// Properties of `FocusedValues` are optional and have no default.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PicaMacros", type: "EntryMacro")
