import Foundation
import PicaGraph
import PicaLabels
import PicaState

/// The content of a window that shows a value of its group's type.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
    private let window: WindowValue
    private let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    nonisolated init(_ window: WindowValue, _ value: Data?, _ content: @escaping (Binding<Data?>) -> Content)
    {
        self.window = window
        self.content = content
        _value = State(initialValue: value)
    }
}

extension PresentedWindowContent: View {
    /// The content for the value.
    public var body: some View {
        content(
            Binding {
                value
            } set: {
                value = $0
                window.value = $0.map { AnyHashable($0) }
            })
    }
}

extension WindowGroup {
    /// Creates a group of windows that show values of a type.
    nonisolated public init<D, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: nil, title: nil, for: type, content: content)
    }

    /// Creates a group of windows that show values of a type. Windows without one show a value of their own.
    nonisolated public init<D, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: nil, title: nil, for: type, content: content, defaultValue: defaultValue)
    }

    /// Creates a group of windows that show values of a type, with an identifier.
    nonisolated public init<D, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: id, title: nil, for: type, content: content)
    }

    /// Creates a group of windows that show values of a type, with an identifier. Windows without one show a value of their own.
    nonisolated public init<D, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: id, title: nil, for: type, content: content, defaultValue: defaultValue)
    }

    /// Creates a group of windows that show values of a type, with a localized title.
    nonisolated public init<D, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: nil, title: Text(titleKey), for: type, content: content)
    }

    /// Creates a group of windows that show values of a type, with a localized title. Windows without one show a value of their own.
    nonisolated public init<D, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: nil, title: Text(titleKey), for: type, content: content, defaultValue: defaultValue)
    }

    /// Creates a group of windows that show values of a type, with a localized title and an identifier.
    nonisolated public init<D, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: id, title: Text(titleKey), for: type, content: content)
    }

    /// Creates a group of windows that show values of a type, with a localized title and an identifier. Windows without one show a value of their own.
    nonisolated public init<D, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: id, title: Text(titleKey), for: type, content: content, defaultValue: defaultValue)
    }

    /// Creates a group of windows that show values of a type, with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: nil, title: Text(title), for: type, content: content)
    }

    /// Creates a group of windows that show values of a type, with a title that is shown as it is. Windows without one show a value of their own.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: nil, title: Text(title), for: type, content: content, defaultValue: defaultValue)
    }

    /// Creates a group of windows that show values of a type, with a title that is shown as it is and an identifier.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: id, title: Text(title), for: type, content: content)
    }

    /// Creates a group of windows that show values of a type, with a title that is shown as it is and an identifier. Windows without one show a value of their own.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(id: id, title: Text(title), for: type, content: content, defaultValue: defaultValue)
    }

    nonisolated private init<D, C: View>(
        id: String?, title: Text?, for type: D.Type, content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        self.init(
            id: id, title: title,
            values: ValueWindows(for: type) { window in
                AnyView(PresentedWindowContent(window, window.value?.base as? D, content))
            },
            content: { PresentedWindowContent(WindowValue(), nil, content) })
    }

    nonisolated private init<D, C: View>(
        id: String?, title: Text?, for type: D.Type, content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable {
        let whole: (Binding<D?>) -> C = { value in
            content(
                Binding {
                    value.wrappedValue ?? defaultValue()
                } set: {
                    value.wrappedValue = $0
                })
        }
        self.init(
            id: id, title: title,
            values: ValueWindows(for: type) { window in
                if window.value == nil { window.value = AnyHashable(defaultValue()) }
                return AnyView(PresentedWindowContent(window, window.value?.base as? D, whole))
            },
            content: { PresentedWindowContent(WindowValue(), defaultValue(), whole) })
    }
}
