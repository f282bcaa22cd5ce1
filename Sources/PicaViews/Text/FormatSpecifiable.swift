import Foundation
import PicaFoundation

/// A number that may stand in a localized text, and how keys write its type.
public protocol _FormatSpecifiable: Equatable {
    /// What C's formats take for it.
    associatedtype _Arg: CVarArg
    /// The number as C's formats take it.
    var _arg: _Arg { get }
    /// What stands in the key for it: `%lld`.
    var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
    /// The number itself.
    public var _arg: Self { self }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
    /// `%lld`, for types of 32 bits and fewer `%d`; for unsigned ones `%llu` and `%u`.
    public var _specifier: String { "%\(Self.bitWidth > 32 ? "ll" : "")\(Self.isSigned ? "d" : "u")" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// `%lf`, for `Float` `%f`.
    public var _specifier: String { Self.self == Float.self ? "%f" : "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension FormatArgument {
    /// - Parameter number: As C's formats take it.
    init(number: any CVarArg) {
        self =
            switch number {
            case let number as any SignedInteger: .signed(Int64(clamping: number))
            case let number as any BinaryInteger: .unsigned(UInt64(clamping: number))
            case let number as any BinaryFloatingPoint: .double(Double(number))
            default: .string(String(describing: number))
            }
    }
}
