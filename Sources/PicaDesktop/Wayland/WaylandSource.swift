import CPicaWayland
import Foundation
import PicaGraph
import PicaState

/// Content that this program offers through a compositor. It is made on request and sent through a pipe.
@MainActor final class WaylandSource {
    let content: ClipboardContent
    private var proxy: WaylandProxy?

    /// - Parameter onEvent: Called with each of the source's events, except requests for the content.
    init?(
        _ content: ClipboardContent, _ kind: WaylandSelectionKind, from manager: WaylandProxy,
        onEvent: @escaping @MainActor (_ source: WaylandSource, _ event: UInt32, WaylandArguments) -> Void
    ) {
        let (createSource, offer, destroy): (UInt32, UInt32, UInt32) = (0, 0, 1)
        self.content = content
        guard let pointer = manager.make(createSource, kind.source, [.new]) else { return nil }
        let proxy = WaylandProxy(pointer, destructor: destroy) { [weak self] event, arguments in
            guard let self else { return }
            guard event == kind.send else { return onEvent(self, event, arguments) }
            let descriptor = arguments.descriptor(1)
            content.give(TextType.type(named: arguments.text(0))) { result in
                Pipe.write((try? result.get()) ?? [], to: descriptor)
            }
        }
        self.proxy = proxy
        for name in TextType.offered(content.types) {
            name.withCString { proxy.send(offer, [wl_argument(s: $0)]) }
        }
    }

    var pointer: OpaquePointer? { proxy?.pointer }

    /// Sets the actions that a drag of the source allows.
    func setActions(_ actions: [DropAction]) {
        let setActions: UInt32 = 2
        guard let proxy, proxy.version >= 3 else { return }
        proxy.send(setActions, [wl_argument(u: actions.reduce(0) { $0 | $1.bit })])
    }
}
