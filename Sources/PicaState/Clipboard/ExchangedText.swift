import Foundation

/// Conversions of text exchanged with other programs, which support different characters.
package enum ExchangedText {
    private static let lineSeparator: [UInt8] = [0xE2, 0x80, 0xA8]
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Returns text for other programs: line separators become line feeds, because few programs show them.
    ///
    /// NUL characters are removed, because many programs treat them as the end.
    package static func bytes(of text: String) -> [UInt8] {
        var text = text
        return text.withUTF8 { utf8 in
            rewriting(utf8, marks: [0, lineSeparator[0]]) { rest in
                if rest[0] == 0 { return (1, nil) }
                return rest.starts(with: lineSeparator) ? (3, 0x0A) : nil
            }
        }
    }

    /// Returns another program's text in the form that a field uses.
    ///
    /// Line ends become line feeds and invalid UTF-8 becomes U+FFFD; NUL and the byte order mark are removed.
    package static func text(_ bytes: [UInt8]) -> String {
        bytes.withUnsafeBufferPointer { all in
            let body = all.starts(with: byteOrderMark) ? UnsafeBufferPointer(rebasing: all[3...]) : all
            guard next(0, in: body, from: 0) != nil || next(0x0D, in: body, from: 0) != nil else {
                return String(decoding: body, as: UTF8.self)
            }
            let lines = rewriting(body, marks: [0, 0x0D]) { rest in
                if rest[0] == 0 { return (1, nil) }
                return (rest.count > 1 && rest[1] == 0x0A ? 2 : 1, 0x0A)
            }
            return String(decoding: lines, as: UTF8.self)
        }
    }

    /// Returns files and other places as text, one per line, with files as paths.
    ///
    /// - Parameter places: The places in the format of ``ClipboardContent/places``.
    package static func text(places: [UInt8]) -> String {
        text(places).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            guard let url = URL(string: String(line)), url.isFileURL, !url.path.isEmpty else {
                return String(line)
            }
            return url.path
        }.joined(separator: "\n")
    }

    /// Converts ISO 8859-1 to UTF-8.
    package static func utf8(latin1: [UInt8]) -> [UInt8] {
        guard latin1.contains(where: { $0 >= 0x80 }) else { return latin1 }
        return latin1.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
    }

    /// Converts UTF-8 to ISO 8859-1, with question marks for other characters.
    package static func latin1(utf8: [UInt8]) -> [UInt8] {
        guard utf8.contains(where: { $0 >= 0x80 }) else { return utf8 }
        return String(decoding: utf8, as: UTF8.self).unicodeScalars.map {
            UInt8(exactly: $0.value) ?? UInt8(ascii: "?")
        }
    }

    /// Copies bytes and replaces some.
    ///
    /// - Parameter rewrite: Receives the bytes from a mark on. Returns the number of bytes to replace and the new byte,
    ///   if any; `nil` to keep them.
    private static func rewriting(
        _ bytes: UnsafeBufferPointer<UInt8>, marks: [UInt8],
        _ rewrite: (UnsafeBufferPointer<UInt8>) -> (count: Int, new: UInt8?)?
    ) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var copied = 0
        // The next position of each mark. Most texts contain at most one kind.
        var places = marks.map { next($0, in: bytes, from: 0) }
        while let place = places.lazy.compactMap(\.self).min() {
            var end = place + 1
            if let (count, new) = rewrite(UnsafeBufferPointer(rebasing: bytes[place...])) {
                result.append(contentsOf: bytes[copied..<place])
                if let new { result.append(new) }
                end = place + count
                copied = end
            }
            for (index, mark) in marks.enumerated() {
                if let known = places[index], known < end { places[index] = next(mark, in: bytes, from: end) }
            }
        }
        result.append(contentsOf: bytes[copied...])
        return result
    }

    private static func next(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, start < bytes.count,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}
