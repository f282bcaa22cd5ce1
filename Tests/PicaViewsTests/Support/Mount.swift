import Foundation
import PicaGraph
import PicaTesting
import PicaViews

/// A host with the project's pinned fonts, so that sizes do not depend on the machine.
@MainActor func mount<Content: View>(
    width: CGFloat = 400, height: CGFloat = 300, scale: CGFloat = 1, @ViewBuilder _ content: () -> Content
) throws -> TestHost {
    try TestFonts.use(fontconfigFile: pinnedFonts)
    return TestHost(size: CGSize(width: width, height: height), scale: scale, content: content)
}

extension TestHost {
    /// Lets other tasks run until something has come about; gives up when it does not.
    func settle(until isDone: () -> Bool) async {
        for _ in 0..<10_000 {
            await settle()
            if isDone() { return }
        }
    }
}

private let pinnedFonts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Resources/fontconfig/fonts.conf")
    .standardizedFileURL.path
