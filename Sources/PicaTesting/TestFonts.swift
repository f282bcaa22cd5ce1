import PicaGraph
import PicaText
import PicaViews

/// The fonts that tests see, so that sizes and pictures do not depend on the machine.
@MainActor public enum TestFonts {
    /// Sets all text of this process with the fonts of a fontconfig file instead of the user's.
    ///
    /// To be called before the first view is mounted: fonts that are in use stay. From outside, the
    /// environment variable `PICA_FONTCONFIG` does the same.
    /// - Parameters:
    ///   - path: The file.
    ///   - fileID: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: ``TestFailure`` when text was set with other fonts already.
    public static func use(
        fontconfigFile path: String, fileID: String = #fileID, line: Int = #line
    ) throws {
        guard TextContext.useForShared(fontconfigFile: path) else {
            throw TestFailure("fonts must be chosen before the first view is mounted", fileID, line)
        }
    }
}
