import CPicaFiles

/// The extended attributes of files, such as the user's tags and access control lists.
enum ExtendedAttributes {
    /// Copies the attributes of a file to an open one, as far as its file system supports them.
    static func copy(fromPath path: String, to descriptor: Int32) {
        let length = listxattr(path, nil, 0)
        guard length > 0 else { return }
        var names = [CChar](repeating: 0, count: length)
        guard listxattr(path, &names, length) == length else { return }
        for name in names.split(separator: 0) {
            let name = Array(name) + [0]
            let size = getxattr(path, name, nil, 0)
            guard size >= 0 else { continue }
            var value = [UInt8](repeating: 0, count: max(size, 1))
            guard getxattr(path, name, &value, size) == size else { continue }
            fsetxattr(descriptor, name, value, size, 0)
        }
    }
}
