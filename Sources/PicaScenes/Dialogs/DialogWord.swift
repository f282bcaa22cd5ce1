import PicaGraph
import PicaLabels

/// A word of dialogs.
struct DialogWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case ok = "OK"
        case resize = "Resize"
        case doNotAskAgain = "Do not ask again"
    }

    let key: Key

    static let words = [
        "ar": "حسنًا|تغيير الحجم|عدم السؤال مرة أخرى",
        "cs": "OK|Změnit velikost|Příště se neptat",
        "da": "OK|Tilpas størrelse|Spørg ikke igen",
        "de": "OK|Größe ändern|Nicht mehr fragen",
        "es": "Aceptar|Cambiar tamaño|No volver a preguntar",
        "fi": "OK|Muuta kokoa|Älä kysy uudelleen",
        "fr": "OK|Redimensionner|Ne plus demander",
        "he": "אישור|שינוי גודל|לא לשאול שוב",
        "it": "OK|Ridimensiona|Non chiedere più",
        "ja": "OK|サイズを変更|今後確認しない",
        "ko": "확인|크기 조절|다시 묻지 않기",
        "nb": "OK|Endre størrelse|Ikke spør igjen",
        "nl": "OK|Formaat wijzigen|Niet meer vragen",
        "pl": "OK|Zmień rozmiar|Nie pytaj ponownie",
        "pt": "OK|Redimensionar|Não perguntar novamente",
        "ru": "ОК|Изменить размер|Больше не спрашивать",
        "sv": "OK|Ändra storlek|Fråga inte igen",
        "tr": "Tamam|Yeniden Boyutlandır|Bir daha sorma",
        "uk": "ОК|Змінити розмір|Більше не питати",
        "zh": "好|调整大小|不再询问",
        "zh_Hant": "好|調整大小|不再詢問",
    ]
}
