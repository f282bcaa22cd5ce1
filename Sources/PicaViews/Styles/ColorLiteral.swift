import PicaGraph

extension Color: _ExpressibleByColorLiteral {
    /// The colour of a literal, by its sRGB components.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
}

/// What a colour literal is without a type of its own; on Apple's systems that is a colour of UIKit's or AppKit's.
public typealias _ColorLiteralType = Color
