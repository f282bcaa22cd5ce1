import Foundation

/// The types of a program that conform to a protocol, found by the records that the compiler leaves for the runtime.
///
/// As previews are types that nobody names, there is no other way to them. The records' layout is part of Swift's
/// ABI; generic types are left out.
enum ConformingTypes {
    /// - Parameter existential: The protocol's, as in `(any Equatable).self`.
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

    /// The protocol's: a type of one protocol names it behind its kind, its flags and their count.
    private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == 0x303, metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
        else { return nil }
        return UnsafeRawPointer(bitPattern: metadata.load(fromByteOffset: 16, as: UInt.self) & ~1)
    }

    /// What an address leads to that is counted from its own place.
    private static func followed(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        place + Int(place.load(as: Int32.self))
    }

    /// The same, by way of another address where the lowest bit says so.
    private static func followedTwice(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = Int(place.load(as: Int32.self))
        let target = place + (offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    /// - Parameter conformance: The protocol, the type, its witnesses and flags, four bytes each.
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

    /// - Parameter descriptor: Its flags, what is around, its name, and what makes its metadata.
    private static func type(by descriptor: UnsafeRawPointer) -> Any.Type? {
        let flags = descriptor.load(as: UInt32.self)
        let (kinds, isGeneric) = (UInt32(16)...18, flags & 0x80 != 0)
        guard kinds.contains(flags & 0x1F), !isGeneric else { return nil }
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
        let accessor = unsafeBitCast(followed(descriptor + 12), to: Accessor.self)
        return unsafeBitCast(accessor(0), to: Any.Type.self)
    }
}

/// A part of a program or library that the runtime reads.
private struct MetadataSection {
    let start, end: UnsafeRawPointer

    /// Where conformances are, in each part of the program.
    static func conformances() -> [MetadataSection] {
        var sections: [MetadataSection] = []
        withUnsafeMutablePointer(to: &sections) { sections in
            enumerateSections(
                { record, context in
                    let sections = context.assumingMemoryBound(to: [MetadataSection].self)
                    // Behind the version, an address, two words of no use and the protocols.
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

/// Calls with each part of the program, until that returns false.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)
