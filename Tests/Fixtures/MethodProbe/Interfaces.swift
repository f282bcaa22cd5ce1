import CPicaWayland
import Foundation

/// The messages between the compositor and an input method (input-method-unstable-v2), in order, each with its
/// arguments.
@MainActor enum Interfaces {
    static let manager = make(
        "zwp_input_method_manager_v2", requests: [("get_input_method", "on"), ("destroy", "")])
    static let method = make(
        "zwp_input_method_v2",
        requests: [
            ("commit_string", "s"), ("set_preedit_string", "sii"), ("delete_surrounding_text", "uu"),
            ("commit", "u"), ("get_input_popup_surface", "no"), ("grab_keyboard", "n"), ("destroy", ""),
        ],
        events: [
            ("activate", ""), ("deactivate", ""), ("surrounding_text", "suu"), ("text_change_cause", "u"),
            ("content_type", "uu"), ("done", ""), ("unavailable", ""),
        ])

    /// Never freed: the library keeps it as long as the program runs.
    private static func make(
        _ name: String, requests: [(String, String)], events: [(String, String)] = []
    ) -> UnsafePointer<wl_interface> {
        func messages(_ list: [(String, String)]) -> UnsafePointer<wl_message> {
            let table = UnsafeMutablePointer<wl_message>.allocate(capacity: max(list.count, 1))
            for (index, (name, carried)) in list.enumerated() {
                let types = UnsafeMutablePointer<UnsafePointer<wl_interface>?>.allocate(capacity: 4)
                types.initialize(repeating: nil, count: 4)
                table[index] = wl_message(name: strdup(name), signature: strdup(carried), types: types)
            }
            return UnsafePointer(table)
        }
        let interface = UnsafeMutablePointer<wl_interface>.allocate(capacity: 1)
        interface.pointee = wl_interface(
            name: strdup(name), version: 1, method_count: Int32(requests.count), methods: messages(requests),
            event_count: Int32(events.count), events: messages(events))
        return UnsafePointer(interface)
    }
}
