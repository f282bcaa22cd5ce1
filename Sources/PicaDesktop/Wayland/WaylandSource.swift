import CWayland
import Foundation
import PicaGraph

/// What this program offers over a compositor: made when somebody asks, and sent through a pipe.
@MainActor final class WaylandSource {
    let content: ClipboardContent
    private var proxy: WaylandProxy?

    /// - Parameter onEvent: Called with each of its events, besides questions for what it holds.
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

    /// Says what may become of it when it is dragged.
    func setActions(_ actions: [DropAction]) {
        let setActions: UInt32 = 2
        guard let proxy, proxy.version >= 3 else { return }
        proxy.send(setActions, [wl_argument(u: actions.reduce(0) { $0 | $1.bit })])
    }
}
