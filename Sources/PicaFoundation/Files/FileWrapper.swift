import Foundation

/// A file, a folder or a symbolic link in memory, as the contents of a document.
///
/// Linux's Foundation lacks Apple's class of this name. A folder has a unique name for each of its files, based on the
/// file's preferred name.
open class FileWrapper {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    /// The options for reading files.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits, one per option.
        public let rawValue: UInt
        /// Creates a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads immediately, which is always the case here.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads into the program's own memory, which is always the case here.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// The options for writing files.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits, one per option.
        public let rawValue: UInt
        /// Creates a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Keeps the previous contents until all new contents are written, which is always the case here.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Sets the wrappers' file names to those under which they are written.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private var content: Content
    /// The name with which it was last read or written.
    open var filename: String?
    /// The preferred name in a folder.
    open var preferredFilename: String?
    /// The file system attributes, by Foundation's names.
    open var fileAttributes: [String: Any] = [:]

    /// Creates a folder.
    ///
    /// - Parameter childrenByPreferredName: The folder's contents, by their preferred names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder([:])
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            _ = add(child, named: name)
        }
    }

    /// Creates a file with contents.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// Creates a symbolic link with a destination.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Creates a wrapper for a file, folder or link, reading it with all its contents.
    ///
    /// - Throws: Foundation's error if it cannot be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = .file(Data())
        try read(from: url, options: options)
    }

    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

    /// The contents of a file; `nil` if it is not a file.
    open var regularFileContents: Data? {
        if case .file(let data) = content { data } else { nil }
    }

    /// The contents of a folder, by their names there; `nil` if it is not a folder.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    /// The destination of a symbolic link; `nil` if it is not a link.
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    // MARK: Folders

    /// Adds a file, folder or link to a folder.
    ///
    /// - Returns: Its name there: the preferred one, unless that is in use. It is empty if this is not a folder.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        add(child, named: child.preferredFilename ?? child.filename ?? "")
    }

    /// Adds a file to a folder.
    ///
    /// - Returns: Its name there: the preferred one, unless that is in use. It is empty if this is not a folder.
    @discardableResult open func addRegularFile(
        withContents data: Data, preferredFilename fileName: String
    ) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    /// Removes a file, folder or link from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let key = keyForFileWrapper(child) else { return }
        children[key] = nil
        content = .folder(children)
    }

    /// Returns the name of a file, folder or link in a folder, or `nil` if it is not there.
    open func keyForFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    private func add(_ child: FileWrapper, named wanted: String) -> String {
        guard case .folder(var children) = content else { return "" }
        let name = Self.harmless(wanted)
        var (key, number) = (name, 1)
        while children[key] != nil {
            key = "\(number)__#$!@%!#__\(name)"
            number += 1
        }
        children[key] = child
        content = .folder(children)
        return key
    }

    /// Returns a name that cannot refer to another folder.
    private static func harmless(_ name: String) -> String {
        let name = name.replacing("/", with: ":").filter { $0 != "\0" }
        return name.isEmpty || name == "." || name == ".." ? "Untitled" : name
    }

    // MARK: Reading and writing

    /// Replaces the contents with those of a file, folder or link, including everything in it.
    ///
    /// - Throws: Foundation's error if it cannot be read; the wrapper is then unchanged.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeSymbolicLink:
            let place = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            content = .link(URL(fileURLWithPath: place, relativeTo: url.deletingLastPathComponent()))
        case .typeDirectory:
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            content = .folder(children)
        case .typeRegular: content = .file(try Data(contentsOf: url))
        default:
            // Reading a pipe or a device may never end.
            throw CocoaError(.fileReadUnknown)
        }
        fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
        filename = url.lastPathComponent
        if preferredFilename == nil { preferredFilename = filename }
    }

    /// Whether a file or folder is unchanged since it was read, judged by modification date and size.
    open func matchesContents(of url: URL) -> Bool {
        guard let present = try? FileManager.default.attributesOfItem(atPath: url.path) else { return false }
        func same<Value: Equatable>(_ key: FileAttributeKey, _ type: Value.Type) -> Bool {
            present[key] as? Value == fileAttributes[key.rawValue] as? Value
        }
        guard same(.modificationDate, Date.self), same(.type, FileAttributeType.self) else { return false }
        guard let children = fileWrappers else { return same(.size, NSNumber.self) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return Set(names) == Set(children.keys)
            && children.allSatisfy { $1.matchesContents(of: url.appendingPathComponent($0)) }
    }

    /// Writes everything to a URL, replacing its previous contents.
    ///
    /// - Parameters:
    ///   - url: The destination.
    ///   - options: The options for writing.
    ///   - originalContentsURL: The URL of the previously written contents; accepted, without effect here.
    /// - Throws: Foundation's error if it cannot be written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try SafeWrite.write(data, to: url)
        case .link, .folder: try SafeWrite.replace(url, make)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Creates it at a URL where nothing exists yet.
    private func make(at url: URL) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: .withoutOverwriting)
        case .link(let place):
            try FileManager.default.createSymbolicLink(
                atPath: url.path, withDestinationPath: place.relativePath)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children {
                let place = url.appendingPathComponent(name)
                try child.make(at: place)
            }
        }
    }
}
