import Foundation
import PicaDrawing
import PicaGraph
import PicaState
import PicaUI

/// The clipboard, or a board of this program's own.
///
/// Reading waits at most a second for another program. Each board holds one item, in several types.
@MainActor @preconcurrency public final class NSPasteboard: NSObject {
    /// The name of a board.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
        /// The clipboard, shared by all programs.
        public static let general = Name("Apple CFPasteboard general")
        /// The text to find, which other programs do not see here.
        public static let find = Name("Apple CFPasteboard find")
        /// A board of fonts, which other programs do not see here.
        public static let font = Name("Apple CFPasteboard font")
    }

    /// A type of content.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The identifier of the content type.
        public let rawValue: String
        /// Creates a type from the identifier of a content type.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from the identifier of a content type.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
        /// Text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// HTML.
        public static let html = PasteboardType("public.html")
        /// RTF.
        public static let rtf = PasteboardType("public.rtf")
        /// A PNG picture.
        public static let png = PasteboardType("public.png")
        /// A TIFF picture.
        public static let tiff = PasteboardType("public.tiff")
        /// A PDF document.
        public static let pdf = PasteboardType("com.adobe.pdf")
        /// A file.
        public static let fileURL = PasteboardType("public.file-url")
        /// A place on the web, or a file.
        public static let URL = PasteboardType("public.url")
    }

    private let board: ProgramPasteboard
    /// The name of the board.
    public let name: Name

    private init(_ name: Name, _ find: @escaping @MainActor () -> any Clipboard) {
        self.name = name
        board = ProgramPasteboard(find)
    }

    /// The clipboard, shared by all programs.
    public static let general = NSPasteboard(.general) { Program.clipboard }

    private static var named: [Name: MemoryClipboard] = [:]

    /// Creates the object of a board. Boards other than ``general`` stay within the program.
    public convenience init(name: Name) {
        self.init(name) {
            if name == .general { return Program.clipboard }
            let board = Self.named[name] ?? MemoryClipboard()
            Self.named[name] = board
            return board
        }
    }

    /// Returns a new board that only this program sees.
    public static func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }

    /// The number of changes since the program first asked. A change by another program may count twice.
    public var changeCount: Int { board.changeCount }

    /// The types of the content.
    public var types: [PasteboardType]? { board.types.map { PasteboardType($0) } }

    /// Returns the first of several types that the content has.
    public func availableType(from types: [PasteboardType]) -> PasteboardType? {
        let there = board.types
        return types.first { there.contains($0.rawValue) || $0 == .URL && there.contains("public.file-url") }
    }

    // MARK: Writing

    /// Removes the content, to write other content afterwards.
    ///
    /// - Returns: The number of changes.
    @discardableResult
    public func clearContents() -> Int {
        board.clear()
        return board.changeCount
    }

    /// Removes the content, as ``clearContents()`` does. The types are those that are written afterwards.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

    /// Adds a text as one of the types of the content.
    ///
    /// - Returns: `false` for a type that no other program could know.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: dataType)
    }

    /// Adds bytes as one of the types of the content.
    ///
    /// - Returns: `false` without bytes, and for a type that no other program could know.
    @discardableResult
    public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        guard let data else { return false }
        return board.write(data, as: dataType.rawValue)
    }

    /// Adds objects: the texts as one text with a line each, the places as a list, and the first image as PNG.
    ///
    /// - Parameter objects: Values of `String`, `URL`, `NSString`, `NSURL`, `NSImage` or `NSColor`.
    /// - Returns: Whether all of them could be written.
    @discardableResult
    public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        var (texts, places, areWritten) = ([String](), [URL](), true)
        var picture: NSImage?
        for object in objects {
            switch object {
            case let text as String: texts.append(text)
            case let text as NSString: texts.append(text.substring(from: 0))
            case let place as URL: places.append(place)
            case let place as NSURL:
                if let place = Foundation.URL(string: place.absoluteString) { places.append(place) }
            case let image as NSImage: picture = picture ?? image
            case let color as NSColor: texts.append(color.resolved.description)
            default: areWritten = false
            }
        }
        if !places.isEmpty { board.write(places) }
        if !texts.isEmpty { setString(texts.joined(separator: "\n"), forType: .string) }
        if let picture, let data = picture.pngData() { setData(data, forType: .png) }
        return areWritten && !objects.isEmpty
    }

    // MARK: Reading

    /// Returns the content as text of a type; `nil` if there is none.
    public func string(forType dataType: PasteboardType) -> String? {
        switch dataType {
        case .string: board.text
        case .fileURL, .URL: board.places.first?.absoluteString
        default: data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Returns the bytes of a type; `nil` if there are none.
    public func data(forType dataType: PasteboardType) -> Data? { board.read(dataType.rawValue) }

    /// Returns the content as objects of the first class that fits.
    ///
    /// - Parameters:
    ///   - classArray: `NSString.self`, `NSURL.self` or `NSImage.self`.
    ///   - options: Has no effect.
    /// - Returns: The objects; texts are `String` and places are `URL`. `nil` if no class fits.
    public func readObjects(
        forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
    ) -> [Any]? {
        for type in classArray {
            if type == NSURL.self, !board.places.isEmpty { return board.places }
            if type == NSString.self, let text = board.text { return [text] }
            if type == NSImage.self, let image = NSImage(pasteboard: self) { return [image] }
        }
        return nil
    }

    /// Returns whether there are objects of one of several classes. See ``readObjects(forClasses:options:)``.
    public func canReadObject(
        forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil
    ) -> Bool { readObjects(forClasses: classArray, options: options) != nil }

    /// A choice of how objects are read; without effect.
    public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name on Apple's systems.
        public let rawValue: String
        /// Creates a choice from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Reads files only. It has no effect.
        public static let urlReadingFileURLsOnly = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        /// Reads files of some types only. It has no effect.
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }
}

/// A value that ``NSPasteboard/writeObjects(_:)`` takes. On Apple's systems apps can add their own.
public protocol NSPasteboardWriting {}

extension String: NSPasteboardWriting {}
extension URL: NSPasteboardWriting {}
extension NSString: NSPasteboardWriting {}
extension NSURL: NSPasteboardWriting {}
extension NSImage: NSPasteboardWriting {}
extension NSColor: NSPasteboardWriting {}

extension NSImage {
    /// Creates an image of a board's picture, or of the first file on it; `nil` if there is none.
    @MainActor public convenience init?(pasteboard: NSPasteboard) {
        for type in [
            "public.png", "public.jpeg", "org.webmproject.webp", "com.compuserve.gif", "public.svg-image",
        ] {
            if let data = pasteboard.data(forType: NSPasteboard.PasteboardType(type)) {
                self.init(data: data)
                return
            }
        }
        guard let place = pasteboard.string(forType: .fileURL).flatMap({ URL(string: $0) }) else {
            return nil
        }
        self.init(contentsOf: place)
    }
}
