/// An error, described in one line for the person.
struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The error for an invalid command line.
struct Misuse: Error, Equatable {
    /// The text that says how to use the command.
    let usage: String
}
