import CPicaMainQueue
import Foundation

/// A descriptor (eventfd) to wake a thread that polls it. It is closed with the last reference.
package final class WakeDescriptor: Sendable {
    /// The descriptor, which is readable once it was signaled.
    package let number = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))

    package init() {}

    deinit { close(number) }

    package func signal() { eventfd_write(number, 1) }

    /// Makes the descriptor unreadable until it is signaled again.
    package func reset() {
        var count: eventfd_t = 0
        eventfd_read(number, &count)
    }
}
