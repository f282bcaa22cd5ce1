import PicaGraph

/// A word of Pica's own controls.
struct ControlWord: InterfaceWord {
    /// By what stands in the app's tables; in the order of `words`.
    enum Key: String, CaseIterable, Sendable {
        case rename = "Rename"
        case edit = "Edit"
        case done = "Done"
        case previousMonth = "Previous Month"
        case nextMonth = "Next Month"
        case showCalendar = "Show Calendar"
    }

    let key: Key

    static let words = [
        "ar": "إعادة التسمية|تحرير|تم|الشهر السابق|الشهر التالي|عرض التقويم",
        "cs": "Přejmenovat|Upravit|Hotovo|Předchozí měsíc|Další měsíc|Zobrazit kalendář",
        "da": "Omdøb|Rediger|Færdig|Forrige måned|Næste måned|Vis kalender",
        "de": "Umbenennen|Bearbeiten|Fertig|Voriger Monat|Nächster Monat|Kalender anzeigen",
        "es": "Renombrar|Editar|Listo|Mes anterior|Mes siguiente|Mostrar calendario",
        "fi": "Nimeä uudelleen|Muokkaa|Valmis|Edellinen kuukausi|Seuraava kuukausi|Näytä kalenteri",
        "fr": "Renommer|Modifier|OK|Mois précédent|Mois suivant|Afficher le calendrier",
        "he": "שינוי שם|עריכה|סיום|החודש הקודם|החודש הבא|הצגת לוח השנה",
        "it": "Rinomina|Modifica|Fine|Mese precedente|Mese successivo|Mostra calendario",
        "ja": "名称変更|編集|完了|前の月|次の月|カレンダーを表示",
        "ko": "이름 변경|편집|완료|이전 달|다음 달|캘린더 보기",
        "nb": "Gi nytt navn|Rediger|Ferdig|Forrige måned|Neste måned|Vis kalender",
        "nl": "Wijzig naam|Wijzig|Gereed|Vorige maand|Volgende maand|Toon kalender",
        "pl": "Zmień nazwę|Edytuj|Gotowe|Poprzedni miesiąc|Następny miesiąc|Pokaż kalendarz",
        "pt": "Renomear|Editar|OK|Mês anterior|Próximo mês|Mostrar calendário",
        "ru": "Переименовать|Править|Готово|Предыдущий месяц|Следующий месяц|Показать календарь",
        "sv": "Byt namn|Redigera|Klar|Föregående månad|Nästa månad|Visa kalender",
        "tr": "Yeniden Adlandır|Düzenle|Bitti|Önceki Ay|Sonraki Ay|Takvimi Göster",
        "uk": "Перейменувати|Редагувати|Готово|Попередній місяць|Наступний місяць|Показати календар",
        "zh": "重新命名|编辑|完成|上个月|下个月|显示日历",
        "zh_Hant": "重新命名|編輯|完成|上個月|下個月|顯示日曆",
    ]
}
