import PicaGraph
import PicaLabels

/// A word of a window's menus.
struct CommandWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case file = "File"
        case edit = "Edit"
        case format = "Format"
        case view = "View"
        case window = "Window"
        case help = "Help"
        case newWindow = "New Window"
        case quit = "Quit"
        case find = "Find…"
        case findAndReplace = "Find and Replace…"
        case findNext = "Find Next"
        case findPrevious = "Find Previous"
        case useSelectionForFind = "Use Selection for Find"
        case jumpToSelection = "Jump to Selection"
        case checkSpelling = "Check Spelling While Typing"
        case upperCase = "Make Upper Case"
        case lowerCase = "Make Lower Case"
        case capitalize = "Capitalize"
    }

    let key: Key

    static let words = [
        "ar":
            "ملف|تحرير|تنسيق|عرض|نافذة|مساعدة|نافذة جديدة|إنهاء|بحث…|بحث واستبدال…|بحث عن التالي|"
            + "بحث عن السابق|استخدام التحديد للبحث|الانتقال إلى التحديد|التدقيق الإملائي أثناء الكتابة|"
            + "تحويل إلى أحرف كبيرة|تحويل إلى أحرف صغيرة|بدء الكلمات بأحرف كبيرة",
        "cs":
            "Soubor|Úpravy|Formát|Zobrazit|Okno|Nápověda|Nové okno|Ukončit|Najít…|Najít a nahradit…|"
            + "Najít další|Najít předchozí|Hledat výběr|Přejít na výběr|Kontrolovat pravopis při psaní|"
            + "Převést na velká písmena|Převést na malá písmena|Velká počáteční písmena",
        "da":
            "Fil|Rediger|Format|Vis|Vindue|Hjælp|Nyt vindue|Afslut|Find…|Find og erstat…|Find næste|"
            + "Find forrige|Søg efter markering|Gå til markering|Kontrollér stavning under indtastning|"
            + "Store bogstaver|Små bogstaver|Stort begyndelsesbogstav",
        "de":
            "Datei|Bearbeiten|Format|Ansicht|Fenster|Hilfe|Neues Fenster|Beenden|Suchen…|"
            + "Suchen und Ersetzen…|Weitersuchen|Rückwärts suchen|Auswahl suchen|Zur Auswahl springen|"
            + "Rechtschreibung während der Eingabe prüfen|In Großbuchstaben|In Kleinbuchstaben|"
            + "Wortanfänge großschreiben",
        "es":
            "Archivo|Editar|Formato|Ver|Ventana|Ayuda|Ventana nueva|Salir|Buscar…|"
            + "Buscar y reemplazar…|Buscar siguiente|Buscar anterior|Usar selección para buscar|"
            + "Ir a la selección|Comprobar ortografía al escribir|Convertir en mayúsculas|"
            + "Convertir en minúsculas|Iniciales en mayúscula",
        "fi":
            "Tiedosto|Muokkaa|Muotoile|Näytä|Ikkuna|Ohje|Uusi ikkuna|Lopeta|Etsi…|Etsi ja korvaa…|"
            + "Etsi seuraava|Etsi edellinen|Etsi valinnalla|Siirry valintaan|"
            + "Tarkista oikeinkirjoitus kirjoitettaessa|Isoiksi kirjaimiksi|Pieniksi kirjaimiksi|"
            + "Isot alkukirjaimet",
        "fr":
            "Fichier|Édition|Format|Affichage|Fenêtre|Aide|Nouvelle fenêtre|Quitter|Rechercher…|"
            + "Rechercher et remplacer…|Rechercher le suivant|Rechercher le précédent|"
            + "Rechercher la sélection|Aller à la sélection|Vérifier l’orthographe lors de la saisie|"
            + "Mettre en majuscules|Mettre en minuscules|Mettre les initiales en majuscules",
        "he":
            "קובץ|עריכה|עיצוב|תצוגה|חלון|עזרה|חלון חדש|יציאה|חיפוש…|חיפוש והחלפה…|חיפוש הבא|"
            + "חיפוש הקודם|חיפוש הבחירה|מעבר לבחירה|בדיקת איות בזמן הקלדה|המרה לאותיות גדולות|"
            + "המרה לאותיות קטנות|אות ראשונה גדולה",
        "it":
            "File|Modifica|Formato|Vista|Finestra|Aiuto|Nuova finestra|Esci|Trova…|"
            + "Trova e sostituisci…|Trova successivo|Trova precedente|Usa selezione per la ricerca|"
            + "Vai alla selezione|Controlla ortografia durante la scrittura|In maiuscolo|In minuscolo|"
            + "Iniziali maiuscole",
        "ja":
            "ファイル|編集|フォーマット|表示|ウインドウ|ヘルプ|新規ウインドウ|終了|検索…|検索と置換…|次を検索|前を検索|選択部分を検索に使用|選択部分へジャンプ|"
            + "入力中にスペルチェック|大文字にする|小文字にする|語頭を大文字にする",
        "ko":
            "파일|편집|서식|보기|윈도우|도움말|새로운 윈도우|종료|찾기…|찾기 및 바꾸기…|다음 찾기|이전 찾기|선택 항목으로 찾기|선택 항목으로 이동|"
            + "입력하는 동안 맞춤법 검사|대문자로 변경|소문자로 변경|첫 글자를 대문자로",
        "nb":
            "Fil|Rediger|Format|Vis|Vindu|Hjelp|Nytt vindu|Avslutt|Finn…|Finn og erstatt…|Finn neste|"
            + "Finn forrige|Søk etter utvalget|Gå til utvalget|Kontroller stavemåte under skriving|"
            + "Gjør om til store bokstaver|Gjør om til små bokstaver|Stor forbokstav",
        "nl":
            "Bestand|Bewerken|Opmaak|Beeld|Venster|Help|Nieuw venster|Afsluiten|Zoeken…|"
            + "Zoeken en vervangen…|Volgende zoeken|Vorige zoeken|Zoeken met selectie|Ga naar selectie|"
            + "Spelling controleren tijdens typen|Zet om in hoofdletters|Zet om in kleine letters|"
            + "Begin met hoofdletter",
        "pl":
            "Plik|Edycja|Format|Widok|Okno|Pomoc|Nowe okno|Zakończ|Znajdź…|Znajdź i zamień…|"
            + "Znajdź następne|Znajdź poprzednie|Szukaj zaznaczenia|Przejdź do zaznaczenia|"
            + "Sprawdzaj pisownię podczas pisania|Zamień na wielkie litery|Zamień na małe litery|"
            + "Wielkie pierwsze litery",
        "pt":
            "Arquivo|Editar|Formatar|Visualizar|Janela|Ajuda|Nova janela|Encerrar|Localizar…|"
            + "Localizar e substituir…|Localizar próxima|Localizar anterior|Usar seleção na busca|"
            + "Ir para a seleção|Verificar ortografia ao digitar|Converter em maiúsculas|"
            + "Converter em minúsculas|Iniciais maiúsculas",
        "ru":
            "Файл|Правка|Формат|Вид|Окно|Справка|Новое окно|Завершить|Найти…|Найти и заменить…|"
            + "Найти далее|Найти ранее|Искать выделенное|Перейти к выделенному|"
            + "Проверять правописание при вводе|Сделать прописными|Сделать строчными|"
            + "Начинать с прописных",
        "sv":
            "Arkiv|Redigera|Format|Visa|Fönster|Hjälp|Nytt fönster|Avsluta|Sök…|Sök och ersätt…|"
            + "Sök nästa|Sök föregående|Sök efter markeringen|Gå till markeringen|"
            + "Kontrollera stavning medan du skriver|Gör om till versaler|Gör om till gemener|"
            + "Inledande versal",
        "tr":
            "Dosya|Düzenle|Biçim|Görünüm|Pencere|Yardım|Yeni Pencere|Çık|Bul…|Bul ve Değiştir…|"
            + "Sonrakini Bul|Öncekini Bul|Seçimi Ara|Seçime Git|Yazarken Yazımı Denetle|Büyük Harf Yap|"
            + "Küçük Harf Yap|İlk Harfleri Büyüt",
        "uk":
            "Файл|Зміни|Формат|Вигляд|Вікно|Довідка|Нове вікно|Завершити|Знайти…|Знайти й замінити…|"
            + "Знайти далі|Знайти раніше|Шукати виділене|Перейти до виділеного|"
            + "Перевіряти правопис під час введення|Зробити великими|Зробити малими|Починати з великих",
        "zh": "文件|编辑|格式|显示|窗口|帮助|新建窗口|退出|查找…|查找和替换…|查找下一个|查找上一个|用所选内容查找|跳到所选内容|键入时检查拼写|转换为大写|转换为小写|首字母大写",
        "zh_Hant":
            "檔案|編輯|格式|顯示方式|視窗|輔助說明|新增視窗|結束|尋找…|尋找與取代…|找下一個|找上一個|使用所選範圍來尋找|跳至所選範圍|輸入時檢查拼字|轉換為大寫|轉換為小寫|"
            + "字首大寫",
    ]
}
