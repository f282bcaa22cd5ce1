/// Something about an element that can be read out on demand.
package struct AccessibilityContent: Hashable, Sendable {
    /// What is known under one key is said once.
    package let key: String
    package let label: String
    /// nil takes away what was said under the key.
    package let value: String?
    /// Whether it is read out without being asked for.
    package let isImportant: Bool

    package init(key: String, label: String, value: String?, isImportant: Bool) {
        self.key = key
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }

    func add(to list: inout [AccessibilityContent]) {
        let index = list.firstIndex { $0.key == key }
        switch (index, value) {
        case (let index?, nil): list.remove(at: index)
        case (let index?, _): list[index] = self
        case (nil, nil): break
        case (nil, _): list.append(self)
        }
    }
}
