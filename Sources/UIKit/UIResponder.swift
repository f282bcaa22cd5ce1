import Foundation

/// An object that answers events; in Pica only the names of its notifications.
///
/// Linux desktops with a keyboard show none on the screen, so the notifications about it are never posted.
@MainActor @preconcurrency public final class UIResponder: NSObject {
    private override init() {}

    /// The keyboard on the screen will show. It is never posted.
    nonisolated public static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// The keyboard on the screen shows. It is never posted.
    nonisolated public static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    /// The keyboard on the screen will hide. It is never posted.
    nonisolated public static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    /// The keyboard on the screen hides. It is never posted.
    nonisolated public static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    /// The frame of the keyboard on the screen will change. It is never posted.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The key of the keyboard's frame in a notification.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration of the keyboard's motion in a notification.
    nonisolated public static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
}
