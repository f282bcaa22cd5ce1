import Foundation
import Observation
import PicaControls
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A button that pastes values of a type. It is enabled while the clipboard may contain such values, as far as that is
/// known without reading it.
///
/// Its title is that of the menu command, in the language of the locale. It follows the button and label styles around
/// it.
public struct PasteButton: View {
    private let accepts: @MainActor (any Clipboard) -> Bool
    private let paste: @MainActor (Element, EnvironmentValues) -> Void
    @State private var connection = ClipboardConnection()
    @Environment(\.self) private var environment

    /// Creates a button that pastes values of a type.
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - onPaste: The closure called with at least one value when all have arrived. Input in the window waits until
    ///     then.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        self.init(reader: ContentReader<T>.values, onPaste)
    }

    /// Creates a button that pastes item providers.
    /// - Parameters:
    ///   - supportedContentTypes: The accepted content types.
    ///   - payloadAction: The closure called with an item provider for each item on the clipboard that has an accepted
    ///     type.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(reader: .providers(of: supportedContentTypes), payloadAction)
    }

    /// Creates a button that pastes item providers.
    /// - Parameters:
    ///   - supportedTypes: The identifiers of the accepted content types.
    ///   - payloadAction: The closure called with an item provider for each item on the clipboard that has an accepted
    ///     type.
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

/// The connection of a view to the clipboard of its window.
@MainActor @Observable final class ClipboardConnection: ClipboardWatcher {
    @ObservationIgnored fileprivate(set) weak var element: Element?
    /// The number of changes of the clipboard.
    private var changes = 0

    nonisolated init() {}

    private var clipboard: (any Clipboard)? { element?.host?.platform.clipboard }

    fileprivate func connect() {
        clipboard?.watchers.add(self)
        changes += 1
    }

    func clipboardChanged() { changes += 1 }

    /// Puts content on the clipboard.
    func put(_ content: ClipboardContent) { clipboard?.put(content) }

    fileprivate func allows(_ accepts: (any Clipboard) -> Bool) -> Bool {
        // The read subscribes the caller to changes of the clipboard.
        _ = changes
        return clipboard.map(accepts) ?? false
    }
}

/// A modifier that gives a connection its element.
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
