import Foundation
import PicaAssetSymbols
import PicaFoundation

/// The command `pica`, which runs, makes, bundles and examines apps with an installed Pica.
@main enum PicaCommand {
    static let usage = """
        usage: pica run FILE.swift... | FOLDER   compile, open the window, and start again at each save
               pica new NAME                     make a package of an app with a test
               pica preview list | open | render PROGRAM    show a package's previews
               pica strings extract | pseudo     update string catalogs
               pica bundle [PROGRAM]             put a package's program and Pica into one folder
               pica doctor FOLDER [--write]      say what an app's sources use and Pica lacks
               pica assets --output FILE CATALOG...         give the assets of catalogs names in Swift
               pica flags                        print the compiler's arguments for Pica's modules

        `pica COMMAND --help` says more about a command.

        """

    static func main() {
        StandardError.fillClosedStreams()
        do {
            exit(try run(Array(CommandLine.arguments.dropFirst())))
        } catch let misuse as Misuse {
            StandardError.write(misuse.usage)
            exit(2)
        } catch {
            StandardError.write("pica: \(error)\n")
            exit(1)
        }
    }

    private static func nameAssets(_ arguments: [String]) throws -> Int32 {
        guard let command = AssetSymbolsCommand(arguments) else {
            throw Misuse(usage: AssetSymbolsCommand.usage("pica assets"))
        }
        for warning in try command.run() { print(warning) }
        return 0
    }

    /// Performs a command line.
    /// - Returns: The exit status.
    static func run(_ arguments: [String]) throws -> Int32 {
        guard let name = arguments.first else { throw Misuse(usage: usage) }
        let rest = Array(arguments.dropFirst())
        switch name {
        case "run": return try RunCommand(rest).run()
        case "new": return try NewCommand(rest).run()
        case "bundle": return try BundleCommand(rest).run()
        case "doctor": return try DoctorCommand(rest).run()
        case "flags": return try FlagsCommand(rest).run()
        case "assets": return try Self.nameAssets(rest)
        case "preview": return try Companion.previews.run(rest)
        case "strings": return try Companion.strings.run(rest)
        case "help", "--help", "-h":
            print(usage, terminator: "")
            return 0
        default: throw Misuse(usage: usage)
        }
    }
}
