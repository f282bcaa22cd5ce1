import Testing

@testable import OSLog

@Suite struct LogFormatTests {
    private func text(_ format: String, _ values: Any...) -> String { OSLogFormat(format).text(values) }

    @Test("Values take the places of a format, whatever their privacy")
    func places() {
        #expect(text("%{public}@ has %d of %{private, mask.hash}@", "Ash", 3, "x") == "Ash has 3 of x")
        #expect(text("%5.2f|%-4d|%04x|%c", 2.5, 7, 255, "é") == " 2.50|7   |00ff|é")
        #expect(text("%ld %llu %zu %hhd", 1, UInt64.max, 2, 3) == "1 18446744073709551615 2 3")
        #expect(text("%*d", 4, 7) == "   7")
        #expect(text("100%% of %s", "it") == "100% of it")
    }

    @Test("Values that are missing or of another type do no harm")
    func mistakes() {
        #expect(text("%d and %@", 1) == "1 and %@")
        #expect(text("%d", "text") == "text")
        #expect(text("%f", true) == "true")
        #expect(text("%") == "%")
        #expect(text("%{open") == "%{open")
        #expect(text("a", 1, 2) == "a")
    }
}
