import Foundation
import PicaFoundation

/// Says its texts as its environment's variables ask, by way of the app's own bundle and of the module's.
@main enum LocaleProbe {
    static func main() {
        let name = "Ada"
        print(String(localized: "Hello, \(name)"))
        print(String(localized: "Hello, \(name)", bundle: .module))
        print(String(localized: "\(1) files"))
        print(String(localized: "\(1_234) files"))
        print(LocalizedBundle.runsFromRightToLeft ? "from the right" : "from the left")
    }
}
