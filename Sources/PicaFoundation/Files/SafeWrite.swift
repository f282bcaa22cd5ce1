import CPicaFiles
import Foundation

/// A writer of user data that leaves, whatever fails, either the complete old file or the complete new one.
///
/// The new contents are written to a temporary file beside the old one, flushed to disk, and renamed in one step. The
/// old file's mode, owner and extended attributes are kept, and so is a symbolic link to it.
///
/// A file with several hard links, or in a folder where no file can be created, is overwritten in place. All necessary
/// space is allocated first, and the previous contents are restored if something fails.
package enum SafeWrite {
    /// Writes data to a file, which is created if necessary.
    ///
    /// - Parameters:
    ///   - mode: The permissions of a new file before the process's umask; an existing file keeps its own.
    /// - Throws: ``CocoaError`` with the file's path and a description that contains the file and the reason.
    package static func write(_ data: Data, to url: URL, mode: mode_t = 0o666) throws {
        try data.withUnsafeBytes { try write([$0], toPath: url.path, mode: mode) }
    }

    /// Writes chunks of memory one after the other to a file.
    package static func write(
        _ chunks: [UnsafeRawBufferPointer], toPath path: String, mode: mode_t = 0o666
    ) throws {
        do {
            let target = try Target(path)
            if target.takesReplacement {
                do {
                    return try replace(target, with: chunks, mode: mode)
                } catch let error as POSIXError where target.status != nil && error.meansNoRoomBeside {
                    // No file can be created in the folder, but this one may still be writable.
                }
            }
            try overwrite(target, with: chunks)
        } catch {
            throw CocoaError(writing: path, error)
        }
    }

    /// Replaces a file or folder with whatever `make` creates; the previous one is removed once the new one is
    /// complete.
    ///
    /// - Parameters:
    ///   - url: The destination.
    ///   - make: Creates the new contents at the given temporary URL beside the destination.
    /// - Throws: The error of `make`, or a ``CocoaError``; the previous contents then stay.
    package static func replace(_ url: URL, _ make: (URL) throws -> Void) throws {
        let folder = url.deletingLastPathComponent()
        let aside = folder.appendingPathComponent(temporaryName(), isDirectory: false)
        defer { try? FileManager.default.removeItem(at: aside) }
        try make(aside)
        do {
            try keepModes(of: url.path, in: aside.path)
            try synchronizeTree(aside.path)
            try exchange(aside.path, url.path)
            try synchronizeFolder(folder.path)
        } catch {
            throw CocoaError(writing: url.path, error)
        }
    }

    // MARK: Replacing a file

    private static func replace(_ target: Target, with chunks: [UnsafeRawBufferPointer], mode: mode_t) throws
    {
        let aside = target.folder + "/" + temporaryName()
        let descriptor = try opened(aside, O_WRONLY | O_CREAT | O_EXCL, mode)
        do {
            defer { close(descriptor) }
            try target.keepTraits(descriptor)
            try writeAll(chunks, to: descriptor)
            try check(fsync(descriptor))
            try check(rename(aside, target.path))
        } catch {
            unlink(aside)
            throw error
        }
        try synchronizeFolder(target.folder)
    }

    // MARK: Writing in place

    private static func overwrite(_ target: Target, with chunks: [UnsafeRawBufferPointer]) throws {
        let descriptor = try opened(target.path, O_RDWR, 0)
        defer { close(descriptor) }
        let old = try contents(of: descriptor)
        let length = chunks.reduce(0) { $0 + $1.count }
        // Space first: a failure so far has changed nothing.
        if length > old.count {
            let failure = posix_fallocate(descriptor, off_t(old.count), off_t(length - old.count))
            if failure != 0, failure != EOPNOTSUPP, failure != EINVAL {
                ftruncate(descriptor, off_t(old.count))
                throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO)
            }
        }
        do {
            try check(lseek(descriptor, 0, SEEK_SET))
            try writeAll(chunks, to: descriptor)
            try check(ftruncate(descriptor, off_t(length)))
            try check(fsync(descriptor))
        } catch {
            lseek(descriptor, 0, SEEK_SET)
            try? old.withUnsafeBytes { try writeAll([$0], to: descriptor) }
            ftruncate(descriptor, off_t(old.count))
            fsync(descriptor)
            throw error
        }
    }

    private static func contents(of descriptor: Int32) throws -> Data {
        var contents = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            try check(count)
            if count == 0 { return contents }
            contents.append(contentsOf: buffer[..<count])
        }
    }

    // MARK: Exchanging paths

    /// Moves a file or folder to a path; the previous one there is moved to the first path.
    private static func exchange(_ new: String, _ place: String) throws {
        var status = stat()
        guard lstat(place, &status) == 0 else { return try check(rename(new, place)) }
        if pica_exchange_paths(new, place) == 0 { return }
        guard errno == EINVAL || errno == ENOSYS else { throw POSIXError.current }
        // The file system cannot exchange paths: the old file is moved aside meanwhile, and returns if something fails.
        let old = (place as NSString).deletingLastPathComponent + "/" + temporaryName()
        try check(rename(place, old))
        guard rename(new, place) == 0 else {
            let error = POSIXError.current
            rename(old, place)
            throw error
        }
        rename(old, new)
    }

    /// Gives a new folder and its contents the permissions of those with the same names in the old one.
    private static func keepModes(of old: String, in new: String) throws {
        var (status, newStatus) = (stat(), stat())
        guard lstat(old, &status) == 0 else { return }
        try check(lstat(new, &newStatus))
        let kind = newStatus.st_mode & S_IFMT
        guard kind == status.st_mode & S_IFMT, kind != S_IFLNK else { return }
        if kind == S_IFDIR {
            for name in try FileManager.default.contentsOfDirectory(atPath: new) {
                try keepModes(of: old + "/" + name, in: new + "/" + name)
            }
        }
        try check(chmod(new, status.st_mode & 0o7777))
    }

    /// Flushes a file, or a folder with all its contents, to disk.
    private static func synchronizeTree(_ path: String) throws {
        var status = stat()
        try check(lstat(path, &status))
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            for name in try FileManager.default.contentsOfDirectory(atPath: path) {
                try synchronizeTree(path + "/" + name)
            }
            try synchronizeFolder(path)
        case S_IFREG:
            let descriptor = try opened(path, O_RDONLY, 0)
            defer { close(descriptor) }
            try check(fsync(descriptor))
        default: break
        }
    }

    private static func synchronizeFolder(_ path: String) throws {
        // A folder without read permission cannot be flushed either; the files written there are not affected.
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // Some file systems do not support flushing and do not need it.
        if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw POSIXError.current }
    }

    // MARK: System calls

    private static func temporaryName() -> String {
        ".pica-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    }

    private static func opened(_ path: String, _ flags: Int32, _ mode: mode_t) throws -> Int32 {
        let descriptor = open(path, flags | O_CLOEXEC, mode)
        try check(descriptor)
        return descriptor
    }

    private static func writeAll(_ chunks: [UnsafeRawBufferPointer], to descriptor: Int32) throws {
        for chunk in chunks {
            var rest = chunk
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = Foundation.write(descriptor, start, rest.count)
                if count < 0, errno == EINTR { continue }
                try check(count)
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }

    /// - Throws: The system's error after a failed call.
    private static func check(_ result: some SignedInteger) throws {
        if result < 0 { throw POSIXError.current }
    }
}

extension SafeWrite {
    /// The file to write, with symbolic links resolved.
    private struct Target {
        let path: String
        /// The file's status; `nil` if the file does not exist yet.
        let status: stat?

        var folder: String {
            let folder = (path as NSString).deletingLastPathComponent
            return folder.isEmpty ? "." : folder
        }

        init(_ path: String) throws {
            self.path = try Self.resolved(path)
            var status = stat()
            guard lstat(self.path, &status) == 0 else {
                guard errno == ENOENT else { throw POSIXError.current }
                self.status = nil
                return
            }
            switch status.st_mode & S_IFMT {
            case S_IFREG: self.status = status
            case S_IFDIR: throw POSIXError(.EISDIR)
            // A pipe or a device is not a suitable destination for user data.
            default: throw POSIXError(.EINVAL)
            }
        }

        /// Returns a path with links resolved, even if the destination does not exist yet.
        private static func resolved(_ path: String) throws -> String {
            var path = path
            for _ in 0..<40 {
                guard let place = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
                    return path
                }
                path =
                    place.hasPrefix("/")
                    ? place : (path as NSString).deletingLastPathComponent + "/" + place
            }
            throw POSIXError(.ELOOP)
        }

        /// Whether the file may be replaced: it has a single hard link, and its owner can be kept.
        var takesReplacement: Bool {
            guard let status else { return true }
            return status.st_nlink == 1 && (status.st_uid == geteuid() || geteuid() == 0)
        }

        /// Gives a replacement the metadata of the old file.
        func keepTraits(_ descriptor: Int32) throws {
            guard let status else { return }
            // A group that cannot be kept is no reason not to save, but its permissions are not given to another group.
            let keepsGroup = fchown(descriptor, status.st_uid, status.st_gid) == 0
            let group: mode_t = keepsGroup ? 0 : 0o070
            try check(fchmod(descriptor, status.st_mode & 0o7777 & ~group))
            ExtendedAttributes.copy(fromPath: path, to: descriptor)
        }
    }
}

