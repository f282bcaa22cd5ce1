/// Makes `animatableData` of all stored properties that can be written to, and the type `Animatable`.
///
///     @Animatable struct Wedge: Shape {
///         var start: Angle
///         var end: Angle
///         @AnimatableIgnored var isClosed: Bool
///         …
///     }
///
/// The types of the properties have to be written, and to be `Animatable` themselves; numbers are. Properties with
/// wrappers are left out.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "PicaMacros", type: "AnimatableMacro")

/// Leaves a property out of what `@Animatable` makes.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "PicaMacros", type: "AnimatableIgnoredMacro")
