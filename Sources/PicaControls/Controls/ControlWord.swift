import PicaGraph
import PicaLabels

/// A word of Pica's own controls.
package struct ControlWord: InterfaceWord {
    /// The keys in the app's string tables, in the order of `words`.
    package enum Key: String, CaseIterable, Sendable {
        case rename = "Rename"
        case edit = "Edit"
        case done = "Done"
        case previousMonth = "Previous Month"
        case nextMonth = "Next Month"
        case showCalendar = "Show Calendar"
        case cancel = "Cancel"
        case close = "Close"
        case delete = "Delete"
    }

    package let key: Key

    package init(key: Key) {
        self.key = key
    }

    package static let words = [
        "ar": "إعادة التسمية|تحرير|تم|الشهر السابق|الشهر التالي|عرض التقويم|إلغاء|إغلاق|حذف",
        "cs":
            "Přejmenovat|Upravit|Hotovo|Předchozí měsíc|Další měsíc|Zobrazit kalendář|Zrušit|Zavřít|"
            + "Smazat",
        "da": "Omdøb|Rediger|Færdig|Forrige måned|Næste måned|Vis kalender|Annuller|Luk|Slet",
        "de":
            "Umbenennen|Bearbeiten|Fertig|Voriger Monat|Nächster Monat|Kalender anzeigen|Abbrechen|"
            + "Schließen|Löschen",
        "es":
            "Renombrar|Editar|Listo|Mes anterior|Mes siguiente|Mostrar calendario|Cancelar|Cerrar|"
            + "Eliminar",
        "fi":
            "Nimeä uudelleen|Muokkaa|Valmis|Edellinen kuukausi|Seuraava kuukausi|Näytä kalenteri|"
            + "Kumoa|Sulje|Poista",
        "fr":
            "Renommer|Modifier|OK|Mois précédent|Mois suivant|Afficher le calendrier|Annuler|Fermer|"
            + "Supprimer",
        "he": "שינוי שם|עריכה|סיום|החודש הקודם|החודש הבא|הצגת לוח השנה|ביטול|סגירה|מחיקה",
        "it":
            "Rinomina|Modifica|Fine|Mese precedente|Mese successivo|Mostra calendario|Annulla|Chiudi|"
            + "Elimina",
        "ja": "名称変更|編集|完了|前の月|次の月|カレンダーを表示|キャンセル|閉じる|削除",
        "ko": "이름 변경|편집|완료|이전 달|다음 달|캘린더 보기|취소|닫기|삭제",
        "nb": "Gi nytt navn|Rediger|Ferdig|Forrige måned|Neste måned|Vis kalender|Avbryt|Lukk|Slett",
        "nl":
            "Wijzig naam|Wijzig|Gereed|Vorige maand|Volgende maand|Toon kalender|Annuleren|Sluiten|"
            + "Verwijderen",
        "pl":
            "Zmień nazwę|Edytuj|Gotowe|Poprzedni miesiąc|Następny miesiąc|Pokaż kalendarz|Anuluj|"
            + "Zamknij|Usuń",
        "pt": "Renomear|Editar|OK|Mês anterior|Próximo mês|Mostrar calendário|Cancelar|Fechar|Excluir",
        "ru":
            "Переименовать|Править|Готово|Предыдущий месяц|Следующий месяц|Показать календарь|"
            + "Отменить|Закрыть|Удалить",
        "sv": "Byt namn|Redigera|Klar|Föregående månad|Nästa månad|Visa kalender|Avbryt|Stäng|Ta bort",
        "tr": "Yeniden Adlandır|Düzenle|Bitti|Önceki Ay|Sonraki Ay|Takvimi Göster|Vazgeç|Kapat|Sil",
        "uk":
            "Перейменувати|Редагувати|Готово|Попередній місяць|Наступний місяць|Показати календар|"
            + "Скасувати|Закрити|Видалити",
        "zh": "重新命名|编辑|完成|上个月|下个月|显示日历|取消|关闭|删除",
        "zh_Hant": "重新命名|編輯|完成|上個月|下個月|顯示日曆|取消|關閉|刪除",
    ]
}
