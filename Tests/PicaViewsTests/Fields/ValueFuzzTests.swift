import Foundation
import PicaFoundation
import PicaTesting
import PicaUI
import Testing

/// Random typing in fields for values.
@MainActor @Suite struct ValueFuzzTests {
    private final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private struct Form<Format: ParseableFormatStyle>: View where Format.FormatOutput == String {
        let box: Box<Format.FormatInput>
        let format: Format

        var body: some View {
            TextField(
                "Value", value: Binding(get: { box.value }, set: { box.value = $0 }), format: format)
            TextField("Other", text: .constant(""))
        }
    }

    private static let locales = ["en_US", "de_DE", "ar_EG", "hi_IN@numbers=deva", "fr_FR", "ja_JP"]
    private static let pieces = [
        "1", "0", "-", "+", ".", ",", "e9", "E-400", "٣", "%", "€", "$", "NaN", "∞", "\u{0}", "\u{2212}", " ",
        "\u{A0}",
        "99999999999999999999", "1e999", "9223372036854775808", "T", "Z", ":", "/", "AM", "2026", "\u{301}",
        "https://", "[::1]", "Dr.", "x",
    ]
    /// `PICA_FUZZ_VALUES` asks for more.
    private static let texts =
        ProcessInfo.processInfo.environment["PICA_FUZZ_VALUES"].flatMap(Int.init) ?? 12

    /// Something near what the value is written as, or anything.
    private func text(near written: String, _ random: inout SeededRandom) -> String {
        var characters = Array(written)
        if Int.random(in: 0..<4, using: &random) == 0 { characters = [] }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 0...characters.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where place < characters.count: characters.remove(at: place)
            case 1: characters.insert(contentsOf: RandomTyping.text(&random, upTo: 2), at: place)
            default: characters.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? "", at: place)
            }
        }
        return String(characters.map { $0.isNewline ? " " : $0 })
    }

    private func check<Format: ParseableFormatStyle>(_ format: Format, _ value: Format.FormatInput) throws
    where Format.FormatOutput == String {
        for (seed, name) in Self.locales.enumerated() {
            var random = SeededRandom(seed: UInt64(seed + 1))
            let locale = Locale(identifier: name)
            let local = format.locale(locale)
            let box = Box(value)
            let app = try mount(width: 300, height: 100) {
                VStack { Form(box: box, format: format) }.environment(\.locale, locale)
            }
            let field = try app.find(.textField, "Value")
            let other = try app.find(.textField, "Other")
            for _ in 0..<Self.texts {
                let text = text(near: local.format(box.value), &random)
                // Unchanged text is not parsed: the value may have digits that the text lacks.
                let shown = local.format(box.value)
                let value = text == shown ? nil : try? local.parseStrategy.parse(text)
                let expected = value.map(local.format) ?? shown
                try field.click()
                app.press("a", .control)
                app.clipboard = text
                app.press("v", .control)
                if Bool.random(using: &random) { app.press(.return) } else { try other.click() }
                #expect(
                    [local.format(box.value), field.value] == [expected, expected],
                    "seed \(seed + 1), \(name): \(text.debugDescription)")
            }
        }
    }

    @Test("For any typed integer, the field shows the new or the old value")
    func integers() throws {
        try check(IntegerFormatStyle<Int>.number, 1234)
        try check(IntegerFormatStyle<Int8>.number, -12)
        try check(IntegerFormatStyle<UInt64>.number.notation(.compactName), 77)
        try check(IntegerFormatStyle<Int>.Percent(), 12)
        try check(IntegerFormatStyle<Int>.Currency(code: "EUR"), 5)
    }

    @Test("For any typed decimal number, the field shows the new or the old value")
    func fractions() throws {
        try check(FloatingPointFormatStyle<Double>.number, 1234.5)
        try check(FloatingPointFormatStyle<Float>.number.notation(.scientific), 0.1)
        try check(FloatingPointFormatStyle<Double>.Percent(), 0.5)
        try check(FloatingPointFormatStyle<Double>.Currency(code: "JPY"), 5)
        try check(Decimal.FormatStyle.number, 12.25)
        try check(Decimal.FormatStyle.Percent(), 1)
        try check(Decimal.FormatStyle.Currency(code: "USD"), 99.9)
    }

    @Test("For any typed date, the field shows the new or the old value")
    func dates() throws {
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        try check(Date.FormatStyle(date: .numeric, time: .shortened, timeZone: .gmt), date)
        try check(Date.FormatStyle(date: .complete, time: .complete, timeZone: .gmt), date)
        try check(Date.ISO8601FormatStyle(), date)
        try check(
            Date.ISO8601FormatStyle(includingFractionalSeconds: true).year().day().time(
                includingFractionalSeconds: true), date)
    }

    @Test("For any typed name, the field shows the new or the old value")
    func names() throws {
        try check(
            PersonNameComponents.FormatStyle(style: .long),
            PersonNameComponents(givenName: "Ada", familyName: "Lovelace"))
    }
}
