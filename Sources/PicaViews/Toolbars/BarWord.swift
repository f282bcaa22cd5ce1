import PicaGraph

/// A word of Pica's bars.
struct BarWord: InterfaceWord {
    /// By what stands in the app's tables; in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case back = "Back"
        case more = "More"
        case toggleSidebar = "Toggle Sidebar"
        case toggleInspector = "Toggle Inspector"
    }

    let key: Key

    static let words = [
        "ar": "رجوع|المزيد|إظهار/إخفاء الشريط الجانبي|إظهار/إخفاء الفاحص",
        "cs": "Zpět|Další|Přepnout postranní panel|Přepnout inspektor",
        "da": "Tilbage|Mere|Slå sidebjælke til/fra|Slå info til/fra",
        "de": "Zurück|Mehr|Seitenleiste ein/aus|Informationen ein/aus",
        "es": "Atrás|Más|Mostrar u ocultar barra lateral|Mostrar u ocultar inspector",
        "fi": "Takaisin|Lisää|Näytä tai piilota sivupalkki|Näytä tai piilota tietoikkuna",
        "fr": "Retour|Plus|Afficher ou masquer la barre latérale|Afficher ou masquer l’inspecteur",
        "he": "חזרה|עוד|הצגה או הסתרה של סרגל הצד|הצגה או הסתרה של המפקח",
        "it": "Indietro|Altro|Mostra o nascondi barra laterale|Mostra o nascondi impostazioni",
        "ja": "戻る|その他|サイドバーを切り替え|インスペクタを切り替え",
        "ko": "뒤로|더 보기|사이드바 켜기/끄기|속성 켜기/끄기",
        "nb": "Tilbake|Mer|Vis eller skjul sidepanel|Vis eller skjul inspektør",
        "nl": "Terug|Meer|Navigatiekolom aan/uit|Infovenster aan/uit",
        "pl": "Wstecz|Więcej|Przełącz pasek boczny|Przełącz inspektor",
        "pt": "Voltar|Mais|Mostrar ou ocultar barra lateral|Mostrar ou ocultar inspetor",
        "ru": "Назад|Ещё|Показать или скрыть боковое меню|Показать или скрыть инспектор",
        "sv": "Tillbaka|Mer|Visa eller göm sidofält|Visa eller göm granskare",
        "tr": "Geri|Daha Fazla|Kenar Çubuğunu Aç/Kapat|Denetçiyi Aç/Kapat",
        "uk": "Назад|Більше|Показати або сховати бічну панель|Показати або сховати інспектор",
        "zh": "返回|更多|切换边栏|切换检查器",
        "zh_Hant": "返回|更多|切換側邊欄|切換檢閱器",
    ]
}
