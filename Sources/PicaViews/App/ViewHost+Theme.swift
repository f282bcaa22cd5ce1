import PicaGraph

extension ViewHost {
    /// A host whose background is the theme's.
    /// - Parameter environment: What the root inherits, before the host's own values.
    package convenience init(
        _ view: some View, platform: any Platform, environment: EnvironmentValues = .desktop
    ) {
        self.init(view, platform: platform, environment: environment) { $0.theme[.background] }
    }
}
