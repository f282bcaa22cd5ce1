import Foundation
import PicaGraph
import PicaLabels
import PicaState

/// A shortcut as menus show it, such as "Ctrl+S", with the localized names of keys.
struct ShortcutText: TextWriter, Hashable {
    let press: KeyStroke

    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        AttributedString(string(in: environment))
    }

    func string(in environment: EnvironmentValues) -> String {
        func word(_ key: KeyWord.Key) -> String { KeyWord(key: key).string(in: environment) }
        let held: [(Modifiers, KeyWord.Key)] = [
            (.superKey, .superKey), (.control, .control), (.alternate, .alt), (.shift, .shift),
        ]
        let names = held.filter { press.modifiers.contains($0.0) }.map { word($0.1) }
        return (names + [name(word)]).joined(separator: "+")
    }

    private func name(_ word: (KeyWord.Key) -> String) -> String {
        switch press.key {
        case .character(let character): character.uppercased()
        case .function(let number): "F\(number)"
        case .left: "←"
        case .right: "→"
        case .up: "↑"
        case .down: "↓"
        case .return: word(.return)
        case .escape: word(.escape)
        case .tab: word(.tab)
        case .space: word(.space)
        case .delete: word(.backspace)
        case .deleteForward: word(.delete)
        case .insert: word(.insert)
        case .home: word(.home)
        case .end: word(.end)
        case .pageUp: word(.pageUp)
        case .pageDown: word(.pageDown)
        case .menu: word(.menu)
        }
    }
}

/// The label of a key.
struct KeyWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case control = "Ctrl"
        case shift = "Shift"
        case alt = "Alt"
        case superKey = "Super"
        case `return` = "Enter"
        case escape = "Esc"
        case tab = "Tab"
        case space = "Space"
        case backspace = "Backspace"
        case delete = "Del"
        case insert = "Ins"
        case home = "Home"
        case end = "End"
        case pageUp = "Page Up"
        case pageDown = "Page Down"
        case menu = "Menu"
    }

    let key: Key

    /// The labels by language. Languages whose keyboards have English labels are left out.
    static let words = [
        "cs":
            "Ctrl|Shift|Alt|Super|Enter|Esc|Tab|Mezerník|Backspace|Delete|Insert|Home|End|Page Up|Page Down|Menu",
        "da":
            "Ctrl|Skift|Alt|Super|Retur|Esc|Tab|Mellemrum|Backspace|Delete|Insert|Home|End|Page Up|Page Down|Menu",
        "de":
            "Strg|Umschalt|Alt|Super|Eingabe|Esc|Tab|Leertaste|Rücktaste|Entf|Einfg|Pos1|Ende|Bild auf|Bild ab|Menü",
        "es":
            "Ctrl|Mayús|Alt|Super|Intro|Esc|Tab|Espacio|Retroceso|Supr|Insert|Inicio|Fin|Re Pág|Av Pág|Menú",
        "fi":
            "Ctrl|Vaihto|Alt|Super|Enter|Esc|Sarkain|Välilyönti|Askelpalautin|Delete|Insert|Home|End|Page Up|Page Down|"
            + "Valikko",
        "fr":
            "Ctrl|Maj|Alt|Super|Entrée|Échap|Tab|Espace|Retour arrière|Suppr|Inser|Début|Fin|Page préc.|Page suiv.|Menu",
        "it": "Ctrl|Maiusc|Alt|Super|Invio|Esc|Tab|Spazio|Backspace|Canc|Ins|Home|Fine|Pag ↑|Pag ↓|Menu",
        "ja":
            "Ctrl|Shift|Alt|Super|Enter|Esc|Tab|スペース|Backspace|Delete|Insert|Home|End|Page Up|Page Down|メニュー",
        "ko": "Ctrl|Shift|Alt|Super|Enter|Esc|Tab|스페이스|Backspace|Delete|Insert|Home|End|Page Up|Page Down|메뉴",
        "nb":
            "Ctrl|Shift|Alt|Super|Enter|Esc|Tab|Mellomrom|Tilbake|Delete|Insert|Home|End|Page Up|Page Down|Meny",
        "nl":
            "Ctrl|Shift|Alt|Super|Enter|Esc|Tab|Spatie|Backspace|Delete|Insert|Home|End|Page Up|Page Down|Menu",
        "pl":
            "Ctrl|Shift|Alt|Super|Enter|Esc|Tab|Spacja|Backspace|Delete|Insert|Home|End|Page Up|Page Down|Menu",
        "pt":
            "Ctrl|Shift|Alt|Super|Enter|Esc|Tab|Espaço|Backspace|Delete|Insert|Home|End|Page Up|Page Down|Menu",
        "ru":
            "Ctrl|Shift|Alt|Super|Enter|Esc|Tab|Пробел|Backspace|Delete|Insert|Home|End|Page Up|Page Down|Меню",
        "sv":
            "Ctrl|Skift|Alt|Super|Retur|Esc|Tabb|Blanksteg|Backsteg|Delete|Insert|Home|End|Page Up|Page Down|Meny",
        "tr":
            "Ctrl|Shift|Alt|Super|Enter|Esc|Sekme|Boşluk|Backspace|Delete|Insert|Home|End|Page Up|Page Down|Menü",
        "uk":
            "Ctrl|Shift|Alt|Super|Enter|Esc|Tab|Пробіл|Backspace|Delete|Insert|Home|End|Page Up|Page Down|Меню",
        "zh": "Ctrl|Shift|Alt|Super|Enter|Esc|Tab|空格|Backspace|Delete|Insert|Home|End|Page Up|Page Down|菜单",
        "zh_Hant":
            "Ctrl|Shift|Alt|Super|Enter|Esc|Tab|空白鍵|Backspace|Delete|Insert|Home|End|Page Up|Page Down|選單",
    ]
}
