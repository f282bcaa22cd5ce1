import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The key handling of a table's header.
@MainActor protocol TableHeaderKeys {
    var takesFocus: Bool { get }
    func take(_ stroke: KeyStroke) -> Bool
}

/// Takes the keyboard focus for a table's header.
struct TableHeaderTarget {
    let keys: any TableHeaderKeys
    let isFocused: Binding<Bool>
}

extension TableHeaderTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> TableHeaderTargetBehavior {
        TableHeaderTargetBehavior(element, self)
    }
}

final class TableHeaderTargetBehavior: ElementBehavior, FocusResponder, KeyResponder {
    unowned let element: Element
    private var target: TableHeaderTarget
    private var isEnabled = true
    private var ring = FocusRing()

    init(_ element: Element, _ target: TableHeaderTarget) {
        self.element = element
        self.target = target
    }

    func update(_ value: TableHeaderTarget, _ environment: EnvironmentValues) {
        target = value
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }
    var canBecomeFocused: Bool { isEnabled && target.keys.takesFocus }

    /// Shows the focus on the focused title, but only if the focus came by keyboard.
    func focusChanged(_ isFocused: Bool) {
        ring.follow(element)
        let isShown = element.host?.focus.focused === element && element.host?.focus.reason == .keyboard
        if target.isFocused.wrappedValue != isShown { target.isFocused.wrappedValue = isShown }
    }

    func keyPressed(_ stroke: KeyStroke) -> Bool {
        guard isEnabled, element.host?.focus.focused === element else { return false }
        if !target.isFocused.wrappedValue { target.isFocused.wrappedValue = true }
        return target.keys.take(stroke)
    }
}

/// Handles presses on a column's title and drags of it.
struct TableHeaderPress {
    let canPress: Bool
    let canMove: Bool
    let press: () -> Void
    /// Called with the distance toward the trailing edge, in points.
    let drag: (CGFloat) -> Void
    /// Called at the end of a drag with whether the column is to be dropped there.
    let drop: (Bool) -> Void
}

extension TableHeaderPress: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> TableHeaderPressBehavior {
        TableHeaderPressBehavior(element, self)
    }
}

final class TableHeaderPressBehavior: ElementBehavior, PointerResponder, PressHandler {
    unowned let element: Element
    private var title: TableHeaderPress
    private lazy var recognizer = PressRecognizer(element, handler: self)
    private var isEnabled = true
    private var start = CGPoint.zero
    private var isDragging = false

    /// The distance in points that the pointer moves before a press becomes a drag.
    private static let dragDistance: CGFloat = 6

    init(_ element: Element, _ title: TableHeaderPress) {
        self.element = element
        self.title = title
    }

    func update(_ value: TableHeaderPress, _ environment: EnvironmentValues) {
        title = value
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }
    var recognizers: [any PointerRecognizer] { [recognizer] }

    func takes(_ press: PointerPress) -> Bool { press.button == .primary && isEnabled }

    func pressBegan(_ press: PointerPress) {
        start = press.location
        isDragging = false
    }

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        let distance = element.direction == .rightToLeft ? start.x - point.x : point.x - start.x
        if !isDragging, abs(distance) > Self.dragDistance, title.canMove { isDragging = true }
        if isDragging { title.drag(distance) }
    }

    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        if isDragging {
            title.drop(true)
        } else if title.canPress, frame.contains(point) {
            title.press()
        }
    }

    func pressCancelled() { title.drop(false) }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        guard properties.role == .columnHeader, title.canPress else { return }
        properties.offer(.main) { [weak self] in
            if let self, isEnabled, title.canPress { title.press() }
        }
    }
}

/// Makes a title a column header for assistive technology, with its sort order.
struct ColumnHeaderRole {
    let order: SortOrder?
    let place: AccessiblePlace
    /// Whether the title has the keyboard focus.
    let isLead: Bool
}

extension ColumnHeaderRole: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ColumnHeaderRoleBehavior { ColumnHeaderRoleBehavior(element) }
}

final class ColumnHeaderRoleBehavior: ElementBehavior {
    unowned let element: Element
    private var value: ColumnHeaderRole?
    private var words: String?
    private var isEnabled = true

    init(_ element: Element) { self.element = element }

    func update(_ value: ColumnHeaderRole, _ environment: EnvironmentValues) {
        self.value = value
        words = value.order.map {
            TableWord(key: $0 == .forward ? .ascending : .descending).string(in: environment)
        }
        isEnabled = environment.isEnabled
    }

    var accessibilityScope: AccessibilityScope { .closed }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(
            role: .columnHeader, label: element.combinedAccessibilityLabel, value: words)
        properties.isEnabled = isEnabled
        properties.isFocused = value?.isLead == true
        properties.sortOrder = value?.order.map { $0 == .forward ? .ascending : .descending }
        properties.place = value?.place
        return properties
    }
}

/// The sort order of rows, as a word.
struct TableWord: InterfaceWord {
    enum Key: String, CaseIterable, Sendable {
        case ascending = "Ascending"
        case descending = "Descending"
    }

    let key: Key

    static let words = [
        "ar": "تصاعدي|تنازلي", "cs": "Vzestupně|Sestupně", "da": "Stigende|Faldende",
        "de": "Aufsteigend|Absteigend", "es": "Ascendente|Descendente", "fi": "Nouseva|Laskeva",
        "fr": "Croissant|Décroissant", "he": "סדר עולה|סדר יורד", "hu": "Növekvő|Csökkenő",
        "it": "Crescente|Decrescente", "ja": "昇順|降順", "ko": "오름차순|내림차순", "nb": "Stigende|Synkende",
        "nl": "Oplopend|Aflopend", "pl": "Rosnąco|Malejąco", "pt": "Crescente|Decrescente",
        "ru": "По возрастанию|По убыванию", "sv": "Stigande|Fallande", "tr": "Artan|Azalan",
        "uk": "За зростанням|За спаданням", "zh": "升序|降序", "zh_Hant": "遞增|遞減",
    ]
}
