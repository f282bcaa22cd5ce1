import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

extension ViewHost {
    /// Creates a host with the background of the theme, whose views can prefer a color scheme.
    /// - Parameter environment: The environment that the root inherits, before the host sets its own values.
    package convenience init(
        _ view: some View, platform: any Platform, environment: EnvironmentValues = .desktop()
    ) {
        let preferred = PreferredColorScheme()
        let setWishes: (WindowWishes) -> Void = { [weak platform] in platform?.setWishes($0) }
        self.init(
            view, platform: platform, environment: environment,
            background: { $0.palette[.background] },
            decorate: { AnyView(WindowRoot(content: $0, preferred: preferred, setWishes: setWishes)) })
        preferred.follow { [weak self] scheme in
            self?.overrideEnvironment { if let scheme { $0.colorScheme = scheme } }
        }
    }
}
