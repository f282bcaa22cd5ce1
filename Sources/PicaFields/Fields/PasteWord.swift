import PicaLabels
import PicaState

/// A message that explains why a paste failed.
package struct PasteWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    package enum Key: String, CaseIterable, Sendable {
        case silence = "The other program does not answer"
        case ownerGone = "The other program has ended"
        case tooLarge = "Too much text to paste here"

        /// Creates the message for an error; `nil` if the error needs no explanation.
        package init?(_ error: ClipboardError) {
            switch error {
            case .nothing: return nil
            case .silence: self = .silence
            case .ownerGone: self = .ownerGone
            case .tooLarge: self = .tooLarge
            }
        }
    }

    package let key: Key

    package static let words = [
        "ar": "البرنامج الآخر لا يستجيب|تم إنهاء البرنامج الآخر|النص أكبر من أن يُلصق هنا",
        "cs": "Druhý program neodpovídá|Druhý program byl ukončen|Text je na vložení sem příliš dlouhý",
        "da":
            "Det andet program svarer ikke|Det andet program er afsluttet|Der er for meget tekst til at indsætte her",
        "de":
            "Das andere Programm antwortet nicht|Das andere Programm wurde beendet|Zu viel Text zum Einsetzen",
        "es": "El otro programa no responde|El otro programa ha terminado|Demasiado texto para pegarlo aquí",
        "fi": "Toinen ohjelma ei vastaa|Toinen ohjelma on suljettu|Liikaa tekstiä liitettäväksi tähän",
        "fr": "L’autre programme ne répond pas|L’autre programme est fermé|Trop de texte à coller ici",
        "he": "התוכנית האחרת אינה מגיבה|התוכנית האחרת נסגרה|הטקסט ארוך מכדי להדביק אותו כאן",
        "it": "L’altro programma non risponde|L’altro programma è terminato|Troppo testo da incollare qui",
        "ja": "相手のプログラムが応答しません|相手のプログラムは終了しました|テキストが長すぎてここに貼り付けられません",
        "ko": "다른 프로그램이 응답하지 않습니다|다른 프로그램이 종료되었습니다|텍스트가 너무 길어 여기에 붙여넣을 수 없습니다",
        "nb":
            "Det andre programmet svarer ikke|Det andre programmet er avsluttet|For mye tekst til å lime inn her",
        "nl":
            "Het andere programma reageert niet|Het andere programma is gestopt|Te veel tekst om hier te plakken",
        "pl": "Drugi program nie odpowiada|Drugi program został zamknięty|Za dużo tekstu, by go tu wkleić",
        "pt": "O outro programa não responde|O outro programa foi encerrado|Texto demais para colar aqui",
        "ru": "Другая программа не отвечает|Другая программа завершена|Слишком много текста для вставки сюда",
        "sv":
            "Det andra programmet svarar inte|Det andra programmet har avslutats|För mycket text att klistra in här",
        "tr": "Diğer program yanıt vermiyor|Diğer program kapandı|Buraya yapıştırmak için çok fazla metin",
        "uk": "Інша програма не відповідає|Іншу програму завершено|Забагато тексту, щоб вставити сюди",
        "zh": "另一个程序没有响应|另一个程序已结束|文本过长，无法粘贴到此处",
        "zh_Hant": "另一個程式沒有回應|另一個程式已結束|文字過長，無法貼到此處",
    ]
}
