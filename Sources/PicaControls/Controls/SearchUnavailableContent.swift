import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// The standard content of the placeholder for a search without results.
public struct SearchUnavailableContent {
    /// The label: there are no results, and for which words.
    public struct Label {
        /// The words that were searched for; `nil` if unknown.
        let text: String?
    }

    /// The description, which suggests what to try next.
    public struct Description {
        init() {}
    }

    /// The actions, of which there are none.
    public struct Actions {
        init() {}
    }
}

extension SearchUnavailableContent.Label: View {
    /// An icon over the message, in the language of the environment's locale.
    public var body: some View {
        PicaControls.Label {
            Text(SearchOutcome(text: text))
        } icon: {
            Image(systemName: "magnifyingglass")
        }
    }
}

extension SearchUnavailableContent.Description: View {
    /// The suggestion, in the language of the environment's locale.
    public var body: some View { Text(SearchOutcomeWord(key: .tryAgain)) }
}

extension SearchUnavailableContent.Actions: View {
    /// An empty view.
    public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A placeholder for a search without results. SwiftUI's names the words inside `searchable`; in Pica
    /// `search(text:)` does.
    @MainActor public static var search: ContentUnavailableView {
        ContentUnavailableView(text: nil)
    }

    /// Returns a placeholder for a search without results.
    /// - Parameter text: The words that were searched for.
    @MainActor public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(text: text.isEmpty ? nil : text)
    }

    @MainActor private init(text: String?) {
        self.init(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}

/// Writes the message that there are no results, and for which words.
private struct SearchOutcome: TextWriter {
    /// The words that were searched for; `nil` if unknown.
    let text: String?

    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        guard let text else {
            return AttributedString(SearchOutcomeWord(key: .nothing).string(in: environment))
        }
        let words = SearchOutcomeWord(key: .nothingFor).string(in: environment)
        return AttributedString(words.replacingOccurrences(of: "%@", with: text))
    }
}

/// A word about the outcome of a search.
struct SearchOutcomeWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case nothing = "No Results"
        case nothingFor = "No Results for “%@”"
        case tryAgain = "Check the spelling or try a new search."
    }

    let key: Key

    static let words = [
        "ar": "لا نتائج|لا نتائج لـ «%@»|تحقق من التهجئة أو جرّب بحثًا جديدًا.",
        "cs": "Žádné výsledky|Žádné výsledky pro „%@“|Zkontrolujte pravopis nebo zkuste jiné hledání.",
        "da": "Ingen resultater|Ingen resultater for “%@”|Kontrollér stavningen, eller prøv en ny søgning.",
        "de":
            "Keine Ergebnisse|Keine Ergebnisse für „%@“|Prüfe die Schreibweise oder suche nach etwas anderem.",
        "es": "Sin resultados|Sin resultados para «%@»|Revisa la ortografía o prueba otra búsqueda.",
        "fi": "Ei tuloksia|Ei tuloksia haulle ”%@”|Tarkista oikeinkirjoitus tai kokeile toista hakua.",
        "fr":
            "Aucun résultat|Aucun résultat pour « %@ »|Vérifiez l’orthographe ou essayez une autre recherche.",
        "he": "אין תוצאות|אין תוצאות עבור ״%@״|כדאי לבדוק את האיות או לנסות חיפוש אחר.",
        "it": "Nessun risultato|Nessun risultato per “%@”|Controlla l’ortografia o prova un’altra ricerca.",
        "ja": "検索結果なし|“%@”の検索結果なし|スペルを確認するか、別の検索を試してください。",
        "ko": "결과 없음|‘%@’에 대한 결과 없음|철자를 확인하거나 다시 검색해 보세요.",
        "nb": "Ingen resultater|Ingen resultater for «%@»|Kontroller stavemåten, eller prøv et nytt søk.",
        "nl": "Geen resultaten|Geen resultaten voor ‘%@’|Controleer de spelling of zoek naar iets anders.",
        "pl": "Brak wyników|Brak wyników dla „%@”|Sprawdź pisownię lub spróbuj wyszukać coś innego.",
        "pt": "Nenhum resultado|Nenhum resultado para “%@”|Verifique a ortografia ou tente outra busca.",
        "ru": "Нет результатов|Нет результатов для «%@»|Проверьте написание или попробуйте другой запрос.",
        "sv": "Inga resultat|Inga resultat för ”%@”|Kontrollera stavningen eller sök på något annat.",
        "tr": "Sonuç Yok|“%@” için Sonuç Yok|Yazımı denetleyin veya yeni bir arama yapın.",
        "uk": "Немає результатів|Немає результатів для «%@»|Перевірте написання або спробуйте інший запит.",
        "zh": "无结果|没有“%@”的结果|请检查拼写或尝试新的搜索。",
        "zh_Hant": "沒有結果|沒有「%@」的結果|請檢查拼字或嘗試新的搜尋。",
    ]
}
