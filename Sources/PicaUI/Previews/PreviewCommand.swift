import Foundation
import PicaDesktop
import PicaFoundation
import PicaGraph
import PicaViews

/// What a program does in place of running where its previews are asked for.
///
/// `pica-previews` asks by the environment, as a program's arguments are its own: `PICA_PREVIEWS` is `list`, `render`
/// or `open`.
@MainActor enum PreviewCommand {
    /// - Returns: Whether previews were asked for, and the program is over.
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

    /// Those that were named: by their ids, by their names, or by parts of these.
    private static func wanted() -> [FoundPreview] {
        let all = FoundPreview.all()
        guard let name = environmentVariable("PICA_PREVIEWS_NAMED"), !name.isEmpty else { return all }
        let exact = all.filter { $0.id == name || $0.name == name }
        return exact.isEmpty ? all.filter { $0.id.contains(name) || $0.name.contains(name) } : exact
    }

    /// Draws each into a file, and ends the program: what previews share may take its time to be made.
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
                    // At once, should a view end the program.
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

/// Why previews cannot be shown, in one line.
struct PreviewFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Names of files, none of them twice.
struct PictureNames {
    private var used: Set<String> = []

    /// From the preview's own name, as far as that can be a file's.
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
    /// - Parameter scale: Pixels a point.
    @MainActor func pngData(scale: CGFloat) async throws -> Data? {
        let view = try await makeView()
        // All of the window, whatever the view takes of it.
        let renderer = ImageRenderer(content: view.frame(width: size?.width, height: size?.height))
        (renderer.isOpaque, renderer.scale) = (true, scale)
        return renderer.pngData()
    }
}
