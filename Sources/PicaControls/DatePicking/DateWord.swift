import PicaGraph
import PicaLabels

/// The name of a part of a date.
struct DateWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case year = "Year"
        case month = "Month"
        case day = "Day"
        case hour = "Hour"
        case minute = "Minute"
        case halfOfDay = "AM/PM"
    }

    let key: Key

    static let words = [
        "ar": "السنة|الشهر|اليوم|الساعة|الدقيقة|ص/م", "cs": "Rok|Měsíc|Den|Hodina|Minuta|dop./odp.",
        "da": "År|Måned|Dag|Time|Minut|AM/PM", "de": "Jahr|Monat|Tag|Stunde|Minute|Tageshälfte",
        "es": "Año|Mes|Día|Hora|Minuto|a. m./p. m.", "fi": "Vuosi|Kuukausi|Päivä|Tunti|Minuutti|ap./ip.",
        "fr": "Année|Mois|Jour|Heure|Minute|AM/PM", "he": "שנה|חודש|יום|שעה|דקה|לפנה״צ/אחה״צ",
        "it": "Anno|Mese|Giorno|Ora|Minuto|AM/PM", "ja": "年|月|日|時|分|午前/午後", "ko": "년|월|일|시|분|오전/오후",
        "nb": "År|Måned|Dag|Time|Minutt|a.m./p.m.", "nl": "Jaar|Maand|Dag|Uur|Minuut|a.m./p.m.",
        "pl": "Rok|Miesiąc|Dzień|Godzina|Minuta|AM/PM", "pt": "Ano|Mês|Dia|Hora|Minuto|AM/PM",
        "ru": "Год|Месяц|День|Час|Минута|ДП/ПП", "sv": "År|Månad|Dag|Timme|Minut|fm/em",
        "tr": "Yıl|Ay|Gün|Saat|Dakika|ÖÖ/ÖS", "uk": "Рік|Місяць|День|Година|Хвилина|дп/пп",
        "zh": "年|月|日|时|分|上午/下午", "zh_Hant": "年|月|日|時|分|上午/下午",
    ]
}

extension DatePattern.Unit {
    /// The name of the part; `nil` for the era, which no one edits.
    var word: DateWord? {
        switch self {
        case .year: DateWord(key: .year)
        case .month: DateWord(key: .month)
        case .day: DateWord(key: .day)
        case .hour, .halfHour: DateWord(key: .hour)
        case .minute: DateWord(key: .minute)
        case .dayPeriod: DateWord(key: .halfOfDay)
        case .era: nil
        }
    }
}
