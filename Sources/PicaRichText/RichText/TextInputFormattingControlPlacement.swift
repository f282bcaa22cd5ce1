import PicaDrawing
import PicaGraph
import PicaState

/// The places of controls that format edited text.
public struct TextInputFormattingControlPlacement {
    /// A set of places.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set, one for each place.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The context menu of the text.
        public static let contextMenu = Set(rawValue: 1)
        /// The panels for fonts and colors, and the commands that open them.
        public static let fontPanel = Set(rawValue: 2)
        /// The bar above the keyboard of a tablet; desktops have none.
        public static let inputAssistant = Set(rawValue: 4)
        /// The bar above the keyboard of a phone; desktops have none.
        public static let accessoryBar = Set(rawValue: 8)
        /// All places except a window's menus, which the app controls.
        public static let all: Set = [.contextMenu, .fontPanel, .inputAssistant, .accessoryBar]
        /// The platform's default: on Linux the text's context menu and the panels.
        public static let `default`: Set = [.contextMenu, .fontPanel]
    }
}

private struct HiddenFormattingControlsKey: EnvironmentKey {
    static var defaultValue: TextInputFormattingControlPlacement.Set { [] }
}

extension EnvironmentValues {
    /// The places without formatting controls.
    package var hiddenFormattingControls: TextInputFormattingControlPlacement.Set {
        get { self[HiddenFormattingControlsKey.self] }
        set { self[HiddenFormattingControlsKey.self] = newValue }
    }
}

extension View {
    /// Sets where editors offer formatting controls.
    ///
    /// Only formatting that the editor's definition allows is offered anywhere. Shortcuts such as Ctrl+B always work.
    ///
    /// - Parameters:
    ///   - visibility: The visibility of the controls; with `automatic` they are visible.
    ///   - placement: The places.
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View {
        transformEnvironment(\.hiddenFormattingControls) { hidden in
            if visibility == .hidden {
                hidden.formUnion(placement)
            } else {
                hidden.subtract(placement)
            }
        }
    }
}
