import Foundation
import PicaDrawing
import PicaFoundation
import PicaState
import Synchronization

/// The file of an image: from a catalog, or by the file's own name.
struct ImageFile: Equatable, Sendable {
    let path: String
    /// The number of pixels per point.
    let scale: Int
    /// Whether it takes the foreground color; `nil` if its catalog does not specify it.
    var renderingMode: Image.TemplateRenderingMode?
    /// Whether it is made for the opposite layout direction, so that it must be mirrored.
    var isMirrored = false
    /// The slices that its catalog specifies.
    var slices: AssetSlices?

    private struct Request: Hashable, Sendable {
        let name: String
        /// The bundle; `nil` for the app's own.
        let bundle: Bundle?
        let traits: AssetTraits
    }

    /// The files found so far. Bundles do not change while a program runs.
    private static let known = Mutex(RecentCache<Request, ImageFile?>(capacity: 1000))

    private static let scales = 1...3
    /// The file extensions with variants for scales; vector images have none.
    private static let endings = ["png", "jpg", "jpeg", "webp", "avif", "heic", "gif"]
    private static let drawing = "svg"

    /// Finds the file that best matches an environment: its language, light or dark mode, and the screen's pixels per
    /// point. If no file has that scale, a larger one is preferred to a smaller one.
    /// - Parameter bundle: The bundle; `nil` for the app's own.
    static func find(_ name: String, in bundle: Bundle?, _ environment: EnvironmentValues) -> ImageFile? {
        let request = Request(
            name: name, bundle: bundle === Bundle.main ? nil : bundle, traits: AssetTraits(environment))
        if let found = known.withLock({ $0[request] }) { return found }
        let languages = LocalizedBundle.folders(of: bundle, for: request.traits.languages)
        let found =
            asset(name, in: bundle, request.traits)
            ?? find(name, in: languages + ResourceFolders.of(bundle), scale: request.traits.scale)
        known.withLock { $0[request] = .some(found) }
        if found == nil {
            Logger(subsystem: "Pica", category: "views").warningOnce(
                "there is no image “\(name)”, neither in an asset catalog nor as a file")
        }
        return found
    }

    private static func asset(_ name: String, in bundle: Bundle?, _ traits: AssetTraits) -> ImageFile? {
        guard let contents = AssetCatalog.of(bundle).contents(.image, name),
            let entry = contents.best(for: traits, where: { $0.file != nil }), let path = entry.file
        else { return nil }
        return ImageFile(
            path: path, scale: min(max(entry.scale ?? 1, 1), 3),
            renderingMode: contents.isTemplate.map { $0 ? .template : .original },
            isMirrored: entry.runsFromRightToLeft.map { $0 != traits.runsFromRightToLeft } ?? false,
            slices: entry.slices)
    }

    private static func find(_ name: String, in folders: [String], scale: Int) -> ImageFile? {
        // A name must not lead out of the bundle.
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

extension Image {
    /// Returns the file of an image that is given by name.
    func file(in environment: EnvironmentValues) -> ImageFile? {
        guard case .file(let name, let bundle) = source else { return nil }
        return ImageFile.find(name, in: bundle, environment)
    }
}
