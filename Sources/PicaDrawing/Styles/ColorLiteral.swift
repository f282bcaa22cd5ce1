import PicaGraph

extension Color: _ExpressibleByColorLiteral {
    /// Creates the color of a color literal from sRGB components.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
}

/// The type of a color literal without a type annotation. On Apple's systems it is a color of UIKit or AppKit.
public typealias _ColorLiteralType = Color
