import Foundation
import Observation
import PicaFoundation
import PicaGraph

/// A button that pastes values of a type. It can be pressed while there is something on the clipboard that such values
/// can be made of, as far as that is known without reading it.
///
/// It is called as menus call it, in the locale's language, and looks as the button and label styles around it say.
public struct PasteButton: View {
    private let accepts: @MainActor (any Clipboard) -> Bool
    private let paste: @MainActor (Element, EnvironmentValues) -> Void
    @State private var connection = ClipboardConnection()
    @Environment(\.self) private var environment

    /// A button that pastes values of a type.
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - onPaste: Called with at least one value when all are here. What a person does meanwhile in the window happens
    ///     after it.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        self.init(reader: ContentReader<T>.values, onPaste)
    }

    /// A button that pastes item providers.
    /// - Parameters:
    ///   - supportedContentTypes: What kinds of data are taken.
    ///   - payloadAction: Called with an item provider for each thing that is on the clipboard and is of such a kind.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(reader: .providers(of: supportedContentTypes), payloadAction)
    }

    /// A button that pastes item providers.
    /// - Parameters:
    ///   - supportedTypes: The names of the kinds of data that are taken.
    ///   - payloadAction: Called with an item provider for each thing that is on the clipboard and is of such a kind.
    public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(
            supportedContentTypes: supportedTypes.map { UTType(known: $0) }, payloadAction: payloadAction)
    }

    private init<Value>(reader: ContentReader<Value>, _ action: @escaping ([Value]) -> Void) {
        accepts = { reader.mayRead($0) }
        paste = { $0.paste(reader, in: $1, action) }
    }

    /// The button.
    public var body: some View {
        Button {
            if let element = connection.element { paste(element, environment) }
        } label: {
            Label {
                Text(MenuWord(key: .paste))
            } icon: {
                Image(systemName: "doc.on.clipboard")
            }
        }
        .disabled(!connection.allows(accepts))
        .modifier(ClipboardConnector(connection: connection))
        .onAppear { connection.connect() }
    }
}

/// What a view knows of the clipboard of its window.
@MainActor @Observable final class ClipboardConnection: ClipboardWatcher {
    @ObservationIgnored fileprivate(set) weak var element: Element?
    /// How often something else was there.
    private var changes = 0

    nonisolated init() {}

    private var clipboard: (any Clipboard)? { element?.host?.platform.clipboard }

    fileprivate func connect() {
        clipboard?.watchers.add(self)
        changes += 1
    }

    func clipboardChanged() { changes += 1 }

    /// Puts something there.
    func put(_ content: ClipboardContent) { clipboard?.put(content) }

    fileprivate func allows(_ accepts: (any Clipboard) -> Bool) -> Bool {
        // Whoever asks is to be asked again.
        _ = changes
        return clipboard.map(accepts) ?? false
    }
}

/// Tells a connection where it is.
struct ClipboardConnector {
    let connection: ClipboardConnection
}

extension ClipboardConnector: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ClipboardConnectorBehavior {
        ClipboardConnectorBehavior(element)
    }
}

final class ClipboardConnectorBehavior: ElementBehavior {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ value: ClipboardConnector, _ environment: EnvironmentValues) {
        value.connection.element = element
    }
}
