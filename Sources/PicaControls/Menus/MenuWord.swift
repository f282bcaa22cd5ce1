import PicaGraph
import PicaLabels

/// A word of Pica's own menus.
package struct MenuWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    package enum Key: String, CaseIterable, Sendable {
        case undo = "Undo"
        case redo = "Redo"
        case cut = "Cut"
        case copy = "Copy"
        case paste = "Paste"
        case selectAll = "Select All"
        case openLink = "Open Link"
        case copyLink = "Copy Link"
        case capsLock = "Caps Lock is on"
        case noSuggestions = "No Suggestions"
        case ignoreSpelling = "Ignore"
        case addToDictionary = "Add to Dictionary"
        case insertEmoji = "Insert Emoji"
    }

    package let key: Key

    package init(key: Key) {
        self.key = key
    }

    package static let words = [
        "ar":
            "تراجع|إعادة|قص|نسخ|لصق|تحديد الكل|فتح الرابط|نسخ الرابط|مفتاح الأحرف الكبيرة مفعّل|"
            + "لا اقتراحات|تجاهل|إضافة إلى القاموس|إدراج إيموجي",
        "cs":
            "Zpět|Znovu|Vyjmout|Kopírovat|Vložit|Vybrat vše|Otevřít odkaz|Kopírovat odkaz|"
            + "Klávesa Caps Lock je zapnutá|Žádné návrhy|Ignorovat|Přidat do slovníku|Vložit emodži",
        "da":
            "Fortryd|Gentag|Klip|Kopiér|Indsæt|Markér alt|Åbn link|Kopiér link|"
            + "Caps Lock er slået til|Ingen forslag|Ignorer|Føj til ordbog|Indsæt emoji",
        "de":
            "Rückgängig|Wiederholen|Ausschneiden|Kopieren|Einfügen|Alles auswählen|Link öffnen|"
            + "Link kopieren|Feststelltaste ist aktiv|Keine Vorschläge|Ignorieren|"
            + "Zum Wörterbuch hinzufügen|Emoji einfügen",
        "es":
            "Deshacer|Rehacer|Cortar|Copiar|Pegar|Seleccionar todo|Abrir enlace|Copiar enlace|"
            + "Bloq Mayús está activado|Sin sugerencias|Ignorar|Añadir al diccionario|Insertar emoji",
        "fi":
            "Kumoa|Tee uudelleen|Leikkaa|Kopioi|Liitä|Valitse kaikki|Avaa linkki|Kopioi linkki|"
            + "Caps Lock on päällä|Ei ehdotuksia|Ohita|Lisää sanakirjaan|Lisää emoji",
        "fr":
            "Annuler|Rétablir|Couper|Copier|Coller|Tout sélectionner|Ouvrir le lien|Copier le lien|"
            + "Verr. Maj. est activé|Aucune suggestion|Ignorer|Ajouter au dictionnaire|Insérer un émoji",
        "he":
            "ביטול|ביצוע מחדש|גזירה|העתקה|הדבקה|בחירת הכול|פתיחת הקישור|העתקת הקישור|Caps Lock פועל|"
            + "אין הצעות|התעלמות|הוספה למילון|הוספת אמוג׳י",
        "it":
            "Annulla|Ripeti|Taglia|Copia|Incolla|Seleziona tutto|Apri collegamento|"
            + "Copia collegamento|Bloc Maiusc è attivo|Nessun suggerimento|Ignora|"
            + "Aggiungi al dizionario|Inserisci emoji",
        "ja": "元に戻す|やり直す|切り取り|コピー|貼り付け|すべて選択|リンクを開く|リンクをコピー|Caps Lock がオンです|候補なし|無視|辞書に追加|絵文字を挿入",
        "ko": "실행 취소|다시 실행|잘라내기|복사|붙여넣기|모두 선택|링크 열기|링크 복사|Caps Lock이 켜져 있음|추천 단어 없음|무시|사전에 추가|이모지 삽입",
        "nb":
            "Angre|Gjør om|Klipp ut|Kopier|Lim inn|Marker alt|Åpne lenke|Kopier lenke|"
            + "Caps Lock er på|Ingen forslag|Ignorer|Legg til i ordboken|Sett inn emoji",
        "nl":
            "Ongedaan maken|Opnieuw|Knippen|Kopiëren|Plakken|Alles selecteren|Koppeling openen|"
            + "Koppeling kopiëren|Caps Lock staat aan|Geen suggesties|Negeren|"
            + "Toevoegen aan woordenboek|Emoji invoegen",
        "pl":
            "Cofnij|Ponów|Wytnij|Kopiuj|Wklej|Zaznacz wszystko|Otwórz odnośnik|Kopiuj odnośnik|"
            + "Caps Lock jest włączony|Brak sugestii|Ignoruj|Dodaj do słownika|Wstaw emoji",
        "pt":
            "Desfazer|Refazer|Cortar|Copiar|Colar|Selecionar tudo|Abrir link|Copiar link|"
            + "Caps Lock está ativado|Nenhuma sugestão|Ignorar|Adicionar ao dicionário|Inserir emoji",
        "ru":
            "Отменить|Повторить|Вырезать|Копировать|Вставить|Выделить всё|Открыть ссылку|"
            + "Копировать ссылку|Включён Caps Lock|Нет вариантов|Пропустить|Добавить в словарь|"
            + "Вставить эмодзи",
        "sv":
            "Ångra|Gör om|Klipp ut|Kopiera|Klistra in|Markera allt|Öppna länk|Kopiera länk|"
            + "Caps Lock är på|Inga förslag|Ignorera|Lägg till i ordlistan|Infoga emoji",
        "tr":
            "Geri Al|Yinele|Kes|Kopyala|Yapıştır|Tümünü Seç|Bağlantıyı Aç|Bağlantıyı Kopyala|"
            + "Caps Lock açık|Öneri Yok|Yok Say|Sözlüğe Ekle|Emoji Ekle",
        "uk":
            "Скасувати|Повторити|Вирізати|Копіювати|Вставити|Вибрати все|Відкрити посилання|"
            + "Копіювати посилання|Увімкнено Caps Lock|Немає пропозицій|Пропустити|Додати до словника|"
            + "Вставити емодзі",
        "zh": "撤销|重做|剪切|复制|粘贴|全选|打开链接|复制链接|大写锁定已开启|无建议|忽略|添加到词典|插入表情符号",
        "zh_Hant": "復原|重做|剪下|複製|貼上|全選|開啟連結|複製連結|大寫鎖定已開啟|沒有建議|忽略|加入字典|插入表情符號",
    ]
}
