import Foundation
import PicaCanvas
import PicaGraph

extension Color: CustomStringConvertible {
    /// The color's name, with a percentage before it for each opacity applied: "red", "33% red", "50% 33% red". Colors
    /// without a name are written by their sRGB components: "#FF0000FF".
    public var description: String {
        switch source {
        case .fixed(let color): Self.name(of: self) ?? Resolved(color, opacity: alpha).description
        case .themed(let theme): faded(theme == .accent ? "accentColor" : "\(theme)")
        case .named(let name, let bundle):
            faded("NamedColor(name: \"\(name)\", bundle: \(bundle.map { "\($0)" } ?? "nil"))")
        case .styled(let style): faded("\(style.base)")
        case .mixed(let one, let other, let mix): faded("\(one) with \(mix.part * 100)% \(other)")
        case .faded(let color): faded("\(color)")
        }
    }

    private func faded(_ name: String) -> String {
        alpha == 1 ? name : "\(String(format: "%.0f", alpha * 100))% \(name)"
    }

    private static func name(of color: Color) -> String? {
        switch color {
        case .clear: "clear"
        case .black: "black"
        case .white: "white"
        default: nil
        }
    }
}

extension Color.Resolved {
    fileprivate init(_ color: PixelColor, opacity: Double) {
        self.init(
            red: color.red, green: color.green, blue: color.blue, opacity: color.alpha * Float(opacity))
    }
}
