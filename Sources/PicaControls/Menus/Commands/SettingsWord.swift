import PicaLabels

/// A word about an app's settings.
package struct SettingsWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    package enum Key: String, CaseIterable, Sendable {
        case settingsItem = "Settings…"
        case settings = "Settings"
    }

    package let key: Key

    package init(key: Key) { self.key = key }

    package static let words = [
        "ar": "الإعدادات…|الإعدادات",
        "cs": "Nastavení…|Nastavení",
        "da": "Indstillinger…|Indstillinger",
        "de": "Einstellungen…|Einstellungen",
        "es": "Ajustes…|Ajustes",
        "fi": "Asetukset…|Asetukset",
        "fr": "Réglages…|Réglages",
        "he": "הגדרות…|הגדרות",
        "it": "Impostazioni…|Impostazioni",
        "ja": "設定…|設定",
        "ko": "설정…|설정",
        "nb": "Innstillinger…|Innstillinger",
        "nl": "Instellingen…|Instellingen",
        "pl": "Ustawienia…|Ustawienia",
        "pt": "Ajustes…|Ajustes",
        "ru": "Настройки…|Настройки",
        "sv": "Inställningar…|Inställningar",
        "tr": "Ayarlar…|Ayarlar",
        "uk": "Налаштування…|Налаштування",
        "zh": "设置…|设置",
        "zh_Hant": "設定…|設定",
    ]
}
