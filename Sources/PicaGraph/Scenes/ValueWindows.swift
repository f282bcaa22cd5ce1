import Foundation

/// The windows of a group that each show a value.
package struct ValueWindows {
    /// The type of the values.
    package let type: Any.Type
    /// Makes the content of a window. It reads and changes the value.
    package let content: (WindowValue) -> AnyView
    /// Reads a value from `WindowValue.data`.
    package let decode: (Data) -> AnyHashable?

    package init<Value: Codable & Hashable>(
        for type: Value.Type, content: @escaping (WindowValue) -> AnyView
    ) {
        self.type = type
        self.content = content
        decode = { (try? JSONDecoder().decode([Value].self, from: $0))?.first.map { AnyHashable($0) } }
    }
}

/// The value of one window. The window's content changes it.
package final class WindowValue {
    package var value: AnyHashable?

    package init(_ value: AnyHashable? = nil) { self.value = value }

    /// The value as JSON; `nil` if there is none.
    package var data: Data? {
        func encoded(_ value: some Encodable) -> Data? { try? JSONEncoder().encode([value]) }
        return (value?.base as? any Encodable).flatMap { encoded($0) }
    }
}

/// What an app's code asks for when it opens or closes windows.
package struct WindowRequest {
    /// The identifier of the scene; `nil` for any.
    package var id: String?
    /// The value of the window; `nil` for any.
    package var value: AnyHashable?
    /// The type of the value; `nil` for windows without.
    package var type: Any.Type?

    package init(id: String) { self.id = id }

    package init(id: String? = nil, value: some Hashable) {
        self.id = id
        self.value = AnyHashable(value)
        type = Swift.type(of: value)
    }

    /// Returns whether a scene has such windows.
    package func matches(_ window: WindowDescription) -> Bool {
        (id == nil || window.id == id) && (type == nil || window.values?.type == type)
    }
}

extension [WindowDescription] {
    /// Returns the index of the scene that a request means.
    package func index(for request: WindowRequest) -> Int? { firstIndex(where: request.matches) }

    /// The index of the scene whose window opens when the program starts: the first one that is not its settings.
    package var firstToOpen: Int? { firstIndex { !$0.isSettings } ?? indices.first }
}
