import Foundation
import PicaFoundation

/// Loads the bytes of images from URLs.
struct PictureLoader: Sendable {
    static let shared = PictureLoader(cache: .shared)

    let cache: PictureDiskCache

    /// Returns a local image: in the URL itself, or in a file.
    /// - Returns: `nil` for all other URLs.
    static func source(_ url: URL) -> Result<ImageStore.Source, PictureLoadingError>? {
        if url.isFileURL { return checked(.file(url.path)) }
        guard url.scheme?.lowercased() == "data" else { return nil }
        let text = url.absoluteString
        guard let comma = text.firstIndex(of: ",") else {
            return .failure(PictureLoadingError(reason: "the address has no data"))
        }
        let rest = String(text[text.index(after: comma)...])
        let data =
            text[..<comma].lowercased().hasSuffix(";base64")
            ? Data(base64Encoded: rest.removingPercentEncoding ?? rest, options: .ignoreUnknownCharacters)
            : Data(percentDecoding: rest)
        guard let data else { return .failure(PictureLoadingError(reason: "the address has no data")) }
        return checked(.data(data))
    }

    private static func checked(_ source: ImageStore.Source) -> Result<ImageStore.Source, PictureLoadingError>
    {
        ImageStore.header(source) == nil
            ? .failure(PictureLoadingError(reason: "it is no picture that can be read")) : .success(source)
    }

    /// Waits for an image; must be called on a background thread.
    func load(_ url: URL, within budget: WorkBudget) -> Result<ImageStore.Source, PictureLoadingError> {
        if let near = Self.source(url) { return near }
        do {
            return Self.checked(.data(try fetch(url, within: budget)))
        } catch {
            return .failure(error as? PictureLoadingError ?? PictureLoadingError(reason: "\(error)"))
        }
    }

    /// Downloads the bytes at a URL, or returns the cached ones if the server says they are unchanged.
    func fetch(_ url: URL, within budget: WorkBudget) throws -> Data {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            throw PictureLoadingError(reason: "pictures are not fetched from such addresses")
        }
        guard let client = HTTPClient.shared else {
            throw PictureLoadingError(reason: "libcurl.so.4 is missing")
        }
        let known = cache.find(url)
        if let known, known.entry.freshUntil > Date() { return known.bytes }
        var headers: [String: String] = [:]
        headers["If-None-Match"] = known?.entry.tag
        headers["If-Modified-Since"] = known?.entry.lastModified
        let answer = try client.get(url, headers: headers, within: budget)
        if answer.status == 304, var known {
            known.entry.control = answer.headers["cache-control"] ?? known.entry.control
            var headers = answer.headers
            headers["cache-control"] = known.entry.control
            known.entry.freshUntil = Self.freshUntil(headers, client, known.entry.lastModified)
            cache.keep(known.entry, known.bytes, for: url)
            return known.bytes
        }
        guard answer.status == 200 else {
            throw PictureLoadingError(reason: "the server answers \(answer.status)")
        }
        if Self.directives(answer.headers).contains("no-store") {
            cache.remove(url)
        } else {
            let entry = PictureDiskCache.Entry(
                url: url.absoluteString, tag: answer.headers["etag"],
                lastModified: answer.headers["last-modified"],
                control: answer.headers["cache-control"],
                freshUntil: Self.freshUntil(answer.headers, client, answer.headers["last-modified"]))
            // Do not cache a response that is neither fresh nor can be revalidated.
            if entry.tag != nil || entry.lastModified != nil || entry.freshUntil > Date() {
                cache.keep(entry, answer.body, for: url)
            } else {
                cache.remove(url)
            }
        }
        return answer.body
    }

    private static func directives(_ headers: [String: String]) -> [String] {
        (headers["cache-control"] ?? "").lowercased().split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    /// The maximum time that a file stays fresh: a year, which servers use for an unlimited time.
    private static let longest: TimeInterval = 365 * 24 * 3600

    private static func freshUntil(
        _ headers: [String: String], _ client: HTTPClient, _ lastModified: String?
    ) -> Date {
        let now = Date()
        let directives = directives(headers)
        if directives.contains("no-cache") { return .distantPast }
        let ages = directives.compactMap { directive in
            directive.hasPrefix("max-age=") ? TimeInterval(directive.dropFirst(8)) : nil
        }
        let age = headers["age"].flatMap(TimeInterval.init) ?? 0
        if let longest = ages.first { return now + min(max(longest - age, 0), Self.longest) }
        if let expires = headers["expires"] {
            let sent = headers["date"].flatMap(client.date) ?? now
            let left = client.date(expires)?.timeIntervalSince(sent) ?? 0
            return now + min(max(left, 0), Self.longest)
        }
        // A file that has been unchanged for long is likely to stay so; assume at most a day.
        guard let changed = lastModified.flatMap(client.date) else { return .distantPast }
        return now + min(max(now.timeIntervalSince(changed) / 10, 0), 24 * 3600)
    }
}

extension Data {
    /// Decodes the percent-encoded bytes of a URL, which need not be text; `nil` if an escape is invalid.
    fileprivate init?(percentDecoding text: String) {
        self.init(capacity: text.utf8.count)
        var bytes = text.utf8.makeIterator()
        func digit() -> UInt8? {
            bytes.next().flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map(UInt8.init)
        }
        while let byte = bytes.next() {
            guard byte == UInt8(ascii: "%") else {
                append(byte)
                continue
            }
            guard let high = digit(), let low = digit() else { return nil }
            append(high << 4 | low)
        }
    }
}
