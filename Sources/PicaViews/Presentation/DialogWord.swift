import PicaGraph

/// A word of dialogs.
struct DialogWord: InterfaceWord {
    /// By what stands in the app's tables; in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case ok = "OK"
        case cancel = "Cancel"
        case resize = "Resize"
        case doNotAskAgain = "Do not ask again"
    }

    let key: Key

    static let words = [
        "ar": "حسنًا|إلغاء|تغيير الحجم|عدم السؤال مرة أخرى",
        "cs": "OK|Zrušit|Změnit velikost|Příště se neptat",
        "da": "OK|Annuller|Tilpas størrelse|Spørg ikke igen",
        "de": "OK|Abbrechen|Größe ändern|Nicht mehr fragen",
        "es": "Aceptar|Cancelar|Cambiar tamaño|No volver a preguntar",
        "fi": "OK|Kumoa|Muuta kokoa|Älä kysy uudelleen",
        "fr": "OK|Annuler|Redimensionner|Ne plus demander",
        "he": "אישור|ביטול|שינוי גודל|לא לשאול שוב",
        "it": "OK|Annulla|Ridimensiona|Non chiedere più",
        "ja": "OK|キャンセル|サイズを変更|今後確認しない",
        "ko": "확인|취소|크기 조절|다시 묻지 않기",
        "nb": "OK|Avbryt|Endre størrelse|Ikke spør igjen",
        "nl": "OK|Annuleren|Formaat wijzigen|Niet meer vragen",
        "pl": "OK|Anuluj|Zmień rozmiar|Nie pytaj ponownie",
        "pt": "OK|Cancelar|Redimensionar|Não perguntar novamente",
        "ru": "ОК|Отменить|Изменить размер|Больше не спрашивать",
        "sv": "OK|Avbryt|Ändra storlek|Fråga inte igen",
        "tr": "Tamam|Vazgeç|Yeniden Boyutlandır|Bir daha sorma",
        "uk": "ОК|Скасувати|Змінити розмір|Більше не питати",
        "zh": "好|取消|调整大小|不再询问",
        "zh_Hant": "好|取消|調整大小|不再詢問",
    ]
}
