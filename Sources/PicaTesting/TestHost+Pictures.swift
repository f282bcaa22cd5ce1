import Foundation
import PicaCanvas

extension TestHost {
    /// What the window shows, as a PNG file's bytes.
    /// - Parameters:
    ///   - fileID: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: ``TestFailure`` when the window has no pixels.
    public func pngData(fileID: String = #fileID, line: Int = #line) throws -> Data {
        guard let bytes = paintedScreen().pngData() else {
            throw TestFailure("a window of \(size.width) × \(size.height) has no picture", fileID, line)
        }
        return Data(bytes)
    }

    /// Compares what the window shows with the picture `Pictures/NAME.png` beside the test's source file.
    ///
    /// With `PICA_RECORD_PICTURES=1` in the environment the picture is written instead. What differs is
    /// written as expected, actual and difference to the folder that `PICA_PICTURE_OUTPUT` names, or to
    /// `pica-pictures` among the temporary files.
    ///
    /// - Parameters:
    ///   - tolerance: How far a channel of a pixel may be off, of 255.
    ///   - filePath: The test's source file.
    ///   - fileID: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: ``TestFailure`` when they differ, or there is no such picture.
    public func comparePicture(
        _ name: String, tolerance: Int = 12, filePath: String = #filePath, fileID: String = #fileID,
        line: Int = #line
    ) throws {
        let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent(
            "Pictures")
        try PictureComparison(
            reference: folder.appendingPathComponent(name + ".png"), actual: paintedScreen(),
            tolerance: tolerance, fileID: fileID, line: line
        ).run()
    }
}

/// A picture beside the one it is meant to be.
struct PictureComparison {
    let reference: URL
    let actual: Bitmap
    let tolerance: Int
    let fileID: String
    let line: Int

    private static let variables = ProcessInfo.processInfo.environment

    func run() throws {
        if Self.variables["PICA_RECORD_PICTURES"] == "1" {
            try write(actual, to: reference)
            return
        }
        guard let bytes = FileManager.default.contents(atPath: reference.path) else {
            let written = try write(actual, as: "actual")
            throw failure(
                "there is no reference picture \(reference.path); this one was written: \(written.path)\n"
                    + "Look at it, then run again with PICA_RECORD_PICTURES=1.")
        }
        let expected: Bitmap
        do {
            expected = try Bitmap.decoded([UInt8](bytes))
        } catch {
            throw failure("cannot read \(reference.path): \(error)")
        }
        let difference = actual.difference(from: expected, tolerance: tolerance)
        guard difference.count > 0 else { return }
        let files = [
            try write(expected, as: "expected"), try write(actual, as: "actual"),
            try write(difference.bitmap, as: "difference"),
        ]
        throw failure(
            "\(difference.count) pixels differ from \(reference.lastPathComponent), by up to "
                + "\(difference.maximum) of 255 (\(tolerance) is allowed)\n"
                + files.map { "  " + $0.path }.joined(separator: "\n"))
    }

    private func failure(_ reason: String) -> TestFailure { TestFailure(reason, fileID, line) }

    private func write(_ picture: Bitmap, as kind: String) throws -> URL {
        let folder =
            Self.variables["PICA_PICTURE_OUTPUT"].map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("pica-pictures")
        let name = reference.deletingPathExtension().lastPathComponent
        let file = folder.appendingPathComponent("\(name)-\(kind).png")
        try write(picture, to: file)
        return file
    }

    private func write(_ picture: Bitmap, to file: URL) throws {
        guard let bytes = picture.pngData() else { throw failure("there is no picture to write") }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        } catch {
            throw failure("cannot write \(file.path): \(error)")
        }
    }
}
