import Foundation
import PicaBus

/// Calls of the desktop's file manager.
enum FileManagerCall {
    private static let name = "org.freedesktop.FileManager1"

    /// Asks the file manager to show files, selected, and waits for its answer.
    ///
    /// - Parameters:
    ///   - places: The URLs of the files.
    ///   - address: The address of the session bus.
    /// - Returns: Whether a file manager has answered.
    static func showItems(_ places: [String], at address: String) -> Bool {
        guard let bus = BusConnection(address: address),
            let message = BusMessage.call(
                "ShowItems", of: name, at: "/org/freedesktop/FileManager1", on: name,
                with: [.array(of: "s", places.map { .string($0) }), .string("")])
        else { return false }
        let number = bus.send(message)
        // The bus answers itself if there is no file manager, or it does not start in time.
        while let answer = bus.next(unless: -1) {
            if answer.replySerial == number { return answer.isReturn }
        }
        return false
    }
}
