import CPicaCurl
import Foundation
import PicaCanvas
import PicaFoundation

/// Downloads files with libcurl, which is loaded when it is first needed.
struct HTTPClient: @unchecked Sendable {
    // FoundationNetworking in its place would cost every start 7 MB.

    /// A response: its status code, its headers by lowercase name, and its body.
    struct Answer: Sendable {
        var status = 0
        var headers: [String: String] = [:]
        var body = Data()
    }

    /// The client; `nil` if the library is missing.
    static let shared = HTTPClient()

    private let open: @convention(c) () -> UnsafeMutableRawPointer?
    private let perform: @convention(c) (UnsafeMutableRawPointer?) -> CInt
    private let close: @convention(c) (UnsafeMutableRawPointer?) -> Void
    private let message: @convention(c) (CInt) -> UnsafePointer<CChar>?
    private let append:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
    private let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
    private let seconds: @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Int
    private let set: UnsafeMutableRawPointer

    private init?() {
        guard let library = DynamicLibrary("libcurl.so.4") else { return nil }
        typealias Handle = UnsafeMutableRawPointer
        guard let start = library.function("curl_global_init", as: (@convention(c) (CLong) -> CInt).self),
            start(3) == 0,
            let open = library.function("curl_easy_init", as: (@convention(c) () -> Handle?).self),
            let perform = library.function("curl_easy_perform", as: (@convention(c) (Handle?) -> CInt).self),
            let close = library.function("curl_easy_cleanup", as: (@convention(c) (Handle?) -> Void).self),
            let message = library.function(
                "curl_easy_strerror", as: (@convention(c) (CInt) -> UnsafePointer<CChar>?).self),
            let append = library.function(
                "curl_slist_append", as: (@convention(c) (Handle?, UnsafePointer<CChar>?) -> Handle?).self),
            let free = library.function("curl_slist_free_all", as: (@convention(c) (Handle?) -> Void).self),
            let seconds = library.function(
                "curl_getdate", as: (@convention(c) (UnsafePointer<CChar>?, Handle?) -> Int).self),
            let set = library.address(of: "curl_easy_setopt")
        else { return nil }
        (self.open, self.perform, self.close, self.message) = (open, perform, close, message)
        (self.append, self.free, self.seconds, self.set) = (append, free, seconds, set)
    }

    /// Parses an HTTP date.
    func date(_ text: String) -> Date? {
        let time = seconds(text, nil)
        return time < 0 ? nil : Date(timeIntervalSince1970: TimeInterval(time))
    }

    /// The state of a download.
    private final class Transfer {
        var answer = Answer()
        let budget: WorkBudget
        init(_ budget: WorkBudget) { self.budget = budget }
    }

    /// The numbers of libcurl's options.
    private enum Option {
        static let user: CInt = 10001, url: CInt = 10002, onData: CInt = 20011, userAgent: CInt = 10018
        static let slowest: CInt = 19, slowTime: CInt = 20, headers: CInt = 10023, headerUser: CInt = 10029
        static let noProgress: CInt = 43, followsRedirects: CInt = 52, progressUser: CInt = 10057
        static let mostRedirects: CInt = 68, connectTime: CInt = 78, onHeader: CInt = 20079
        static let noSignals: CInt = 99, encodings: CInt = 10102, protocols: CInt = 181
        static let redirectProtocols: CInt = 182, onProgress: CInt = 20219, time: CInt = 13
    }

    /// The maximum time for a download, in seconds.
    private static let longest = 120
    /// The minimum rate in bytes per second, and the number of seconds below it after which a download fails.
    private static let slowest = (bytes: 200, seconds: 15)

    /// Waits for a response; must be called on a background thread.
    /// - Parameter budget: The budget, which received bytes are spent from. Canceling it stops the download.
    func get(_ url: URL, headers: [String: String], within budget: WorkBudget) throws -> Answer {
        guard let handle = open() else { throw PictureLoadingError(reason: "no memory is left") }
        defer { close(handle) }
        let transfer = Transfer(budget)
        let user = Unmanaged.passUnretained(transfer).toOpaque()
        func number(_ option: CInt, _ value: Int) { _ = pica_curl_number(set, handle, option, value) }
        func text(_ option: CInt, _ value: String) {
            _ = value.withCString { pica_curl_pointer(set, handle, option, $0) }
        }
        text(Option.url, url.absoluteString)
        text(Option.userAgent, "Pica")
        text(Option.encodings, "")
        // Allow only HTTP and HTTPS, also after redirects.
        number(Option.protocols, 3)
        number(Option.redirectProtocols, 3)
        number(Option.followsRedirects, 1)
        number(Option.mostRedirects, 10)
        number(Option.connectTime, 30)
        number(Option.time, Self.longest)
        number(Option.slowest, Self.slowest.bytes)
        number(Option.slowTime, Self.slowest.seconds)
        number(Option.noSignals, 1)
        number(Option.noProgress, 0)
        _ = pica_curl_pointer(set, handle, Option.user, user)
        _ = pica_curl_pointer(set, handle, Option.headerUser, user)
        _ = pica_curl_pointer(set, handle, Option.progressUser, user)
        _ = pica_curl_on_data(set, handle, Option.onData) { bytes, size, count, user in
            guard let bytes, let user else { return 0 }
            return HTTPClient.take(UnsafeRawBufferPointer(start: bytes, count: Int(size * count)), user)
        }
        _ = pica_curl_on_data(set, handle, Option.onHeader) { bytes, size, count, user in
            guard let bytes, let user else { return 0 }
            return HTTPClient.takeHeader(UnsafeRawBufferPointer(start: bytes, count: Int(size * count)), user)
        }
        _ = pica_curl_on_progress(set, handle, Option.onProgress) { user, _, _, _, _ in
            guard let user else { return 1 }
            return Unmanaged<Transfer>.fromOpaque(user).takeUnretainedValue().budget.isCancelled ? 1 : 0
        }
        var list: UnsafeMutableRawPointer?
        for (name, value) in headers { list = append(list, "\(name): \(value)") ?? list }
        defer { free(list) }
        _ = pica_curl_pointer(set, handle, Option.headers, list)
        let result = perform(handle)
        guard result == 0 else {
            throw PictureLoadingError(
                reason: message(result).map { String(cString: $0) } ?? "it cannot be fetched")
        }
        return transfer.answer
    }

    private static func take(_ bytes: UnsafeRawBufferPointer, _ user: UnsafeMutableRawPointer) -> UInt {
        let transfer = Unmanaged<Transfer>.fromOpaque(user).takeUnretainedValue()
        guard transfer.answer.body.count + bytes.count <= PictureLimits.fileBytes,
            (try? transfer.budget.spend(bytes: bytes.count)) != nil
        else { return 0 }
        transfer.answer.body.append(contentsOf: bytes)
        return UInt(bytes.count)
    }

    private static func takeHeader(_ bytes: UnsafeRawBufferPointer, _ user: UnsafeMutableRawPointer) -> UInt {
        let transfer = Unmanaged<Transfer>.fromOpaque(user).takeUnretainedValue()
        let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if line.hasPrefix("HTTP/") {
            // A new response begins, so discard that of the redirect.
            let words = line.split(separator: " ")
            transfer.answer = Answer(status: words.count > 1 ? Int(words[1]) ?? 0 : 0)
        } else if let colon = line.firstIndex(of: ":"), transfer.answer.headers.count < 200 {
            transfer.answer.headers[line[..<colon].lowercased()] =
                line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        return UInt(bytes.count)
    }
}
