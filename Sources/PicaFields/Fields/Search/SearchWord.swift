import PicaGraph
import PicaLabels

/// A word of search fields.
package struct SearchWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    package enum Key: String, CaseIterable, Sendable {
        case search = "Search"
        case clear = "Clear"
    }

    package let key: Key

    package init(key: Key) {
        self.key = key
    }

    package static let words = [
        "ar": "بحث|مسح",
        "cs": "Hledat|Vymazat",
        "da": "Søg|Ryd",
        "de": "Suchen|Leeren",
        "es": "Buscar|Borrar",
        "fi": "Etsi|Tyhjennä",
        "fr": "Rechercher|Effacer",
        "he": "חיפוש|ניקוי",
        "it": "Cerca|Cancella",
        "ja": "検索|消去",
        "ko": "검색|지우기",
        "nb": "Søk|Tøm",
        "nl": "Zoeken|Wissen",
        "pl": "Szukaj|Wyczyść",
        "pt": "Buscar|Limpar",
        "ru": "Поиск|Очистить",
        "sv": "Sök|Rensa",
        "tr": "Ara|Temizle",
        "uk": "Пошук|Очистити",
        "zh": "搜索|清除",
        "zh_Hant": "搜尋|清除",
    ]
}
