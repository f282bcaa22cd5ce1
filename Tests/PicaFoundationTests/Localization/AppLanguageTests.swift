import Foundation
import Testing

@Suite("An app uses the language of the environment's variables") struct AppLanguageTests {
    /// The probe's output, in an environment without other language settings.
    private func lines(_ variables: [String: String]) throws -> [String] {
        // The build puts all its programs into one folder.
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let program = Process()
        program.executableURL = tests.deletingLastPathComponent().appendingPathComponent("LocaleProbe")
        var environment = ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("LC_") && !$0.key.hasPrefix("LANG")
        }
        environment.merge(variables) { $1 }
        program.environment = environment
        let output = Pipe()
        program.standardOutput = output
        try program.run()
        let data = try output.fileHandleForReading.readToEnd()
        program.waitUntilExit()
        try #require(program.terminationStatus == 0)
        return String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static let english = ["Hello, Ada", "Hello, Ada", "1 file", "1,234 files", "from the left"]
    private static let german = ["Hallo, Ada", "Hallo, Ada", "1 Datei", "1.234 Dateien", "from the left"]

    @Test(
        "German works without an installed locale",
        arguments: [
            ["LANG": "de_DE.UTF-8"], ["LANGUAGE": "de"], ["LANGUAGE": "de:en", "LANG": "C.UTF-8"],
            ["LC_ALL": "de_DE@euro", "LANG": "fr_FR", "LC_TIME": "fr_FR"],
            ["LC_MESSAGES": "de_DE", "LANG": "de_DE"],
        ])
    func german(variables: [String: String]) throws {
        #expect(try lines(variables) == Self.german)
    }

    @Test(
        "English is used if no language or an unsupported one is requested",
        arguments: [
            [:], ["LANG": "C.UTF-8"], ["LC_ALL": "C", "LANGUAGE": "de"], ["LANG": "en_US.UTF-8"],
            ["LANGUAGE": "en:de"], ["LANG": "a b"], ["LANG": "../../etc"],
        ])
    func english(variables: [String: String]) throws {
        #expect(try lines(variables) == Self.english)
    }

    @Test("Words can be in one language and numbers in another region's format")
    func formats() throws {
        #expect(try lines(["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"])[3] == "1.234 files")
        #expect(try lines(["LANGUAGE": "de", "LANG": "en_US.UTF-8"])[3] == "1,234 Dateien")
    }

    @Test("The first available language is used")
    func order() throws {
        #expect(try lines(["LANGUAGE": "ja:de:en"]).prefix(3) == Self.german.prefix(3))
    }

    @Test("Arabic runs from right to left, and untranslated text is English")
    func arabic() throws {
        let lines = try lines(["LANG": "ar_EG.UTF-8"])
        #expect(lines.first == "مرحبا Ada")
        #expect(lines.last == "from the right")
        #expect(lines[2].hasSuffix("file"))
    }
}
