import PicaGraph
import PicaLabels

/// A word in the color panel.
struct ColorWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case hue = "Hue"
        case saturation = "Saturation"
        case brightness = "Brightness"
        case opacity = "Opacity"
        case code = "Hex Code"
        case before = "Color Before"
        case now = "Color Now"
    }

    let key: Key

    static let words = [
        "ar": "تدرّج اللون|التشبع|السطوع|العتامة|الرمز السداسي العشري|اللون السابق|اللون الحالي",
        "cs": "Odstín|Sytost|Jas|Krytí|Hexadecimální kód|Předchozí barva|Nynější barva",
        "da": "Farvetone|Mætning|Lysstyrke|Dækning|Hexkode|Farven før|Farven nu",
        "de": "Farbton|Sättigung|Helligkeit|Deckkraft|Hex-Code|Farbe vorher|Farbe jetzt",
        "es": "Tono|Saturación|Brillo|Opacidad|Código hexadecimal|Color anterior|Color actual",
        "fi": "Sävy|Kylläisyys|Kirkkaus|Peittävyys|Heksakoodi|Aiempi väri|Nykyinen väri",
        "fr": "Teinte|Saturation|Luminosité|Opacité|Code hexadécimal|Couleur précédente|Couleur actuelle",
        "he": "גוון|רוויה|בהירות|אטימות|קוד הקסדצימלי|הצבע הקודם|הצבע הנוכחי",
        "it": "Tonalità|Saturazione|Luminosità|Opacità|Codice esadecimale|Colore precedente|Colore attuale",
        "ja": "色相|彩度|明度|不透明度|16進コード|以前のカラー|現在のカラー",
        "ko": "색조|채도|밝기|불투명도|16진수 코드|이전 색상|현재 색상",
        "nb": "Fargetone|Metning|Lysstyrke|Dekkevne|Heksadesimal kode|Fargen før|Fargen nå",
        "nl": "Tint|Verzadiging|Helderheid|Dekking|Hexcode|Kleur voorheen|Kleur nu",
        "pl": "Barwa|Nasycenie|Jasność|Krycie|Kod szesnastkowy|Poprzedni kolor|Obecny kolor",
        "pt": "Matiz|Saturação|Brilho|Opacidade|Código hexadecimal|Cor anterior|Cor atual",
        "ru": "Оттенок|Насыщенность|Яркость|Непрозрачность|Шестнадцатеричный код|Прежний цвет|Нынешний цвет",
        "sv": "Nyans|Mättnad|Ljusstyrka|Opacitet|Hexkod|Färgen före|Färgen nu",
        "tr": "Ton|Doygunluk|Parlaklık|Opaklık|Onaltılık Kod|Önceki Renk|Şimdiki Renk",
        "uk":
            "Відтінок|Насиченість|Яскравість|Непрозорість|Шістнадцятковий код|Попередній колір|Теперішній колір",
        "zh": "色相|饱和度|亮度|不透明度|十六进制代码|之前的颜色|现在的颜色",
        "zh_Hant": "色相|飽和度|亮度|不透明度|十六進位碼|先前的顏色|目前的顏色",
    ]
}
