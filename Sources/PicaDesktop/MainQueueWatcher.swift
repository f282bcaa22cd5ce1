import CPicaMainQueue
import CPicaSDL
import Foundation
import PicaBus
import PicaFoundation

/// Wakes the event loop when the main Dispatch queue has work.
///
/// SDL and Dispatch both want to block the main thread. SDL does; a thread waits on the queue's eventfd and converts
/// its signals to SDL events. It then waits until the loop has drained the queue, so there is at most one such event at
/// a time.
@MainActor
final class MainQueueWatcher {
    /// The event type for work on the main queue.
    let eventType: UInt32
    private let drained = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)
    private let stop = WakeDescriptor()

    init() {
        eventType = SDL_RegisterEvents(1)
        let (eventType, drained, ended, stop) = (eventType, drained, ended, stop)
        let isStarted = startThread {
            MainQueueWatcher.watch(eventType: eventType, drained: drained, stop: stop.number)
            ended.signal()
        }
        if !isStarted { ended.signal() }
    }

    /// Waits for the thread, because it uses SDL's connection, which may be closed next.
    isolated deinit {
        stop.signal()
        drained.signal()
        ended.wait()
    }

    /// Runs the main queue's main-actor tasks and blocks. Call it for each event.
    func drain() {
        _dispatch_main_queue_callback_4CF(nil)
        drained.signal()
    }

    private nonisolated static func watch(eventType: UInt32, drained: DispatchSemaphore, stop: Int32) {
        let queue = _dispatch_get_main_queue_handle_4CF()
        var descriptors = [
            pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
            pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            guard poll(&descriptors, 2, -1) > 0 else { continue }
            if descriptors[1].revents != 0 { return }
            // The eventfd does not block. If Foundation's run loop was faster, there is nothing to read or do.
            var count: eventfd_t = 0
            guard eventfd_read(queue, &count) == 0 else { continue }
            var event = SDL_Event()
            event.type = eventType
            // Only a full queue rejects an event; the loop is emptying it then.
            while SDL_PushEvent(&event) != 1 {
                if poll(&descriptors[1], 1, 1) > 0 { return }
            }
            drained.wait()
        }
    }
}
