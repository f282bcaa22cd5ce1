import Foundation
import PicaUI

/// Thumbnails of large photographs, scrolled from the first to the last.
@MainActor enum Thumbnails {
    static var files: [URL] = []
    /// Whether the last row has been made.
    static var isAtEnd = false

    private static let distinct = 8
    static let columns = 5

    static func run(count: Int) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "pica-thumbnails-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            files = try makePhotographs(count, in: folder)
        } catch {
            FileHandle.standardError.write(Data("no photographs: \(error)\n".utf8))
            exit(1)
        }
        let name = "thumbnails.\(count)"
        Frames.run(ThumbnailsApp.self) { first in
            Report.emit("\(name).first_frame", first - Frames.ready, "ms")
            let opening = await Settling.wait()
            Report.emit("\(name).first_sharp", opening.duration, "ms")
            Report.emit("\(name).rss", Memory.resident, "MiB")
            var frames: [Double] = []
            // At the end there is nothing to scroll: a frame would be that of a picture that arrives.
            while !isAtEnd {
                let start = Clock.now
                guard let time = await Frames.duration({ Events.scroll(by: -1) }) else { break }
                frames.append(time)
                await Frames.wait(1000.0 / 60 - (Clock.now - start))
            }
            Report.emit("\(name).scroll", frames)
            Report.emit("\(name).scroll.late", frames.filter { $0 > 1000.0 / 60 }.count, "count")
            let closing = await Settling.wait()
            Report.emit("\(name).last_sharp", closing.duration, "ms")
            Report.emit("\(name).rss_after", Memory.resident, "MiB")
            Report.emit("\(name).rss_peak", Memory.peak, "MiB")
            try? FileManager.default.removeItem(at: folder)
        }
    }

    /// Photographs of 4000 by 3000 pixels with the grain of real ones: a few, and copies of them.
    private static func makePhotographs(_ count: Int, in folder: URL) throws -> [URL] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for index in 0..<distinct {
            let program = Process()
            program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            program.arguments = [
                "convert", "-seed", "\(index + 1)", "-size", "500x375", "plasma:fractal", "-resize",
                "4000x3000!",
                "-attenuate", "0.3", "+noise", "Gaussian", "-quality", "88",
                folder.appendingPathComponent("original-\(index).jpg").path,
            ]
            try program.run()
            program.waitUntilExit()
            guard program.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
        }
        return try (0..<count).map { index in
            let file = folder.appendingPathComponent("\(index).jpg")
            // By name they are files of their own, as which pictures are known; the disk has each once.
            try FileManager.default.linkItem(
                at: folder.appendingPathComponent("original-\(index % distinct).jpg"), to: file)
            return file
        }
    }
}

struct ThumbnailsApp: App {
    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        WindowGroup("Thumbnails") {
            ScrollView {
                LazyVStack(spacing: 6) {
                    let rows = Thumbnails.files.count / Thumbnails.columns
                    ForEach(0..<rows, id: \.self) { row in
                        HStack(spacing: 6) {
                            ForEach(0..<Thumbnails.columns, id: \.self) { column in
                                Image(contentsOf: Thumbnails.files[row * Thumbnails.columns + column])
                                    .resizable().scaledToFill().frame(width: 150, height: 112).clipped()
                            }
                        }
                        .onAppear { if row == rows - 1 { Thumbnails.isAtEnd = true } }
                    }
                }
            }
        }
        .defaultSize(Content.windowSize)
    }
}
