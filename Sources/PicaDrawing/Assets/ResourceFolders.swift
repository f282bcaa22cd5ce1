import Foundation
import PicaFoundation

/// The folders with the resources of bundles.
package enum ResourceFolders {
    /// The folders with the resources of the app: the main bundle, and the bundles that SwiftPM puts next to the
    /// program.
    static let own: [String] = {
        let beside = Bundle.main.executableURL.map(LocalizedBundle.resources(beside:)) ?? []
        return [Bundle.main.resourcePath ?? Bundle.main.bundlePath] + beside
    }()

    /// - Parameter bundle: The bundle; `nil` for that of the app.
    package static func of(_ bundle: Bundle?) -> [String] {
        guard let bundle, bundle !== Bundle.main else { return own }
        return [bundle.resourcePath ?? bundle.bundlePath]
    }
}
