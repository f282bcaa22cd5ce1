import Foundation

/// The types of a program that conform to a protocol, found in the records that the compiler emits for the runtime.
///
/// Code never names the types of previews, so there is no other way to find them. The layout of the records is part of
/// Swift's ABI. Generic types are left out.
enum ConformingTypes {
    /// - Parameter existential: The existential type of the protocol, such as `(any Equatable).self`.
    static func all(of existential: Any.Type) -> [Any.Type] {
        guard let wanted = descriptor(of: existential) else { return [] }
        var found: [Any.Type] = []
        for section in MetadataSection.conformances() {
            var record = section.start
            while record < section.end {
                if let type = type(of: followed(record), conformingTo: wanted) { found.append(type) }
                record += 4
            }
        }
        return found
    }

    /// Returns the descriptor of the protocol. The metadata of an existential with one protocol has it after its kind,
    /// its flags and their count.
    private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == 0x303, metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
        else { return nil }
        return UnsafeRawPointer(bitPattern: metadata.load(fromByteOffset: 16, as: UInt.self) & ~1)
    }

    /// Follows a relative address, which is counted from its own position.
    private static func followed(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        place + Int(place.load(as: Int32.self))
    }

    /// Follows a relative address, and an indirect one after it if the lowest bit is set.
    private static func followedTwice(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(place.load(as: Int32.self))
        let target = place + (offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    /// - Parameter conformance: The record: protocol, type, witness table and flags, four bytes each.
    private static func type(
        of conformance: UnsafeRawPointer, conformingTo wanted: UnsafeRawPointer
    ) -> Any.Type? {
        guard followedTwice(conformance) == wanted else { return nil }
        let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
        let direct = followed(conformance + 4)
        let descriptor: UnsafeRawPointer?
        switch flags >> 3 & 7 {
        case 0: descriptor = direct
        case 1: descriptor = direct.load(as: UnsafeRawPointer?.self)
        default: descriptor = nil
        }
        return descriptor.flatMap(type)
    }

    /// - Parameter descriptor: The record of a type: flags, parent, name and metadata accessor.
    private static func type(by descriptor: UnsafeRawPointer) -> Any.Type? {
        let flags = descriptor.load(as: UInt32.self)
        let (kinds, isGeneric) = (UInt32(16)...18, flags & 0x80 != 0)
        guard kinds.contains(flags & 0x1F), !isGeneric else { return nil }
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
        let accessor = unsafeBitCast(followed(descriptor + 12), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }
}

/// A section of a program or library that the runtime reads.
private struct MetadataSection {
    let start, end: UnsafeRawPointer

    /// Returns the sections with conformances, one for each image of the program.
    static func conformances() -> [MetadataSection] {
        var sections: [MetadataSection] = []
        withUnsafeMutablePointer(to: &sections) { sections in
            enumerateSections(
                { record, context in
                    let sections = context.assumingMemoryBound(to: [MetadataSection].self)
                    // The address and length follow the version, a pointer, two unused words and the protocols section.
                    let start = record.load(fromByteOffset: 48, as: UInt.self)
                    let length = record.load(fromByteOffset: 56, as: UInt.self)
                    if let start = UnsafeRawPointer(bitPattern: start) {
                        sections.pointee.append(MetadataSection(start: start, end: start + Int(length)))
                    }
                    return true
                }, sections)
        }
        return sections
    }
}

/// Calls a closure with each image of the program until it returns `false`.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)
