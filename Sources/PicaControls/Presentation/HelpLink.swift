import Foundation
import PicaGraph
import PicaLabels
import PicaState

/// A round button with a question mark that opens help.
public struct HelpLink {
    private enum Target {
        case action(() -> Void)
        case url(URL)
    }

    private let target: Target
    @Environment(\.openURL) private var openURL

    private nonisolated init(_ target: Target) { self.target = target }

    /// Creates a button that calls a closure.
    nonisolated public init(action: @escaping () -> Void) { self.init(.action(action)) }

    /// Creates a button that opens a URL.
    nonisolated public init(destination: URL) { self.init(.url(destination)) }
}

extension HelpLink: View {
    /// The button.
    public var body: some View {
        Button {
            switch target {
            case .action(let action): action()
            case .url(let url): openURL(url)
            }
        } label: {
            Label {
                Text(HelpWord(key: .help))
            } icon: {
                Image(systemName: "questionmark")
            }
            .labelStyle(.iconOnly)
        }
        .buttonBorderShape(.circle)
    }
}

/// The word on a button that opens help.
private struct HelpWord: InterfaceWord {
    /// The key in the app's string tables.
    enum Key: String, CaseIterable, Sendable { case help = "Help" }

    let key: Key

    static let words = [
        "ar": "مساعدة",
        "cs": "Nápověda",
        "da": "Hjælp",
        "de": "Hilfe",
        "es": "Ayuda",
        "fi": "Ohje",
        "fr": "Aide",
        "he": "עזרה",
        "it": "Aiuto",
        "ja": "ヘルプ",
        "ko": "도움말",
        "nb": "Hjelp",
        "nl": "Help",
        "pl": "Pomoc",
        "pt": "Ajuda",
        "ru": "Справка",
        "sv": "Hjälp",
        "tr": "Yardım",
        "uk": "Довідка",
        "zh": "帮助",
        "zh_Hant": "輔助說明",
    ]
}
