import Foundation
import Testing

@testable import pica_strings

/// The order of rooms that `docs/rooms.md` says.
@Suite("Rooms") struct RoomTests {
    /// A target's part of the page.
    struct Order: Sendable, CustomTestStringConvertible {
        let target: String
        /// From the lowest to the highest; those of one row name each other.
        let rows: [[String]]

        var testDescription: String { target }
    }

    nonisolated private static let orders: [Order] = {
        let page = try? String(
            contentsOf: Repository.root.appendingPathComponent("docs/rooms.md"), encoding: .utf8)
        return (page ?? "").components(separatedBy: "\n## ").dropFirst().map { part in
            let lines = part.split(separator: "\n")
            let rows = lines.compactMap { line -> [String]? in
                guard line.hasPrefix("| `"), let cell = line.dropFirst().split(separator: "|").first else {
                    return nil
                }
                return cell.split(separator: "`").map(String.init).filter {
                    !$0.contains { ", ".contains($0) }
                }
            }
            return Order(target: String(lines[0]), rows: rows)
        }
    }()

    private struct Source {
        let path: String
        let room: String
        let tokens: [SwiftToken]
    }

    private func sources(of target: String) throws -> [Source] {
        let root = Repository.root.appendingPathComponent("Sources/\(target)")
        let paths = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap {
            $0 as? String
        }
        return try paths.filter { $0.hasSuffix(".swift") }.map { path in
            let parts = path.split(separator: "/")
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            return Source(
                path: path, room: parts.count > 1 ? String(parts[0]) : ".",
                tokens: SwiftLexer.tokens(of: text))
        }
    }

    /// The types that a file declares outside of others, but for those that are its own.
    private func declared(in tokens: [SwiftToken]) -> [String] {
        let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        var (depth, isPrivate, names) = (0, false, [String]())
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            switch token {
            case .mark("{"), .mark("("), .mark("["): depth += 1
            case .mark("}"), .mark(")"), .mark("]"):
                depth -= 1
                if depth == 0 { isPrivate = false }
            case .word("private") where depth == 0, .word("fileprivate") where depth == 0: isPrivate = true
            case .word("extension") where depth == 0: isPrivate = false
            case .word(let kind) where depth == 0 && kinds.contains(kind):
                if case .word(let name) = next, !isPrivate, name != "func", name != "var" {
                    names.append(name)
                }
                isPrivate = false
            default: break
            }
        }
        return names
    }

    /// The names that could be of types, but for members of others.
    private func mentioned(in tokens: [SwiftToken]) -> Set<String> {
        var (names, last) = (Set<String>(), SwiftToken.mark(";"))
        for token in tokens {
            if case .word(let name) = token, last != .mark("."), name.first?.isUppercase == true {
                names.insert(name)
            }
            last = token
        }
        return names
    }

    @Test("A room names no type of a room further down in docs/rooms.md", arguments: orders)
    func order(order: Order) throws {
        let sources = try sources(of: order.target)
        let rows = Dictionary(
            order.rows.enumerated().flatMap { row, rooms in rooms.map { ($0, row) } }, uniquingKeysWith: max)
        #expect(Set(rows.keys) == Set(sources.map(\.room)), "\(order.target) has other rooms")
        var owners: [String: Source] = [:]
        for source in sources {
            for name in declared(in: source.tokens) where owners[name] == nil { owners[name] = source }
        }
        for source in sources {
            for name in mentioned(in: source.tokens) {
                guard let owner = owners[name], let row = rows[owner.room], let own = rows[source.room],
                    row > own
                else { continue }
                Issue.record("\(order.target)/\(source.path) names \(name) of \(owner.room)")
            }
        }
    }

    @Test("Every target with more than two folders has an order")
    func targets() throws {
        let root = Repository.root.appendingPathComponent("Sources")
        let all = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        let large = try all.filter { target in
            let rooms = try FileManager.default.contentsOfDirectory(
                at: target, includingPropertiesForKeys: [.isDirectoryKey])
            return target.lastPathComponent != "System"
                && rooms.count { $0.hasDirectoryPath } > 2
        }
        #expect(Set(large.map(\.lastPathComponent)).isSubset(of: Self.orders.map(\.target)))
    }
}
