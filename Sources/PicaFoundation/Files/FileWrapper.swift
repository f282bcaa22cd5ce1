import Foundation

/// A file, a folder or a symbolic link in memory: what a document is made of, as Apple's Foundation has it and Linux's
/// does not.
///
/// A folder knows its files by names of their own, made of those that they prefer.
open class FileWrapper {
    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    /// How files are read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// Bits of the options.
        public let rawValue: UInt
        /// Options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At once, which they always are here.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Into memory of the program's own, which they always are here.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How files are written.
    public struct WritingOptions: OptionSet, Sendable {
        /// Bits of the options.
        public let rawValue: UInt
        /// Options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What was in a place stays until all that takes its place has been written, which it always does here.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The wrappers take the names that they are written under.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private var content: Content
    /// The name that it had where it was read, or has where it was written last.
    open var filename: String?
    /// The name that it is to have in a folder.
    open var preferredFilename: String?
    /// What the file system says of it, by Foundation's names.
    open var fileAttributes: [String: Any] = [:]

    /// A folder.
    ///
    /// - Parameter childrenByPreferredName: What is in it, by the names that it is to have.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder([:])
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            _ = add(child, named: name)
        }
    }

    /// A file.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A symbolic link to a place.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// What is at a place, read with all that is in it.
    ///
    /// - Throws: Foundation's error where it cannot be read.
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

    /// A file's contents; nil of what is none.
    open var regularFileContents: Data? {
        if case .file(let data) = content { data } else { nil }
    }

    /// What is in a folder, by its names there; nil of what is none.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }

    /// Where a symbolic link leads; nil of what is none.
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { url } else { nil }
    }

    // MARK: Folders

    /// Puts something into a folder.
    ///
    /// - Returns: Its name there: the one that it prefers, unless that is taken. Empty where this is no folder.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        add(child, named: child.preferredFilename ?? child.filename ?? "")
    }

    /// Puts a file into a folder.
    ///
    /// - Returns: Its name there: the one that it prefers, unless that is taken. Empty where this is no folder.
    @discardableResult open func addRegularFile(
        withContents data: Data, preferredFilename fileName: String
    ) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    /// Takes something out of a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let key = keyForFileWrapper(child) else { return }
        children[key] = nil
        content = .folder(children)
    }

    /// The name that something has in a folder; nil where it is not there.
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

    /// A name that leads nowhere else.
    private static func harmless(_ name: String) -> String {
        let name = name.replacing("/", with: ":").filter { $0 != "\0" }
        return name.isEmpty || name == "." || name == ".." ? "Untitled" : name
    }

    // MARK: Reading and writing

    /// Takes what is at a place, with all that is in it.
    ///
    /// - Throws: Foundation's error where it cannot be read; all is as before then.
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

    /// Whether what is at a place has not changed since it was read, as far as its time of change and its size tell.
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

    /// Writes all to a place, instead of what is there.
    ///
    /// - Parameters:
    ///   - url: The place.
    ///   - options: How it is written.
    ///   - originalContentsURL: Where what was written last is; accepted, without effect here.
    /// - Throws: Foundation's error where it cannot be written.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try SafeWrite.write(data, to: url)
        case .link, .folder: try SafeWrite.replace(url, make)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Makes it at a place where nothing is yet.
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
