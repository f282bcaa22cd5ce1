import Foundation
import PicaFoundation
import PicaGraph

/// A word of Pica's own menus, in the language of the environment's locale: the app's tables have the first
/// say, then Pica, and English is left.
struct MenuWord: TextWriter {
    /// By what stands in the app's tables; in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case undo = "Undo"
        case redo = "Redo"
        case cut = "Cut"
        case copy = "Copy"
        case paste = "Paste"
        case delete = "Delete"
        case selectAll = "Select All"
        case openLink = "Open Link"
        case copyLink = "Copy Link"
    }

    let key: Key

    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        AttributedString(string(in: environment))
    }

    func string(in environment: EnvironmentValues) -> String {
        let own = LocalizedFormat(key.rawValue).resolved(bundle: nil, locale: environment.locale)
        guard own == key.rawValue else { return own }
        let tag = LanguageTag(environment.textLanguage)
        let language = [tag.language, tag.script].compactMap(\.self).joined(separator: "_")
        let known = Self.words[language]?.split(separator: "|", omittingEmptySubsequences: false)
        guard let index = Key.allCases.firstIndex(of: key), let known, known.indices.contains(index) else {
            return key.rawValue
        }
        return String(known[index])
    }

    static let words = [
        "ar": "تراجع|إعادة|قص|نسخ|لصق|حذف|تحديد الكل|فتح الرابط|نسخ الرابط",
        "cs": "Zpět|Znovu|Vyjmout|Kopírovat|Vložit|Smazat|Vybrat vše|Otevřít odkaz|Kopírovat odkaz",
        "da": "Fortryd|Gentag|Klip|Kopiér|Indsæt|Slet|Markér alt|Åbn link|Kopiér link",
        "de":
            "Rückgängig|Wiederholen|Ausschneiden|Kopieren|Einfügen|Löschen|Alles auswählen|Link öffnen|"
            + "Link kopieren",
        "es":
            "Deshacer|Rehacer|Cortar|Copiar|Pegar|Eliminar|Seleccionar todo|Abrir enlace|Copiar enlace",
        "fi": "Kumoa|Tee uudelleen|Leikkaa|Kopioi|Liitä|Poista|Valitse kaikki|Avaa linkki|Kopioi linkki",
        "fr":
            "Annuler|Rétablir|Couper|Copier|Coller|Supprimer|Tout sélectionner|Ouvrir le lien|Copier le lien",
        "he": "ביטול|ביצוע מחדש|גזירה|העתקה|הדבקה|מחיקה|בחירת הכול|פתיחת הקישור|העתקת הקישור",
        "it":
            "Annulla|Ripeti|Taglia|Copia|Incolla|Elimina|Seleziona tutto|Apri collegamento|"
            + "Copia collegamento",
        "ja": "元に戻す|やり直す|切り取り|コピー|貼り付け|削除|すべて選択|リンクを開く|リンクをコピー",
        "ko": "실행 취소|다시 실행|잘라내기|복사|붙여넣기|삭제|모두 선택|링크 열기|링크 복사",
        "nb": "Angre|Gjør om|Klipp ut|Kopier|Lim inn|Slett|Marker alt|Åpne lenke|Kopier lenke",
        "nl":
            "Ongedaan maken|Opnieuw|Knippen|Kopiëren|Plakken|Verwijderen|Alles selecteren|Koppeling openen|"
            + "Koppeling kopiëren",
        "pl":
            "Cofnij|Ponów|Wytnij|Kopiuj|Wklej|Usuń|Zaznacz wszystko|Otwórz odnośnik|Kopiuj odnośnik",
        "pt": "Desfazer|Refazer|Cortar|Copiar|Colar|Excluir|Selecionar tudo|Abrir link|Copiar link",
        "ru":
            "Отменить|Повторить|Вырезать|Копировать|Вставить|Удалить|Выделить всё|Открыть ссылку|"
            + "Копировать ссылку",
        "sv": "Ångra|Gör om|Klipp ut|Kopiera|Klistra in|Ta bort|Markera allt|Öppna länk|Kopiera länk",
        "tr":
            "Geri Al|Yinele|Kes|Kopyala|Yapıştır|Sil|Tümünü Seç|Bağlantıyı Aç|Bağlantıyı Kopyala",
        "uk":
            "Скасувати|Повторити|Вирізати|Копіювати|Вставити|Видалити|Вибрати все|Відкрити посилання|"
            + "Копіювати посилання",
        "zh": "撤销|重做|剪切|复制|粘贴|删除|全选|打开链接|复制链接",
        "zh_Hant": "復原|重做|剪下|複製|貼上|刪除|全選|開啟連結|複製連結",
    ]
}
