import PicaExpansions

/// The modules that `import SwiftUI` and `import Foundation` bring along on Apple's systems and not on Linux, as far as
/// sources use their names: `FoundationNetworking`, `UIKit` and `AppKit`.
///
/// `pica run` and the manifests of `pica doctor` make the compiler import them into each file.
struct ImpliedImports: Equatable {
    private(set) var modules: Set<String> = []

    /// The types that swift-corelibs-foundation has in a module of their own, which takes 7 MB at run time.
    private static let networking: Set = [
        "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
        "URLSessionTask",
        "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionWebSocketTask",
        "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
        "URLSessionDownloadDelegate",
        "URLSessionWebSocketDelegate", "URLSessionTaskMetrics", "URLCache", "CachedURLResponse",
        "URLProtocol",
        "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLAuthenticationChallenge",
        "HTTPCookie",
        "HTTPCookieStorage", "NSURLRequest", "NSMutableURLRequest", "NSURLSession",
    ]
    /// Labels of initializers that take a value of the framework.
    private static let labels = [
        "uiImage": "UIKit", "uiColor": "UIKit", "nsImage": "AppKit", "nsColor": "AppKit",
    ]

    /// Adds what a file needs.
    ///
    /// - Parameters:
    ///   - own: The names that the sources declare.
    ///   - known: The names of Pica's modules.
    mutating func add(_ text: SourceText, own: Set<String>, known: KnownNames) {
        let importable = known.modules.union(["FoundationNetworking"])
        for range in Conditions(modules: importable).activeRanges(of: text) {
            for index in range {
                guard let word = text.word(at: index), !own.contains(word) else { continue }
                if let module = module(of: word, at: index, in: text, known) { modules.insert(module) }
            }
        }
    }

    private func module(of word: String, at index: Int, in text: SourceText, _ known: KnownNames) -> String? {
        if Self.networking.contains(word) { return "FoundationNetworking" }
        if let module = Self.labels[word] { return text.isMark(":", at: index + 1) ? module : nil }
        guard let module = known.owners[word] else { return nil }
        if word.hasPrefix("UI") || word.hasPrefix("NS") { return module }
        // A color without its type: `Color(.systemGray5)`.
        let isImplicit =
            index > 1 && text.isMark(".", at: index - 1)
            && (text.isMark("(", at: index - 2) || text.isMark(",", at: index - 2)
                || text.isMark(":", at: index - 2))
        return isImplicit && Self.colorWords.contains { word.hasPrefix($0) } ? module : nil
    }

    /// How the names of the frameworks' colors begin.
    private static let colorWords = [
        "system", "secondary", "tertiary", "quaternary", "label", "placeholder", "light",
    ]
}
