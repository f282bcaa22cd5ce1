import Foundation
import PicaFoundation

/// A number that can be interpolated into a localized text, with the format specifier that keys use for its type.
public protocol _FormatSpecifiable: Equatable {
    /// The type that C's format functions take for the number.
    associatedtype _Arg: CVarArg
    /// The number as C's format functions take it.
    var _arg: _Arg { get }
    /// The specifier that stands for the number in a key, such as `%lld`.
    var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
    /// The number itself.
    public var _arg: Self { self }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
    /// `%lld`, or `%d` for types of 32 bits and fewer; for unsigned types `%llu` and `%u`.
    public var _specifier: String { "%\(Self.bitWidth > 32 ? "ll" : "")\(Self.isSigned ? "d" : "u")" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// `%lf`, or `%f` for `Float`.
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
    /// - Parameter number: The number as C's format functions take it.
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
