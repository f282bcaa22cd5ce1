import Foundation

/// A format of `os_log`: C's `printf` with `%@`, and privacy in braces, which is ignored.
struct OSLogFormat {
    private enum Part {
        case text(String)
        /// A place for a value. The written form is kept for a missing value.
        case value(flags: String, conversion: Character, written: String)
    }

    private var parts: [Part] = []

    init(_ format: String) {
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            parts.append(.text(String(rest[..<percent])))
            rest = rest[percent...]
            let written = Self.place(in: rest)
            rest = rest.dropFirst(written.count)
            guard let conversion = written.last, written.count > 1 else {
                parts.append(.text(String(written)))
                continue
            }
            let flags = written.dropFirst().dropLast().drop { $0 == "{" }
            if conversion == "%" {
                parts.append(.text("%"))
            } else {
                let shown = flags.split(separator: "}", omittingEmptySubsequences: false).last ?? ""
                parts.append(
                    .value(
                        flags: shown.filter { "+-# 0123456789.'*".contains($0) }, conversion: conversion,
                        written: String(written)))
            }
        }
        parts.append(.text(String(rest)))
    }

    /// Returns the place at the start of a text, from its percent sign to its conversion.
    private static func place(in text: Substring) -> Substring {
        var isInBraces = false
        for index in text.indices.dropFirst() {
            let character = text[index]
            if character == "{" { isInBraces = true }
            if !isInBraces, "@diuoxXfFeEgGaAcCsSpPm%".contains(character) { return text[...index] }
            if character == "}" { isInBraces = false }
        }
        return text.prefix(1)
    }

    /// Returns the text with values in its places.
    func text(_ values: [Any]) -> String {
        var left = values[...]
        return parts.map { part in
            switch part {
            case .text(let text): return text
            case .value(var flags, let conversion, let written):
                while let star = flags.firstIndex(of: "*") {
                    let width = left.popFirst().flatMap { Self.integer($0) } ?? 0
                    flags.replaceSubrange(star...star, with: "\(width)")
                }
                guard let value = left.popFirst() else { return written }
                return Self.text(value, flags, conversion)
            }
        }.joined()
    }

    private static func text(_ value: Any, _ flags: String, _ conversion: Character) -> String {
        switch conversion {
        case "d", "i":
            if let number = integer(value) { return String(format: "%\(flags)lld", number) }
        case "u", "x", "X", "o":
            if let number = integer(value) {
                return String(format: "%\(flags)ll\(conversion)", UInt64(bitPattern: number))
            }
        case "f", "F", "e", "E", "g", "G", "a", "A":
            if let number = value as? any BinaryFloatingPoint {
                return String(format: "%\(flags)\(conversion)", Double(number))
            }
        default: break
        }
        return String(describing: value)
    }

    private static func integer(_ value: Any) -> Int64? {
        if let flag = value as? Bool { return flag ? 1 : 0 }
        return (value as? any BinaryInteger).map { Int64(truncatingIfNeeded: $0) }
    }
}
