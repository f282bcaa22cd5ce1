/// Creates a value of the expected type with `init()`. For Pica's own use.
///
/// It is the default of a parameter, which the compiler expands where an app calls the function. Only there is the
/// type known, and Linux's `NSObject` has no required initializer that a generic function could call.
@freestanding(expression)
public macro _construction<T>() -> T = #externalMacro(module: "PicaMacros", type: "ConstructionMacro")
