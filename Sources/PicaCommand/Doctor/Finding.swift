/// A name in an app's sources that Pica lacks or treats in another way.
struct Finding: Equatable {
    enum Kind: Int, Comparable, CaseIterable {
        /// A module that neither Pica nor Swift's toolchain nor the package has.
        case module
        /// A name that needs the Objective-C runtime.
        case language
        /// A name of SwiftData or Core Data.
        case data
        /// A name of SwiftUI that Pica lacks.
        case missing
        /// A name of AppKit or UIKit that Pica lacks.
        case framework
        /// A name that compiles and has no effect.
        case silent
        /// A block for other systems, without a branch for Linux.
        case skipped

        static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }

        /// Whether a file with it does not compile.
        var preventsBuilding: Bool { self != .silent && self != .skipped }

        var title: String {
            switch self {
            case .module: "Modules that are not on Linux, or come from another package"
            case .language: "Needs the Objective-C runtime, which Linux lacks"
            case .data: "Of SwiftData or Core Data, which Linux lacks"
            case .missing: "Not in Pica"
            case .framework: "Of AppKit or UIKit, not in Pica"
            case .silent: "Compiles, without effect"
            case .skipped: "Left out on Linux, as no branch is for it"
            }
        }
    }

    let kind: Kind
    let name: String
}

/// A place in a file.
struct Place: Equatable, CustomStringConvertible {
    let file: String
    let line: Int

    var description: String { "\(file):\(line)" }
}
