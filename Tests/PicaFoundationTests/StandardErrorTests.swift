import Foundation
import Testing

@testable import PicaFoundation

@Suite("Standard error")
struct StandardErrorTests {
    @Test("Writing to a closed stream, a full disk or a broken pipe does no harm")
    func unwritable() throws {
        StandardError.write("lost\n", to: -1)
        let full = open("/dev/full", O_WRONLY)
        try #require(full >= 0)
        StandardError.write("lost\n", to: full)
        close(full)
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        StandardError.write("lost\n", to: ends[1])
        close(ends[1])
        var pending = sigset_t()
        sigpending(&pending)
        #expect(sigismember(&pending, SIGPIPE) == 0, "no signal is left behind")
    }

    @Test("A long text is written completely, even in pieces")
    func long() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let text = String(repeating: "Zeile für Zeile\n", count: 20_000)
        let writer = Thread { [output = ends[1]] in
            StandardError.write(text, to: output)
            close(output)
        }
        writer.start()
        let read = try FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readToEnd()
        #expect(read == Data(text.utf8))
    }
}
