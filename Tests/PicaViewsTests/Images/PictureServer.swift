import Foundation
import PicaFoundation
import Synchronization

/// A server of this process's own, which answers as a test says.
final class PictureServer: Sendable {
    struct Request: Sendable {
        var path: String
        /// By names in small letters.
        var headers: [String: String]
    }

    struct Answer: Sendable {
        var status = 200
        var headers: [String: String] = [:]
        var body = Data()
        /// Whether nothing is ever answered.
        var isSilent = false
    }

    private let socket: Int32
    private let port: Int
    private let received = Mutex<[Request]>([])
    private let answer: @Sendable (Request) -> Answer

    /// The requests so far.
    var requests: [Request] { received.withLock { $0 } }

    func url(_ path: String) -> URL? { URL(string: "http://127.0.0.1:\(port)/\(path)") }

    init?(_ answer: @escaping @Sendable (Request) -> Answer) {
        self.answer = answer
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (socket, bytes) = (socket, length)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, bytes) == 0 && listen(socket, 16) == 0
                    && getsockname(socket, $0, &length) == 0
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        guard isBound else { return nil }
        startThread { [weak self] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0, let self else { break }
                startThread { self.serve(connection) }
            }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !text.contains("\r\n\r\n") {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
        let lines = text.components(separatedBy: "\r\n")
        var request = Request(
            path: String(lines[0].split(separator: " ")[1].dropFirst()), headers: [:])
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            request.headers[line[..<colon].lowercased()] =
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        received.withLock { $0.append(request) }
        let answer = answer(request)
        // A client that gives up closes the connection.
        guard !answer.isSilent else {
            _ = recv(connection, &buffer, buffer.count, 0)
            return
        }
        var head =
            "HTTP/1.1 \(answer.status) X\r\nConnection: close\r\nContent-Length: \(answer.body.count)\r\n"
        for (name, value) in answer.headers { head += "\(name): \(value)\r\n" }
        let bytes = Array((head + "\r\n").utf8) + answer.body
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            sent += count
        }
    }
}
