import Foundation
import PicaAssetSymbols

/// The command `pica-assets`, which gives the colors and images of asset catalogs names in Swift. The plugin
/// `PicaAssets` calls it at each build.
@main enum PicaAssets {
    static func main() {
        guard let command = AssetSymbolsCommand(Array(CommandLine.arguments.dropFirst())) else {
            fail(AssetSymbolsCommand.usage("pica-assets"), status: 2)
        }
        do {
            for warning in try command.run() { print("warning: \(warning)") }
        } catch {
            fail(
                "pica-assets: \(command.output) cannot be written: \(error.localizedDescription)\n", status: 1
            )
        }
    }

    private static func fail(_ text: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data(text.utf8))
        exit(status)
    }
}
