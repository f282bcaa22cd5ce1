import Foundation
import PicaTesting
import PicaUI
import Testing

/// Texts that come in several lengths.
@MainActor @Suite struct TextVariantTests {
    private let day = Date(timeIntervalSince1970: 1_559_520_000)  // June 3, 2019

    private func width(_ view: some View, offered: CGFloat) throws -> CGFloat {
        let app = try mount(width: 600) {
            view.environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
                .frame(width: offered, alignment: .leading)
        }
        return try app.find(.staticText).frame.width
    }

    private func width(of words: String) throws -> CGFloat { try width(Text(verbatim: words), offered: 500) }

    @Test("A date uses the longest form that fits on the line")
    func date() throws {
        let text = Text(day, style: .date).textVariant(.sizeDependent)
        let long = try width(of: "June 3, 2019")
        let abbreviated = try width(of: "Jun 3, 2019")
        let numeric = try width(of: "6/3/2019")
        #expect(try width(text, offered: 300) == long)
        #expect(try width(text, offered: long) == long)
        #expect(try width(text, offered: long - 1) == abbreviated)
        #expect(try width(text, offered: abbreviated - 1) == numeric)
    }

    @Test("With the fixed or no preference the longest form shows and wraps")
    func fixed() throws {
        let plain = Text(day, style: .date)
        let long = try width(of: "June 3, 2019")
        for view in [AnyView(plain), AnyView(plain.textVariant(.fixed))] {
            let wrapped = try width(view, offered: long - 1)
            #expect(wrapped < long - 1)
            #expect(try wrapped != width(of: "Jun 3, 2019"))
        }
    }

    @Test("In a row the text takes the remaining space, and is longest if it fits")
    func inARow() throws {
        func row(_ width: CGFloat) throws -> CGFloat {
            let app = try mount(width: 600) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 100)
                    Text(day, style: .date).textVariant(.sizeDependent)
                }
                .frame(width: width)
                .environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
            }
            return try app.find(.staticText).frame.width
        }
        let long = try width(of: "June 3, 2019")
        #expect(try row(400) == long)
        #expect(try row(100 + long - 1) == width(of: "Jun 3, 2019"))
    }

    @Test("In a narrow place the short text shows, and the full text is read out")
    func shown() throws {
        func picture(_ view: some View) throws -> TestHost {
            try mount(width: 200, height: 40) {
                view.environment(\.locale, Locale(identifier: "en_US"))
                    .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
            }
        }
        let narrow = try width(of: "June 3, 2019") - 1
        let text = try picture(Text(day, style: .date).textVariant(.sizeDependent).frame(width: narrow))
        let short = try picture(Text(verbatim: "Jun 3, 2019").frame(width: narrow))
        #expect(text.freshPicture().difference(from: short.freshPicture()).count == 0)
        #expect(try text.find(.staticText).label == "June 3, 2019")
    }

    @Test("A live time drops units and words, and wraps only if nothing is short enough")
    func counted() throws {
        let date = try mount { Text(verbatim: "x") }.date.addingTimeInterval(-(2 * 3600 + 5 * 60))
        let text = Text(date, style: .relative).textVariant(.sizeDependent)
        let words = ["2 hours, 5 minutes", "2 hr, 5 min", "2 hr", "2h"]
        for (longer, shorter) in zip(words, words.dropFirst()) {
            let shown = try width(text, offered: width(of: longer) - 1)
            #expect(try shown == width(of: shorter), "\(shorter)")
        }
        #expect(try width(text, offered: 3) == width(Text(verbatim: "2h"), offered: 3))
    }
}
