import PicaGraph
import PicaLabels

/// A word of Pica's bars.
struct BarWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case back = "Back"
        case more = "More"
        case toggleSidebar = "Toggle Sidebar"
        case toggleInspector = "Toggle Inspector"
        case showToolbar = "Show Toolbar"
        case hideToolbar = "Hide Toolbar"
        case customizeToolbar = "Customize Toolbar…"
        case reset = "Reset"
        case moveUp = "Move Up"
        case moveDown = "Move Down"
    }

    let key: Key

    static let words = [
        "ar":
            "رجوع|المزيد|إظهار/إخفاء الشريط الجانبي|إظهار/إخفاء الفاحص|إظهار شريط الأدوات|إخفاء شريط الأدوات|تخصيص شريط الأدوات…|إعادة تعيين|نقل لأعلى|نقل لأسفل",
        "cs":
            "Zpět|Další|Přepnout postranní panel|Přepnout inspektor|Zobrazit panel nástrojů|Skrýt panel nástrojů|Přizpůsobit panel nástrojů…|Obnovit|Přesunout nahoru|Přesunout dolů",
        "da":
            "Tilbage|Mere|Slå sidebjælke til/fra|Slå info til/fra|Vis værktøjslinje|Skjul værktøjslinje|Tilpas værktøjslinje…|Nulstil|Flyt op|Flyt ned",
        "de":
            "Zurück|Mehr|Seitenleiste ein/aus|Informationen ein/aus|Symbolleiste einblenden|Symbolleiste ausblenden|Symbolleiste anpassen …|Zurücksetzen|Nach oben|Nach unten",
        "es":
            "Atrás|Más|Mostrar u ocultar barra lateral|Mostrar u ocultar inspector|Mostrar barra de herramientas|Ocultar barra de herramientas|Personalizar barra de herramientas…|Restablecer|Mover hacia arriba|Mover hacia abajo",
        "fi":
            "Takaisin|Lisää|Näytä tai piilota sivupalkki|Näytä tai piilota tietoikkuna|Näytä työkalupalkki|Kätke työkalupalkki|Muokkaa työkalupalkkia…|Palauta|Siirrä ylös|Siirrä alas",
        "fr":
            "Retour|Plus|Afficher ou masquer la barre latérale|Afficher ou masquer l’inspecteur|Afficher la barre d’outils|Masquer la barre d’outils|Personnaliser la barre d’outils…|Réinitialiser|Déplacer vers le haut|Déplacer vers le bas",
        "he":
            "חזרה|עוד|הצגה או הסתרה של סרגל הצד|הצגה או הסתרה של המפקח|הצגת סרגל הכלים|הסתרת סרגל הכלים|התאמת סרגל הכלים…|איפוס|הזזה למעלה|הזזה למטה",
        "it":
            "Indietro|Altro|Mostra o nascondi barra laterale|Mostra o nascondi impostazioni|Mostra barra strumenti|Nascondi barra strumenti|Personalizza barra strumenti…|Ripristina|Sposta in alto|Sposta in basso",
        "ja": "戻る|その他|サイドバーを切り替え|インスペクタを切り替え|ツールバーを表示|ツールバーを非表示|ツールバーをカスタマイズ…|リセット|上に移動|下に移動",
        "ko": "뒤로|더 보기|사이드바 켜기/끄기|속성 켜기/끄기|도구 막대 보기|도구 막대 가리기|도구 막대 사용자화…|재설정|위로 이동|아래로 이동",
        "nb":
            "Tilbake|Mer|Vis eller skjul sidepanel|Vis eller skjul inspektør|Vis verktøylinje|Skjul verktøylinje|Tilpass verktøylinje…|Nullstill|Flytt opp|Flytt ned",
        "nl":
            "Terug|Meer|Navigatiekolom aan/uit|Infovenster aan/uit|Toon knoppenbalk|Verberg knoppenbalk|Pas knoppenbalk aan…|Herstel|Omhoog|Omlaag",
        "pl":
            "Wstecz|Więcej|Przełącz pasek boczny|Przełącz inspektor|Pokaż pasek narzędzi|Ukryj pasek narzędzi|Dostosuj pasek narzędzi…|Wyzeruj|Przenieś w górę|Przenieś w dół",
        "pt":
            "Voltar|Mais|Mostrar ou ocultar barra lateral|Mostrar ou ocultar inspetor|Mostrar barra de ferramentas|Ocultar barra de ferramentas|Personalizar barra de ferramentas…|Redefinir|Mover para cima|Mover para baixo",
        "ru":
            "Назад|Ещё|Показать или скрыть боковое меню|Показать или скрыть инспектор|Показать панель инструментов|Скрыть панель инструментов|Настроить панель инструментов…|Сбросить|Переместить вверх|Переместить вниз",
        "sv":
            "Tillbaka|Mer|Visa eller göm sidofält|Visa eller göm granskare|Visa verktygsfält|Göm verktygsfält|Anpassa verktygsfält…|Återställ|Flytta upp|Flytta ned",
        "tr":
            "Geri|Daha Fazla|Kenar Çubuğunu Aç/Kapat|Denetçiyi Aç/Kapat|Araç Çubuğunu Göster|Araç Çubuğunu Gizle|Araç Çubuğunu Özelleştir…|Sıfırla|Yukarı Taşı|Aşağı Taşı",
        "uk":
            "Назад|Більше|Показати або сховати бічну панель|Показати або сховати інспектор|Показати панель інструментів|Сховати панель інструментів|Налаштувати панель інструментів…|Скинути|Перемістити вгору|Перемістити вниз",
        "zh": "返回|更多|切换边栏|切换检查器|显示工具栏|隐藏工具栏|自定义工具栏…|还原|上移|下移",
        "zh_Hant": "返回|更多|切換側邊欄|切換檢閱器|顯示工具列|隱藏工具列|自訂工具列…|重置|上移|下移",
    ]
}
