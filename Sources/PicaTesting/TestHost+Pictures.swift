import Foundation
import PicaCanvas

extension TestHost {
    /// Returns the content of the window as a PNG file.
    ///
    /// - Parameters:
    ///   - fileID: The file to report in a failure.
    ///   - line: The line to report in a failure.
    /// - Throws: ``TestFailure`` if the window has no pixels.
    public func pngData(fileID: String = #fileID, line: Int = #line) throws -> Data {
        guard let bytes = paintedScreen().pngData() else {
            throw TestFailure("a window of \(size.width) × \(size.height) has no picture", fileID, line)
        }
        return Data(bytes)
    }

    /// Compares the window with the reference image `Pictures/NAME.png` beside the test's source file.
    ///
    /// If the environment contains `PICA_RECORD_PICTURES=1`, the reference is written instead. On a difference the
    /// expected image, the actual image and their difference are written to the folder in `PICA_PICTURE_OUTPUT`, or to
    /// `pica-pictures` in the temporary folder.
    ///
    /// - Parameters:
    ///   - tolerance: The allowed difference of a pixel's channel, out of 255.
    ///   - filePath: The test's source file.
    ///   - fileID: The file to report in a failure.
    ///   - line: The line to report in a failure.
    /// - Throws: ``TestFailure`` if they differ, or there is no reference image.
    public func comparePicture(
        _ name: String, tolerance: Int = 12, filePath: String = #filePath, fileID: String = #fileID,
        line: Int = #line
    ) throws {
        let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent(
            "Pictures")
        try paintedScreen().compare(
            with: folder.appendingPathComponent(name + ".png"), tolerance: tolerance, fileID: fileID,
            line: line)
    }
}

extension Bitmap {
    /// Compares the picture with a reference file; see ``TestHost/comparePicture(_:tolerance:filePath:fileID:line:)``.
    package func compare(
        with reference: URL, tolerance: Int = 12, fileID: String = #fileID, line: Int = #line
    ) throws {
        try PictureComparison(
            reference: reference, actual: self, tolerance: tolerance, fileID: fileID, line: line
        ).run()
    }
}

/// The comparison of a rendered image with its reference.
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
