import Foundation
import PicaFoundation
import Synchronization

/// A picture's file.
struct ImageFile: Equatable, Sendable {
    let path: String
    /// Pixels a point.
    let scale: Int

    private struct Request: Hashable, Sendable {
        let name: String
        /// nil for the app's own.
        let bundle: String?
        let scale: Int
    }

    /// What was found; files are there from the start of a program to its end.
    private static let known = Mutex(RecentCache<Request, ImageFile?>(capacity: 1000))

    /// The folders of the app's own resources.
    private static let ownFolders: [String] = {
        let beside = Bundle.main.executableURL.map(LocalizedBundle.resources(beside:)) ?? []
        return [Bundle.main.resourcePath ?? Bundle.main.bundlePath] + beside
    }()

    private static let scales = 1...3
    /// What names of files end in; a drawing has no scale.
    private static let endings = ["png", "jpg", "jpeg", "webp", "avif", "gif"]
    private static let drawing = "svg"

    /// The file that is best for a screen: of as many pixels a point as that has, or else more, or else fewer.
    /// - Parameters:
    ///   - bundle: nil for the app's own.
    ///   - scale: The screen's pixels a point.
    static func find(_ name: String, in bundle: Bundle?, scale: CGFloat) -> ImageFile? {
        let scale = scale.isFinite ? Int(min(max(scale.rounded(.up), 1), 3)) : 1
        let bundle = bundle === Bundle.main ? nil : bundle.map { $0.resourcePath ?? $0.bundlePath }
        let request = Request(name: name, bundle: bundle, scale: scale)
        if let found = known.withLock({ $0[request] }) { return found }
        let found = find(name, in: bundle.map { [$0] } ?? ownFolders, scale: scale)
        known.withLock { $0[request] = .some(found) }
        if found == nil {
            Logger(subsystem: "Pica", category: "views").warningOnce("there is no image file “\(name)”")
        }
        return found
    }

    private static func find(_ name: String, in folders: [String], scale: Int) -> ImageFile? {
        // A name leads to what the bundle has, and not out of it.
        guard !name.isEmpty, !name.contains("\0"), !name.split(separator: "/").contains("..") else {
            return nil
        }
        let own = (endings + [drawing]).first { name.hasSuffix("." + $0) }
        let base = own.map { String(name.dropLast($0.count + 1)) } ?? name
        let endings = own.map { [$0] } ?? endings
        let order = scales.filter { $0 >= scale } + scales.filter { $0 < scale }.reversed()
        for folder in folders {
            for scale in order {
                for ending in endings where ending != drawing {
                    let path = "\(folder)/\(base)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
                    if access(path, R_OK) == 0 { return ImageFile(path: path, scale: scale) }
                }
            }
            let path = "\(folder)/\(base).\(drawing)"
            if own ?? drawing == drawing, access(path, R_OK) == 0 { return ImageFile(path: path, scale: 1) }
        }
        return nil
    }
}
