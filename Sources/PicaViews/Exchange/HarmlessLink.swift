import Foundation

/// Which addresses may come with a text from another program, or go there: those that lead to something to read
/// or somebody to write to, and none that could run something or tell of this machine's files.
enum HarmlessLink {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "ftp"]
    /// More bytes than that are no address.
    private static let lengthLimit = 8192

    static func url(_ url: URL) -> URL? {
        guard let scheme = url.scheme?.lowercased(), schemes.contains(scheme) else { return nil }
        return url
    }

    /// An address as it is written in a document.
    static func url(_ address: some StringProtocol) -> URL? {
        guard address.utf8.count <= lengthLimit else { return nil }
        let address = String(address.filter { !$0.isNewline && $0 != "\t" })
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return URL(string: address).flatMap(url)
    }
}