extension POSIXError {
    /// The error of the last failed call.
    fileprivate static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

    /// Whether the error means that no file can be created in the folder.
    fileprivate var meansNoRoomBeside: Bool { [.EACCES, .EPERM, .EROFS].contains(code) }
}

extension CocoaError {
    /// Creates Foundation's error for a failed write, with a description that contains the file.
    fileprivate init(writing path: String, _ error: any Error) {
        let code = (error as? POSIXError)?.code
        let kind: CocoaError.Code =
            switch code {
            case .ENOSPC, .EDQUOT, .EFBIG: .fileWriteOutOfSpace
            case .EACCES, .EPERM: .fileWriteNoPermission
            case .EROFS: .fileWriteVolumeReadOnly
            case .ENOENT, .ENOTDIR: .fileNoSuchFile
            case .ENAMETOOLONG, .EINVAL, .EISDIR: .fileWriteInvalidFileName
            default: .fileWriteUnknown
            }
        let reason = code.map { String(cString: strerror($0.rawValue)) } ?? error.localizedDescription
        let name = (path as NSString).lastPathComponent
        self.init(
            kind,
            userInfo: [
                NSFilePathErrorKey: path, NSUnderlyingErrorKey: error,
                NSLocalizedFailureReasonErrorKey: reason,
                NSLocalizedDescriptionKey: "“\(name)” could not be written: \(reason)",
            ])
    }
}
