import Foundation
import PicaUI

/// Sounds of the system. There are no others: Pica plays no sound files.
public final class NSSound: NSObject {
    /// Sounds the X server's bell. Wayland compositors have none that programs can sound.
    @MainActor public static func beep() { Program.running?.beep() }

    /// Plays a sound of the system.
    @available(*, unavailable, message: "Pica plays no sounds; beep() sounds the bell")
    public init?(named name: String) { nil }

    /// Plays a sound file.
    @available(*, unavailable, message: "Pica plays no sounds; beep() sounds the bell")
    public init?(contentsOf url: URL, byReference: Bool) { nil }
}

/// Sounds the X server's bell. See ``NSSound/beep()``.
@MainActor @preconcurrency public func NSBeep() { NSSound.beep() }
