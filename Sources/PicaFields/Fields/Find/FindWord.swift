import PicaGraph
import PicaLabels

/// A word of the find bar.
struct FindWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case find = "Find"
        case replacement = "Replace With"
        case replace = "Replace"
        case replaceAll = "Replace All"
        case previous = "Previous Match"
        case next = "Next Match"
        case done = "Close"
        case matchCase = "Match Case"
        case wholeWords = "Whole Words"
        case expression = "Regular Expression"
        case inSelection = "In Selection"
        case noMatches = "No Matches"
        case noExpression = "Invalid Expression"
        case tooSlow = "Takes Too Long"
    }

    let key: Key

    static let words = [
        "ar":
            "بحث|استبدال بـ|استبدال|استبدال الكل|المطابقة السابقة|المطابقة التالية|إغلاق|"
            + "مطابقة حالة الأحرف|كلمات كاملة|تعبير نمطي|في التحديد|لا مطابقات|تعبير غير صالح|يستغرق وقتًا طويلًا",
        "cs":
            "Najít|Nahradit za|Nahradit|Nahradit vše|Předchozí výskyt|Další výskyt|Zavřít|"
            + "Rozlišovat velikost písmen|Celá slova|Regulární výraz|Ve výběru|Nenalezeno|"
            + "Neplatný výraz|Trvá příliš dlouho",
        "da":
            "Find|Erstat med|Erstat|Erstat alle|Forrige forekomst|Næste forekomst|Luk|"
            + "Forskel på store og små bogstaver|Hele ord|Regulært udtryk|I markeringen|"
            + "Ingen forekomster|Ugyldigt udtryk|Tager for lang tid",
        "de":
            "Suchen|Ersetzen durch|Ersetzen|Alle ersetzen|Vorheriger Treffer|Nächster Treffer|"
            + "Schließen|Groß-/Kleinschreibung|Ganze Wörter|Regulärer Ausdruck|In der Auswahl|"
            + "Keine Treffer|Ungültiger Ausdruck|Dauert zu lange",
        "es":
            "Buscar|Reemplazar con|Reemplazar|Reemplazar todo|Coincidencia anterior|"
            + "Coincidencia siguiente|Cerrar|Mayúsculas y minúsculas|Palabras completas|"
            + "Expresión regular|En la selección|Sin coincidencias|Expresión no válida|Tarda demasiado",
        "fi":
            "Etsi|Korvaava teksti|Korvaa|Korvaa kaikki|Edellinen osuma|Seuraava osuma|Sulje|"
            + "Sama kirjainkoko|Kokonaiset sanat|Säännöllinen lauseke|Valinnassa|Ei osumia|"
            + "Virheellinen lauseke|Kestää liian kauan",
        "fr":
            "Rechercher|Remplacer par|Remplacer|Tout remplacer|Occurrence précédente|"
            + "Occurrence suivante|Fermer|Respecter la casse|Mots entiers|Expression régulière|"
            + "Dans la sélection|Aucun résultat|Expression non valide|Trop long",
        "he":
            "חיפוש|החלפה ב|החלפה|החלפת הכול|ההתאמה הקודמת|ההתאמה הבאה|סגירה|התאמת רישיות|"
            + "מילים שלמות|ביטוי רגולרי|בבחירה|אין התאמות|ביטוי לא תקין|נמשך זמן רב מדי",
        "it":
            "Trova|Sostituisci con|Sostituisci|Sostituisci tutto|Occorrenza precedente|"
            + "Occorrenza successiva|Chiudi|Maiuscole/minuscole|Parole intere|Espressione regolare|"
            + "Nella selezione|Nessun risultato|Espressione non valida|Richiede troppo tempo",
        "ja":
            "検索|置換後の文字列|置換|すべて置換|前の一致|次の一致|閉じる|大文字と小文字を区別|単語単位|正規表現|選択範囲内|一致なし|無効な式|時間がかかりすぎます",
        "ko":
            "찾기|바꿀 내용|바꾸기|모두 바꾸기|이전 항목|다음 항목|닫기|대소문자 구분|전체 단어|정규 표현식|선택 영역에서|결과 없음|잘못된 식|시간이 너무 오래 걸림",
        "nb":
            "Finn|Erstatt med|Erstatt|Erstatt alle|Forrige treff|Neste treff|Lukk|"
            + "Skill mellom store og små bokstaver|Hele ord|Regulært uttrykk|I utvalget|Ingen treff|"
            + "Ugyldig uttrykk|Tar for lang tid",
        "nl":
            "Zoeken|Vervangen door|Vervangen|Alles vervangen|Vorige|Volgende|Sluiten|"
            + "Hoofdlettergevoelig|Hele woorden|Reguliere expressie|In selectie|Geen resultaten|"
            + "Ongeldige expressie|Duurt te lang",
        "pl":
            "Znajdź|Zamień na|Zamień|Zamień wszystkie|Poprzednie|Następne|Zamknij|Wielkość liter|"
            + "Całe wyrazy|Wyrażenie regularne|W zaznaczeniu|Brak wyników|Nieprawidłowe wyrażenie|Trwa zbyt długo",
        "pt":
            "Localizar|Substituir por|Substituir|Substituir tudo|Ocorrência anterior|"
            + "Próxima ocorrência|Fechar|Diferenciar maiúsculas|Palavras inteiras|Expressão regular|"
            + "Na seleção|Nenhum resultado|Expressão inválida|Demora demais",
        "ru":
            "Найти|Заменить на|Заменить|Заменить все|Предыдущее совпадение|Следующее совпадение|"
            + "Закрыть|Учитывать регистр|Слова целиком|Регулярное выражение|В выделенном|"
            + "Совпадений нет|Недопустимое выражение|Слишком долго",
        "sv":
            "Sök|Ersätt med|Ersätt|Ersätt alla|Föregående träff|Nästa träff|Stäng|"
            + "Skilj på stora och små bokstäver|Hela ord|Reguljärt uttryck|I markeringen|"
            + "Inga träffar|Ogiltigt uttryck|Tar för lång tid",
        "tr":
            "Bul|Yenisi|Değiştir|Tümünü Değiştir|Önceki Eşleşme|Sonraki Eşleşme|Kapat|"
            + "Büyük/Küçük Harf|Tam Sözcükler|Düzenli İfade|Seçimde|Eşleşme Yok|Geçersiz İfade|Çok Uzun Sürüyor",
        "uk":
            "Знайти|Замінити на|Замінити|Замінити всі|Попередній збіг|Наступний збіг|Закрити|"
            + "Враховувати регістр|Цілі слова|Регулярний вираз|У виділеному|Збігів немає|"
            + "Неприпустимий вираз|Надто довго",
        "zh":
            "查找|替换为|替换|全部替换|上一个匹配项|下一个匹配项|关闭|区分大小写|全字匹配|正则表达式|在所选内容中|无匹配项|无效的表达式|耗时过长",
        "zh_Hant":
            "尋找|取代為|取代|全部取代|上一個符合項目|下一個符合項目|關閉|區分大小寫|全字拼寫|正規表示式|在選取範圍中|沒有符合項目|無效的表示式|耗時過長",
    ]
}
