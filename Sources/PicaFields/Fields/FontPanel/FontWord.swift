import PicaGraph
import PicaLabels

/// A word of the font panel.
struct FontWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case family = "Font Family"
        case face = "Typeface"
        case size = "Font Size"
        case system = "System Font"
        case regular = "Regular"
        case boldItalic = "Bold Italic"
        case none = "No Fonts Found"
    }

    let key: Key

    static let words = [
        "ar": "عائلة الخط|نمط الخط|حجم الخط|خط النظام|عادي|غامق مائل|لا خطوط",
        "cs": "Rodina písma|Řez písma|Velikost písma|Systémové písmo|Základní|Tučná kurzíva|Žádná písma",
        "da": "Skriftfamilie|Skriftsnit|Skriftstørrelse|Systemskrift|Normal|Fed kursiv|Ingen skrifter",
        "de": "Schriftfamilie|Schriftschnitt|Schriftgröße|Systemschrift|Standard|Fett kursiv|Keine Schriften",
        "es":
            "Familia tipográfica|Estilo tipográfico|Tamaño de letra|Tipo del sistema|Normal|Negrita cursiva|"
            + "No hay tipos de letra",
        "fi":
            "Fonttiperhe|Kirjasinleikkaus|Fonttikoko|Järjestelmän fontti|Normaali|Lihavoitu kursiivi|Ei fontteja",
        "fr":
            "Famille de polices|Style de police|Taille de police|Police du système|Normal|Gras italique|"
            + "Aucune police",
        "he": "משפחת גופנים|סגנון גופן|גודל גופן|גופן המערכת|רגיל|מודגש נטוי|אין גופנים",
        "it":
            "Famiglia di font|Stile del font|Dimensione del font|Font di sistema|Normale|Grassetto corsivo|"
            + "Nessun font",
        "ja": "フォントファミリー|書体|フォントサイズ|システムフォント|レギュラー|ボールドイタリック|フォントがありません",
        "ko": "서체 패밀리|서체 스타일|서체 크기|시스템 서체|일반체|볼드 이탤릭체|서체 없음",
        "nb": "Fontfamilie|Skriftsnitt|Fontstørrelse|Systemfont|Normal|Halvfet kursiv|Ingen fonter",
        "nl":
            "Lettertypefamilie|Letterstijl|Lettergrootte|Systeemlettertype|Normaal|Vet cursief|"
            + "Geen lettertypen",
        "pl":
            "Rodzina czcionek|Krój czcionki|Rozmiar czcionki|Czcionka systemowa|Zwykła|Pogrubiona kursywa|"
            + "Brak czcionek",
        "pt":
            "Família de fontes|Estilo da fonte|Tamanho da fonte|Fonte do sistema|Normal|Negrito itálico|"
            + "Nenhuma fonte",
        "ru":
            "Семейство шрифтов|Начертание|Размер шрифта|Системный шрифт|Обычный|Жирный курсив|"
            + "Нет шрифтов",
        "sv": "Typsnittsfamilj|Snitt|Teckenstorlek|Systemtypsnitt|Normal|Fet kursiv|Inga typsnitt",
        "tr":
            "Yazı Tipi Ailesi|Yazı Biçimi|Yazı Tipi Boyutu|Sistem Yazı Tipi|Normal|Kalın İtalik|"
            + "Yazı Tipi Yok",
        "uk":
            "Родина шрифтів|Накреслення|Розмір шрифту|Системний шрифт|Звичайний|Жирний курсив|"
            + "Немає шрифтів",
        "zh": "字体族|字形|字号|系统字体|常规|粗斜体|没有字体",
        "zh_Hant": "字體家族|字形|字體大小|系統字體|標準|粗斜體|沒有字體",
    ]
}
