import Foundation
import PicaGraph
import PicaText
import PicaViews

/// The fonts for tests, so that sizes and snapshots do not depend on the machine.
@MainActor public enum TestFonts {
    /// Replaces the user's fonts in this process by those of a fontconfig file.
    ///
    /// Views that are mounted already keep their fonts. The environment variable `PICA_FONTCONFIG` has the same effect.
    ///
    /// - Parameters:
    ///   - path: The fontconfig file.
    ///   - fileID: The file to report in a failure.
    ///   - line: The line to report in a failure.
    /// - Throws: ``TestFailure`` if there is no such file.
    public static func use(
        fontconfigFile path: String, fileID: String = #fileID, line: Int = #line
    ) throws {
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw TestFailure("there is no fontconfig file \(path)", fileID, line)
        }
        TextContext.useForShared(fontconfigFile: path)
    }
}
