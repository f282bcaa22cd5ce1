import PicaUI

struct ScriptsPage: View {
    var body: some View {
        Sentences()
        MixedDirections()
        Emoji()
    }
}

/// The first sentence of the Universal Declaration of Human Rights.
private struct Sentences: View {
    private struct Sentence: Identifiable {
        let language: LocalizedStringKey
        let locale: String
        let text: String
        var id: String { locale }
    }

    private let sentences = [
        Sentence(
            language: "Arabic", locale: "ar",
            text: "يولد جميع الناس أحراراً متساوين في الكرامة والحقوق."),
        Sentence(
            language: "Hebrew", locale: "he",
            text: "כל בני אדם נולדו בני חורין ושווים בערכם ובזכויותיהם."),
        Sentence(
            language: "Hindi", locale: "hi",
            text: "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"),
        Sentence(
            language: "Chinese", locale: "zh-Hans", text: "人人生而自由，在尊严和权利上一律平等。"),
        Sentence(
            language: "Japanese", locale: "ja",
            text: "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"),
        Sentence(
            language: "Korean", locale: "ko", text: "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."),
        Sentence(
            language: "Thai", locale: "th",
            text: "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
        Sentence(
            language: "Greek", locale: "el",
            text: "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."),
        Sentence(
            language: "Ukrainian", locale: "uk",
            text: "Всі люди народжуються вільними і рівними у своїй гідності та правах."),
        Sentence(
            language: "Vietnamese", locale: "vi",
            text: "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi."),
    ]

    var body: some View {
        Example("The same sentence", note: "fontconfig finds a font for each script.") {
            ForEach(sentences) { sentence in
                Row(sentence.language) {
                    Text(sentence.text)
                        .environment(\.locale, Locale(identifier: sentence.locale))
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
    }
}

private struct MixedDirections: View {
    var body: some View {
        Example(
            "Mixed directions", note: "Each paragraph follows the direction of its first strong character."
        ) {
            Text("The Hebrew for “peace” is שלום, the Arabic is سلام, and both are greetings.")
            Text("המילה typography באה מיוונית, כמו 1,234 מילים אחרות.")
                .frame(maxWidth: .infinity, alignment: .leading)
            Text("الرقم ٤٢ يُكتب 42 في الإنجليزية، و«Pica» وحدة قياس (‎1/6 بوصة).")
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

private struct Emoji: View {
    var body: some View {
        Example(
            "Emoji",
            note: "A family, a flag, a keycap: each is one character, however many code points it has."
        ) {
            Text("😀 👩🏽‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🇺🇦 🇯🇵 1️⃣ ☕️ 🐈‍⬛ 🫶🏾")
                .font(.largeTitle)
            Text("Inline 🎈 with text, ❤️ as an emoji and ❤︎ as text.")
        }
    }
}
