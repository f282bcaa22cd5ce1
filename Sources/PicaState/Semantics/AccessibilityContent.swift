/// Additional information about an element that is read out on request.
package struct AccessibilityContent: Hashable, Sendable {
    /// The key; later content replaces earlier content with the same key.
    package let key: String
    package let label: String
    /// The text; `nil` removes the content with the key.
    package let value: String?
    /// Whether it is read out without a request.
    package let isImportant: Bool

    package init(key: String, label: String, value: String?, isImportant: Bool) {
        self.key = key
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }

    package func add(to list: inout [AccessibilityContent]) {
        let index = list.firstIndex { $0.key == key }
        switch (index, value) {
        case (let index?, nil): list.remove(at: index)
        case (let index?, _): list[index] = self
        case (nil, nil): break
        case (nil, _): list.append(self)
        }
    }
}
