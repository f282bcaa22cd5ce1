import Testing

@testable import PicaText

/// Whole lines, with all the words and spaces between them, against `hb-shape`.
@Suite("Whole lines match hb-shape glyph for glyph")
struct WholeLineShapingTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var family: String?
        var text: String
        var language: String?
        var isItalic = false
        var weight = 400
        var features: FontFeatures = []
        var change: @Sendable (inout TextStyle) -> Void = { _ in }

        var testDescription: String { "\(family ?? "default") \(language ?? ""): \(text.prefix(24))" }

        init(
            _ family: String?, _ text: String, _ language: String? = nil, isItalic: Bool = false,
            weight: Int = 400, features: FontFeatures = [],
            change: @escaping @Sendable (inout TextStyle) -> Void = { _ in }
        ) {
            self.family = family
            self.text = text
            self.language = language
            self.isItalic = isItalic
            self.weight = weight
            self.features = features
            self.change = change
        }

        func shaped(_ context: TextContext) -> ShapedText {
            let font = FontDescriptor(
                family: family, weight: weight, isItalic: isItalic, size: 16, features: features)
            var style = TextStyle(font: font, language: language)
            change(&style)
            return ShapedText(StyledText(text, style: style), context: context)
        }
    }

    static let english = "AVATAR Toy, Waffle-office. To P. V. \"We (x) fly\": 1/2 — T o Y A, 10 x 20."
    static let rows: [Row] = [
        Row("Inter", english),
        Row("Inter", "A - B (C) : D -> E 3 x 4 (a) - b 12:30 X-Y :A: NEXT x Y @A A@ [A] - - A"),
        Row("Inter", "Ąž Ÿ T ö V Å fjord ﬁ Łódź Dvořák Straße naïve", isItalic: true),
        Row("Inter", "AV T o Y. WA (A) - To - A: 1 x 2", weight: 700),
        Row("Inter", "0123 1:1 (456) A1 - B2", features: [.monospacedDigits, .slashedZero]),
        Row("Inter", "Ж Быстрая бурая лиса (ГОСТ) - АВТ: ПРЫГАЕТ x"),
        Row("Inter", "Γρήγορη αλεπού ΑΥΤΟ - (ΑΒ): ΤΟ"),
        Row("Noto Sans", english),
        Row("Noto Sans", "SMALL Capitals of Text 123", features: .smallCaps),
        Row("Noto Serif", english),
        Row("Noto Serif", "Свет, ђак; град - ТА", "sr", isItalic: true),
        Row("Noto Serif", "Τα ἀρχαῖα ᾧ ΑΥΤΟ"),
        Row("Noto Serif", "fi ffi office fl T. AV") { $0.hasLigatures = false },
        Row("Noto Sans", "AVATAR To. We T o") { $0.hasPairKerning = false },
        Row("DejaVu Sans", english),
        Row("DejaVu Sans", "б г д п т Шбгдпт", "sr", isItalic: true),
        Row("DejaVu Sans", "бгдпт ѓ ќ", "mk"),
        Row("DejaVu Serif", english),
        Row("DejaVu Serif", "fi fi Istanbul iğne ffi", "tr"),
        Row("DejaVu Sans Mono", "if (a != b) { x -> y }"),
        Row("C059", english), Row("Nimbus Roman", english),
        Row("Noto Serif CJK SC", "A 1 T 1 a 2 V 1 AV To 中文 1 字"),
        Row("Noto Naskh Arabic", "السلام عليكم، كتبت لِلَّهِ رسالةً إلى بيت الأمة ٢٠٢٤ لأن!"),
        Row("Noto Nastaliq Urdu", "یہ اردو کی نستعلیق میں لکھی ہوئی ایک سطر ہے، پاکستان۔"),
        Row("Noto Sans Arabic", "ﷺ مُحَمَّد ـ كشيدة لا لله ١٢٣"),
        Row("DejaVu Sans", "العَرَبِيَّة السلام كتاب ًا و ً"),
        Row("Noto Sans Hebrew", "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם, וְאֵת הָאָרֶץ׃"),
        Row("DejaVu Sans", "שלום בְּרֵאשִׁית עולם (ספר)"),
        Row("Noto Sans Devanagari", "क्षत्रिय ज्ञान श्रीमान कर्तव्य राष्ट्रीय, हिन्दी में लिखा। ॐ १२३"),
        Row("Noto Serif Devanagari", "अन्तर्राष्ट्रीय विद्यार्थी र्कि ट्ठ द्ध ऱ्या॥"),
        Row("Noto Sans Devanagari", "मराठी झाड लक्ष्य श्व", "mr"),
        Row("Noto Sans Bengali", "আমার সোনার বাংলা, আমি তোমায় ভালোবাসি। ক্ষ র্ক্য"),
        Row("Noto Sans Tamil", "தமிழ் மொழி ஸ்ரீ க்ஷ கொ கௌ யாதும் ஊரே"),
        Row("Noto Sans Thai", "ภาษาไทยไม่มีช่องว่าง ระหว่างคำ น้ำ ป่า ฐู ญู ก็ที่"),
        Row("Noto Sans Khmer", "ភាសាខ្មែរ គ្មានដកឃ្លា រវាង ពាក្យ ស្ត្រី ក្រ៊ី ម៉ូ"),
        Row("Noto Sans Myanmar", "မြန်မာဘာသာစကား က္ခ င်္ဂ ကြွ ရှိသည်။"),
        Row("Noto Serif Tibetan", "བོད་སྐད་ནི་ བསྒྲུབས་ རྒྱ། ཧཱུྃ"),
        Row("Noto Sans CJK SC", "天地玄黄，宇宙洪荒。“日月”（盈昃） 12 字", "zh-CN"),
        Row("Noto Sans CJK TC", "骨直刃次 關鍵，與此。", "zh-TW"),
        Row("Noto Sans CJK JP", "これは日本語の文章です。カタカナー、ゔ「直」ヷ ﾊﾝ", "ja"),
        Row("Noto Sans CJK KR", "안녕하세요 세계 여러분 한글 ᄒ\u{1161}ᆫ글 \u{1112}\u{1161}\u{11AB}", "ko"),
        Row("Noto Serif CJK JP", "直す、「そうですね」と言った。", "ja"),
        Row(nil, "a 👨‍👩‍👧‍👦 👩🏾‍💻🇩🇪 🇯🇵 1️⃣ ❤️ ✅ 🏳️‍🌈 b ☕"),
        Row(nil, "Mixed שלום (العربية) 中文 кириллица हिन्दी 😀 (end)"),
        Row("Noto Sans", "frac 1/2 ss", features: [.fractions, .oldStyleDigits]) {
            $0.features = ["ss01", "salt"].compactMap { FontFeature($0) }
        },
    ]

    @Test("Every run has hb-shape's glyphs, clusters, advances and offsets")
    func wholeLines() {
        let context = PinnedFonts.context(
            folders: PinnedFonts.folders + ["/usr/share/fonts/opentype/urw-base35"])
        var oracle = HarfBuzzOracle()
        var expected: [(row: Row, text: String, ours: String)] = []
        // Twice: the caches must return the shaped result.
        for row in Self.rows + Self.rows {
            let shaped = row.shaped(context)
            for (number, run) in shaped.runs.enumerated() {
                oracle.ask(number, of: shaped)
                let text = String(
                    decoding: Array(shaped.styled.text.utf8)[run.range], as: UTF8.self)
                expected.append((row, text, HarfBuzzOracle.notation(number, of: shaped)))
            }
        }
        let answers = oracle.answers()
        #expect(answers.count == expected.count)
        for (answer, (row, text, ours)) in zip(answers, expected) {
            let isSame = ours == answer
            #expect(isSame, "\(row.testDescription): “\(text)” \(HarfBuzzOracle.difference(ours, answer))")
        }
    }
}
