import Foundation
import PicaFoundation

/// Where the resources of bundles are.
enum ResourceFolders {
    /// Of the app's own resources: the main bundle's, and those that SwiftPM put beside the program.
    static let own: [String] = {
        let beside = Bundle.main.executableURL.map(LocalizedBundle.resources(beside:)) ?? []
        return [Bundle.main.resourcePath ?? Bundle.main.bundlePath] + beside
    }()

    /// - Parameter bundle: nil is the app's own.
    static func of(_ bundle: Bundle?) -> [String] {
        guard let bundle, bundle !== Bundle.main else { return own }
        return [bundle.resourcePath ?? bundle.bundlePath]
    }
}
