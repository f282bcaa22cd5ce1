import PicaGraph

/// A word of Pica's bars.
struct BarWord: InterfaceWord {
    /// By what stands in the app's tables; in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case back = "Back"
        case more = "More"
        case toggleSidebar = "Toggle Sidebar"
        case toggleInspector = "Toggle Inspector"
        case showToolbar = "Show Toolbar"
        case hideToolbar = "Hide Toolbar"
        case customizeToolbar = "Customize Toolbar…"
        case reset = "Reset"
    }

    let key: Key

    static let words = [
        "ar":
            "رجوع|المزيد|إظهار/إخفاء الشريط الجانبي|إظهار/إخفاء الفاحص|إظهار شريط الأدوات|إخفاء شريط الأدوات|تخصيص شريط الأدوات…|إعادة تعيين",
        "cs":
            "Zpět|Další|Přepnout postranní panel|Přepnout inspektor|Zobrazit panel nástrojů|Skrýt panel nástrojů|Přizpůsobit panel nástrojů…|Obnovit",
        "da":
            "Tilbage|Mere|Slå sidebjælke til/fra|Slå info til/fra|Vis værktøjslinje|Skjul værktøjslinje|Tilpas værktøjslinje…|Nulstil",
        "de":
            "Zurück|Mehr|Seitenleiste ein/aus|Informationen ein/aus|Symbolleiste einblenden|Symbolleiste ausblenden|Symbolleiste anpassen …|Zurücksetzen",
        "es":
            "Atrás|Más|Mostrar u ocultar barra lateral|Mostrar u ocultar inspector|Mostrar barra de herramientas|Ocultar barra de herramientas|Personalizar barra de herramientas…|Restablecer",
        "fi":
            "Takaisin|Lisää|Näytä tai piilota sivupalkki|Näytä tai piilota tietoikkuna|Näytä työkalupalkki|Kätke työkalupalkki|Muokkaa työkalupalkkia…|Palauta",
        "fr":
            "Retour|Plus|Afficher ou masquer la barre latérale|Afficher ou masquer l’inspecteur|Afficher la barre d’outils|Masquer la barre d’outils|Personnaliser la barre d’outils…|Réinitialiser",
        "he":
            "חזרה|עוד|הצגה או הסתרה של סרגל הצד|הצגה או הסתרה של המפקח|הצגת סרגל הכלים|הסתרת סרגל הכלים|התאמת סרגל הכלים…|איפוס",
        "it":
            "Indietro|Altro|Mostra o nascondi barra laterale|Mostra o nascondi impostazioni|Mostra barra strumenti|Nascondi barra strumenti|Personalizza barra strumenti…|Ripristina",
        "ja": "戻る|その他|サイドバーを切り替え|インスペクタを切り替え|ツールバーを表示|ツールバーを非表示|ツールバーをカスタマイズ…|リセット",
        "ko": "뒤로|더 보기|사이드바 켜기/끄기|속성 켜기/끄기|도구 막대 보기|도구 막대 가리기|도구 막대 사용자화…|재설정",
        "nb":
            "Tilbake|Mer|Vis eller skjul sidepanel|Vis eller skjul inspektør|Vis verktøylinje|Skjul verktøylinje|Tilpass verktøylinje…|Nullstill",
        "nl":
            "Terug|Meer|Navigatiekolom aan/uit|Infovenster aan/uit|Toon knoppenbalk|Verberg knoppenbalk|Pas knoppenbalk aan…|Herstel",
        "pl":
            "Wstecz|Więcej|Przełącz pasek boczny|Przełącz inspektor|Pokaż pasek narzędzi|Ukryj pasek narzędzi|Dostosuj pasek narzędzi…|Wyzeruj",
        "pt":
            "Voltar|Mais|Mostrar ou ocultar barra lateral|Mostrar ou ocultar inspetor|Mostrar barra de ferramentas|Ocultar barra de ferramentas|Personalizar barra de ferramentas…|Redefinir",
        "ru":
            "Назад|Ещё|Показать или скрыть боковое меню|Показать или скрыть инспектор|Показать панель инструментов|Скрыть панель инструментов|Настроить панель инструментов…|Сбросить",
        "sv":
            "Tillbaka|Mer|Visa eller göm sidofält|Visa eller göm granskare|Visa verktygsfält|Göm verktygsfält|Anpassa verktygsfält…|Återställ",
        "tr":
            "Geri|Daha Fazla|Kenar Çubuğunu Aç/Kapat|Denetçiyi Aç/Kapat|Araç Çubuğunu Göster|Araç Çubuğunu Gizle|Araç Çubuğunu Özelleştir…|Sıfırla",
        "uk":
            "Назад|Більше|Показати або сховати бічну панель|Показати або сховати інспектор|Показати панель інструментів|Сховати панель інструментів|Налаштувати панель інструментів…|Скинути",
        "zh": "返回|更多|切换边栏|切换检查器|显示工具栏|隐藏工具栏|自定义工具栏…|还原",
        "zh_Hant": "返回|更多|切換側邊欄|切換檢閱器|顯示工具列|隱藏工具列|自訂工具列…|重置",
    ]
}
