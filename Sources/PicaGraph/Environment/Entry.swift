/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` with a key of its own.
///
///     extension EnvironmentValues {
///         @Entry var columnWidth: CGFloat = 120
///     }
///
/// The value that is written is the default one, made anew whenever it is asked for where the property's type is
/// written too. Properties of `FocusedValues` are optional and have none.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PicaMacros", type: "EntryMacro")
