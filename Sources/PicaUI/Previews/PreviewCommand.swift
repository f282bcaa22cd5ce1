import Foundation
import PicaDesktop
import PicaFoundation
import PicaGraph
import PicaViews

/// The preview commands that a program performs instead of running.
///
/// `pica-previews` sends the command by the environment, because the arguments belong to the program: `PICA_PREVIEWS` is
/// `list`, `render` or `open`.
@MainActor enum PreviewCommand {
    /// Performs the requested command.
    /// - Returns: Whether there was one, so that the program must end.
    static func runIfAsked() throws -> Bool {
        guard let command = environmentVariable("PICA_PREVIEWS") else { return false }
        let previews = wanted()
        switch command {
        case "list": for preview in previews { print("\(preview.id)\t\(preview.name)") }
        case "render": render(previews)
        case "open": try PreviewWindow.run(FoundPreview.all(), first: previews.first?.id)
        default: throw PreviewFailure("PICA_PREVIEWS is 'list', 'render' or 'open', not '\(command)'")
        }
        return true
    }

    /// Returns the requested previews, by id, by name, or by a part of either.
    private static func wanted() -> [FoundPreview] {
        let all = FoundPreview.all()
        guard let name = environmentVariable("PICA_PREVIEWS_NAMED"), !name.isEmpty else { return all }
        let exact = all.filter { $0.id == name || $0.name == name }
        return exact.isEmpty ? all.filter { $0.id.contains(name) || $0.name.contains(name) } : exact
    }

    /// Draws each preview into a file and ends the program. Drawing is asynchronous, because the context that previews
    /// share may take time to create.
    private static func render(_ previews: [FoundPreview]) -> Never {
        let folder = environmentVariable("PICA_PREVIEWS_INTO") ?? "."
        let scale = environmentVariable("PICA_PREVIEWS_SCALE").flatMap(Double.init) ?? 1
        Task { @MainActor in
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                var names = PictureNames()
                for preview in previews {
                    let file = "\(folder)/\(names.next(for: preview)).png"
                    guard let data = try await preview.pngData(scale: CGFloat(scale)) else {
                        throw PreviewFailure("\(preview.id): there is nothing to be seen, or too much")
                    }
                    try data.write(to: URL(fileURLWithPath: file))
                    // Written at once, in case a later view crashes the program.
                    FileHandle.standardOutput.write(Data((file + "\n").utf8))
                }
                exit(0)
            } catch {
                StandardError.write("\(error)\n")
                exit(1)
            }
        }
        dispatchMain()
    }
}

/// The reason why previews cannot be shown, in one line.
struct PreviewFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// A source of unique file names.
struct PictureNames {
    private var used: Set<String> = []

    /// Returns a name made from the preview's name, without characters unsuitable for files.
    mutating func next(for preview: FoundPreview) -> String {
        let plain = preview.name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
        let name = plain.allSatisfy { "-._".contains($0) } ? "preview" : String(plain)
        var candidate = name
        var number = 2
        while !used.insert(candidate).inserted {
            candidate = "\(name)-\(number)"
            number += 1
        }
        return candidate
    }
}

extension FoundPreview {
    /// Returns the preview as PNG data.
    /// - Parameter scale: The pixels per point.
    @MainActor func pngData(scale: CGFloat) async throws -> Data? {
        let view = try await makeView()
        // Draws the whole window, even if the view is smaller.
        let renderer = ImageRenderer(content: view.frame(width: size?.width, height: size?.height))
        (renderer.isOpaque, renderer.scale) = (true, scale)
        return renderer.pngData()
    }
}
