import Foundation

/// Decides which links may come with text from another program, or go to one. Allowed are links to something to read or
/// someone to write to. Links that could run something, or reveal files of this machine, are not.
enum HarmlessLink {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "ftp"]
    /// The maximum length of an address, in bytes.
    private static let lengthLimit = 8192

    static func url(_ url: URL) -> URL? {
        guard let scheme = url.scheme?.lowercased(), schemes.contains(scheme) else { return nil }
        return url
    }

    /// Returns the URL of an address in a document; `nil` if it is not harmless.
    static func url(_ address: some StringProtocol) -> URL? {
        guard address.utf8.count <= lengthLimit else { return nil }
        let address = String(address.filter { !$0.isNewline && $0 != "\t" })
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return URL(string: address).flatMap(url)
    }
}
