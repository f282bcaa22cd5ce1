import PicaGraph
import PicaLabels

/// The names of the buttons that expand and collapse rows.
struct OutlineWord: InterfaceWord {
    enum Key: String, CaseIterable, Sendable {
        case expand = "Expand"
        case collapse = "Collapse"
    }

    let key: Key

    static let words = [
        "ar": "توسيع|طي", "cs": "Rozbalit|Sbalit", "da": "Udvid|Skjul", "de": "Aufklappen|Zuklappen",
        "es": "Expandir|Contraer", "fi": "Laajenna|Tiivistä", "fr": "Développer|Réduire", "he": "הרחבה|כיווץ",
        "hu": "Kibontás|Összecsukás", "it": "Espandi|Comprimi", "ja": "展開|折りたたむ", "ko": "펼치기|접기",
        "nb": "Utvid|Skjul", "nl": "Uitvouwen|Invouwen", "pl": "Rozwiń|Zwiń", "pt": "Expandir|Recolher",
        "ru": "Развернуть|Свернуть", "sv": "Expandera|Fäll ihop", "tr": "Genişlet|Daralt",
        "uk": "Розгорнути|Згорнути", "zh": "展开|折叠", "zh_Hant": "展開|收合",
    ]
}
