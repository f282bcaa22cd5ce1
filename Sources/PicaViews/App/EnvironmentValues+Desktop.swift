import Foundation
import PicaFoundation
import PicaGraph

extension EnvironmentValues {
    /// What a window's root inherits on this machine.
    ///
    /// `PICA_COLOR_SCHEME` (`light`, `dark`) and `PICA_TEXT_SIZE` (a case of `DynamicTypeSize`, such as
    /// `accessibility1`) set light or dark and the text size from outside, for tests above all.
    package static var desktop: EnvironmentValues {
        var values = EnvironmentValues()
        if environmentVariable("PICA_COLOR_SCHEME") == "dark" { values.colorScheme = .dark }
        if let name = environmentVariable("PICA_TEXT_SIZE"),
            let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name })
        {
            values.dynamicTypeSize = size
        }
        return values
    }
}
