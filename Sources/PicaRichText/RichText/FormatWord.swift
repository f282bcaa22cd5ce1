import PicaGraph
import PicaLabels

/// A word for a text formatting command.
package struct FormatWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    package enum Key: String, CaseIterable, Sendable {
        case bold = "Bold"
        case italic = "Italic"
        case underline = "Underline"
        case strikethrough = "Strikethrough"
        case bigger = "Bigger"
        case smaller = "Smaller"
        case alignLeft = "Align Left"
        case center = "Center"
        case alignRight = "Align Right"
        case leftToRight = "Left to Right"
        case rightToLeft = "Right to Left"
        case plain = "Remove Formatting"
        case pasteText = "Paste and Match Style"
        case fonts = "Fonts…"
        case colors = "Colors…"

        package init(_ format: TextFormat) {
            self =
                switch format {
                case .bold: .bold
                case .italic: .italic
                case .underline: .underline
                case .strikethrough: .strikethrough
                case .bigger: .bigger
                case .smaller: .smaller
                case .alignLeft: .alignLeft
                case .center: .center
                case .alignRight: .alignRight
                case .leftToRight: .leftToRight
                case .rightToLeft: .rightToLeft
                case .plain: .plain
                }
        }
    }

    package let key: Key

    package init(key: Key) {
        self.key = key
    }

    package static let words = [
        "ar":
            "غامق|مائل|تسطير|يتوسطه خط|أكبر|أصغر|محاذاة لليسار|توسيط|محاذاة لليمين|من اليسار إلى اليمين|"
            + "من اليمين إلى اليسار|إزالة التنسيق|لصق مع مطابقة النمط"
            + "|الخطوط…|الألوان…",
        "cs":
            "Tučné|Kurzíva|Podtržení|Přeškrtnutí|Větší|Menší|Zarovnat vlevo|Na střed|Zarovnat vpravo|"
            + "Zleva doprava|Zprava doleva|Odstranit formátování|Vložit a přizpůsobit styl"
            + "|Písma…|Barvy…",
        "da":
            "Fed|Kursiv|Understreget|Gennemstreget|Større|Mindre|Venstrestil|Centrer|Højrestil|"
            + "Venstre mod højre|Højre mod venstre|Fjern formatering|Indsæt og tilpas stil"
            + "|Skrifter…|Farver…",
        "de":
            "Fett|Kursiv|Unterstrichen|Durchgestrichen|Größer|Kleiner|Linksbündig|Zentriert|"
            + "Rechtsbündig|Von links nach rechts|Von rechts nach links|Formatierung entfernen|Einsetzen und Stil anpassen"
            + "|Schriften…|Farben…",
        "es":
            "Negrita|Cursiva|Subrayado|Tachado|Más grande|Más pequeño|Alinear a la izquierda|Centrar|"
            + "Alinear a la derecha|De izquierda a derecha|De derecha a izquierda|Quitar formato|Pegar con el mismo estilo"
            + "|Tipos de letra…|Colores…",
        "fi":
            "Lihavoitu|Kursivoitu|Alleviivattu|Yliviivattu|Suurempi|Pienempi|Tasaa vasemmalle|Keskitä|"
            + "Tasaa oikealle|Vasemmalta oikealle|Oikealta vasemmalle|Poista muotoilu|Sijoita ja sovita tyyli"
            + "|Fontit…|Värit…",
        "fr":
            "Gras|Italique|Souligné|Barré|Plus grand|Plus petit|Aligner à gauche|Centrer|"
            + "Aligner à droite|De gauche à droite|De droite à gauche|Supprimer la mise en forme|Coller et adapter le style"
            + "|Polices…|Couleurs…",
        "he":
            "מודגש|נטוי|קו תחתון|קו חוצה|גדול יותר|קטן יותר|יישור לשמאל|מרכוז|יישור לימין|משמאל לימין|"
            + "מימין לשמאל|הסרת עיצוב|הדבקה בהתאמה לסגנון"
            + "|גופנים…|צבעים…",
        "it":
            "Grassetto|Corsivo|Sottolineato|Barrato|Più grande|Più piccolo|Allinea a sinistra|Centra|"
            + "Allinea a destra|Da sinistra a destra|Da destra a sinistra|Rimuovi formattazione|Incolla e adatta stile"
            + "|Font…|Colori…",
        "ja": "ボールド|イタリック|アンダーライン|取り消し線|大きく|小さく|左揃え|中央揃え|右揃え|左から右|右から左|書式を解除|ペーストしてスタイルを合わせる"
            + "|フォント…|カラー…",
        "ko":
            "볼드체|이탤릭체|밑줄|취소선|크게|작게|왼쪽 정렬|가운데 정렬|오른쪽 정렬|왼쪽에서 오른쪽으로|"
            + "오른쪽에서 왼쪽으로|서식 제거|붙여넣고 스타일 일치시킴"
            + "|서체…|색상…",
        "nb":
            "Halvfet|Kursiv|Understreket|Gjennomstreket|Større|Mindre|Venstrejuster|Midtstill|"
            + "Høyrejuster|Venstre mot høyre|Høyre mot venstre|Fjern formatering|Lim inn og tilpass stilen"
            + "|Fonter…|Farger…",
        "nl":
            "Vet|Cursief|Onderstreept|Doorgehaald|Groter|Kleiner|Links uitlijnen|Centreren|"
            + "Rechts uitlijnen|Van links naar rechts|Van rechts naar links|Opmaak verwijderen|Plak en pas stijl aan"
            + "|Lettertypen…|Kleuren…",
        "pl":
            "Pogrubienie|Kursywa|Podkreślenie|Przekreślenie|Większy|Mniejszy|Wyrównaj do lewej|Wyśrodkuj|"
            + "Wyrównaj do prawej|Od lewej do prawej|Od prawej do lewej|Usuń formatowanie|Wklej i dopasuj styl"
            + "|Czcionki…|Kolory…",
        "pt":
            "Negrito|Itálico|Sublinhado|Tachado|Maior|Menor|Alinhar à esquerda|Centralizar|"
            + "Alinhar à direita|Da esquerda para a direita|Da direita para a esquerda|"
            + "Remover formatação|Colar e Manter Estilo"
            + "|Fontes…|Cores…",
        "ru":
            "Жирный|Курсив|Подчёркнутый|Зачёркнутый|Крупнее|Мельче|По левому краю|По центру|"
            + "По правому краю|Слева направо|Справа налево|Убрать форматирование|Вставить и согласовать стиль"
            + "|Шрифты…|Цвета…",
        "sv":
            "Fetstil|Kursiv|Understruken|Genomstruken|Större|Mindre|Vänsterjustera|Centrera|"
            + "Högerjustera|Vänster till höger|Höger till vänster|Ta bort formatering|Klistra in och matcha format"
            + "|Typsnitt…|Färger…",
        "tr":
            "Kalın|İtalik|Altı Çizili|Üstü Çizili|Daha Büyük|Daha Küçük|Sola Hizala|Ortala|Sağa Hizala|"
            + "Soldan Sağa|Sağdan Sola|Biçimlendirmeyi Kaldır|Yapıştır ve Stili Eşleştir"
            + "|Yazı Tipleri…|Renkler…",
        "uk":
            "Жирний|Курсив|Підкреслений|Закреслений|Більший|Менший|За лівим краєм|По центру|"
            + "За правим краєм|Зліва направо|Справа наліво|Прибрати форматування|Вставити й узгодити стиль"
            + "|Шрифти…|Кольори…",
        "zh": "粗体|斜体|下划线|删除线|增大|减小|左对齐|居中|右对齐|从左到右|从右到左|清除格式|粘贴并匹配样式"
            + "|字体…|颜色…",
        "zh_Hant": "粗體|斜體|底線|刪除線|放大|縮小|靠左對齊|置中|靠右對齊|由左至右|由右至左|清除格式|貼上並符合樣式"
            + "|字體…|顏色…",
    ]
}
