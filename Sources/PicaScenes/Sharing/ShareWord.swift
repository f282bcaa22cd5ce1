import PicaGraph
import PicaLabels

/// A word of share links.
struct ShareWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case share = "Share…"
        case save = "Save…"
        case email = "Email"
    }

    let key: Key

    static let words = [
        "ar": "مشاركة…|حفظ…|البريد الإلكتروني",
        "cs": "Sdílet…|Uložit…|E-mail",
        "da": "Del…|Gem…|E-mail",
        "de": "Teilen …|Sichern …|E-Mail",
        "es": "Compartir…|Guardar…|Correo electrónico",
        "fi": "Jaa…|Tallenna…|Sähköposti",
        "fr": "Partager…|Enregistrer…|E-mail",
        "he": "שיתוף…|שמירה…|דוא״ל",
        "it": "Condividi…|Salva…|E-mail",
        "ja": "共有…|保存…|メール",
        "ko": "공유…|저장…|이메일",
        "nb": "Del…|Lagre…|E-post",
        "nl": "Deel…|Bewaar…|E-mail",
        "pl": "Udostępnij…|Zapisz…|E-mail",
        "pt": "Compartilhar…|Salvar…|E-mail",
        "ru": "Поделиться…|Сохранить…|Эл. почта",
        "sv": "Dela…|Spara…|E-post",
        "tr": "Paylaş…|Kaydet…|E-posta",
        "uk": "Поділитися…|Зберегти…|Ел. пошта",
        "zh": "共享…|保存…|电子邮件",
        "zh_Hant": "分享…|儲存…|電子郵件",
    ]
}
