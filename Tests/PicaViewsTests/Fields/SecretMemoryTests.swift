import Foundation
import Glibc
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct SecretMemoryTests {
    /// A secret that is nowhere in memory as a whole, so that any copy found is the field's. Each test has its
    /// own, because an app's earlier copy may be found in free memory later.
    private struct Secret {
        private let disguised: [UInt8]
        init(disguised: String) { self.disguised = Array(disguised.utf8) }

        var count: Int { disguised.count }
        subscript(index: Int) -> UInt8 { disguised[index] - 1 }
    }

    /// The number of a secret's copies in the process's writable memory.
    private func places(of secret: Secret) throws -> Int {
        // Read to its end: Foundation's shorter way stops early at what has no size.
        let maps = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps")).readToEnd() ?? Data()
        let memory = open("/proc/self/mem", O_RDONLY)
        try #require(memory >= 0)
        defer { close(memory) }
        let count = secret.count
        var found = 0
        let pieceLength = 1 << 20
        let piece = UnsafeMutableRawPointer.allocate(byteCount: pieceLength, alignment: 1)
        // It is memory that is looked at, too.
        memset(piece, 0, pieceLength)
        defer {
            memset(piece, 0, pieceLength)
            piece.deallocate()
        }
        for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 2)
            guard fields.count > 1, fields[1].hasPrefix("rw") else { continue }
            let ends = fields[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
            guard ends.count == 2 else { continue }
            var start = ends[0]
            while start + UInt64(count) <= ends[1] {
                let wanted = min(pieceLength, Int(ends[1] - start))
                let got = pread(memory, piece, wanted, off_t(start))
                guard got >= count else { break }
                let bytes = UnsafeRawBufferPointer(start: piece, count: got)
                let first = Int32(secret[0])
                var at = 0
                while at + count <= got, let hit = memchr(piece + at, first, got - count + 1 - at) {
                    at = UnsafeRawPointer(piece).distance(to: UnsafeRawPointer(hit))
                    // The piece itself shows what the last one held.
                    let isPiece =
                        (start + UInt64(at)) &- UInt64(UInt(bitPattern: piece)) < UInt64(pieceLength)
                    if !isPiece, (1..<count).allSatisfy({ bytes[at + $0] == secret[$0] }) { found += 1 }
                    at += 1
                }
                start += UInt64(got - count + 1)
            }
        }
        return found
    }

    private func type(_ secret: Secret, into app: TestHost) {
        for index in 0..<secret.count { app.type(String(UnicodeScalar(secret[index]))) }
    }

    @Test("A typed password exists only in the field's own memory, which is then erased")
    func typed() throws {
        let secret = Secret(disguised: "tfwfouffo!wjpmfu!vncsfmmbt")
        struct Login: View {
            @State private var secret = ""
            var body: some View { SecureField("Password", text: $secret) }
        }
        do {
            let app = try mount(width: 300, height: 60) { Login() }
            try app.find(.secureField).click()
            type(secret, into: app)
            let there = try withExtendedLifetime(app) { try places(of: secret) }
            #expect(there == 1)
        }
        #expect(try places(of: secret) == 0)
    }

    @Test("Copies that the app read at each key vanish with the field unless the app keeps them")
    func read() throws {
        let secret = Secret(disguised: "bopuifs!tfdsfu!gps!tpnfcpez")
        struct Login: View {
            let kept: Kept
            @State private var secret = ""
            var body: some View {
                SecureField("Password", text: $secret)
                Text(secret.utf8.count > 8 ? "good" : "short")
                Button("Keep") { kept.text = secret }
            }
        }
        @MainActor final class Kept {
            var text = ""
        }
        let kept = Kept()
        do {
            let app = try mount(width: 300, height: 100) { Login(kept: kept) }
            try app.find(.secureField).click()
            type(secret, into: app)
            #expect(app.texts.contains("good"))
            try app.find(.button).click()
        }
        #expect(kept.text.utf8.enumerated().allSatisfy { $1 == secret[$0] } && !kept.text.isEmpty)
        #expect(try places(of: secret) == 1)
        kept.text = ""
    }
}
