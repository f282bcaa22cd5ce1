import Foundation
import PicaGraph
import PicaState
import PicaUI

/// The clipboard.
///
/// Reading waits at most a second for another program. It holds one item, in several types.
@MainActor @preconcurrency public final class UIPasteboard: NSObject {
    private let board: ProgramPasteboard

    private override init() {
        board = ProgramPasteboard { Program.clipboard }
        super.init()
        board.onChange = { [weak self] in
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// The clipboard, shared by all programs.
    public static let general = UIPasteboard()

    /// The notification of a change, once the program has used the clipboard.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The number of changes since the program first asked. A change by another program may count twice.
    public var changeCount: Int { board.changeCount }

    /// The text; `nil` if there is none. A new value replaces all content.
    public var string: String? {
        get { board.text }
        set {
            board.clear()
            if let newValue { _ = board.write(Data(newValue.utf8), as: "public.utf8-plain-text") }
        }
    }

    /// The text as a list of one; `nil` if there is none. New values become one text with a line each.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }

    /// The first file or other place; `nil` if there is none. A new value replaces all content.
    public var url: URL? {
        get { board.places.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The files and other places; `nil` if there are none. New values replace all content.
    public var urls: [URL]? {
        get {
            let places = board.places
            return places.isEmpty ? nil : places
        }
        set {
            board.clear()
            if let newValue, !newValue.isEmpty { board.write(newValue) }
        }
    }

    /// The picture; `nil` if there is none. A new value replaces all content, as PNG.
    public var image: UIImage? {
        get {
            for type in ["public.png", "public.jpeg"] {
                if let image = board.read(type).flatMap({ UIImage(data: $0) }) { return image }
            }
            return nil
        }
        set {
            board.clear()
            if let data = newValue?.pngData() { _ = board.write(data, as: "public.png") }
        }
    }

    /// Whether there is text.
    public var hasStrings: Bool { board.types.contains("public.utf8-plain-text") }
    /// Whether there are files or other places.
    public var hasURLs: Bool { board.types.contains("public.file-url") }
    /// Whether there is a picture.
    public var hasImages: Bool { board.types.contains { $0 == "public.png" || $0 == "public.jpeg" } }

    /// The identifiers of the content's types.
    public var types: [String] { board.types }

    /// Returns whether the content has one of several types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        !Set(pasteboardTypes).isDisjoint(with: board.types)
    }

    /// Returns the bytes of a type; `nil` if there are none.
    public func data(forPasteboardType pasteboardType: String) -> Data? { board.read(pasteboardType) }

    /// Replaces all content by bytes of a type.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        board.clear()
        _ = board.write(data, as: pasteboardType)
    }
}
