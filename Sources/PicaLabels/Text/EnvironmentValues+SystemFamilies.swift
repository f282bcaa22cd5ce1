import PicaState
import PicaText

private enum SystemFamiliesKey: EnvironmentKey {
    static var defaultValue: SystemFamilies { SystemFamilies() }
}

extension EnvironmentValues {
    /// The font families of the system fonts.
    var systemFamilies: SystemFamilies {
        get { self[SystemFamiliesKey.self] }
        set { self[SystemFamiliesKey.self] = newValue }
    }
}
