import Foundation
import PicaGraph
import PicaText
import PicaViews

/// The fonts that tests see, so that sizes and pictures do not depend on the machine.
@MainActor public enum TestFonts {
    /// Sets all text of this process from now on with the fonts of a fontconfig file instead of the user's.
    ///
    /// What is mounted already keeps its fonts. From outside, the environment variable `PICA_FONTCONFIG` does the same.
    /// - Parameters:
    ///   - path: The file.
    ///   - fileID: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: ``TestFailure`` when there is no such file.
    public static func use(
        fontconfigFile path: String, fileID: String = #fileID, line: Int = #line
    ) throws {
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw TestFailure("there is no fontconfig file \(path)", fileID, line)
        }
        TextContext.useForShared(fontconfigFile: path)
    }
}
