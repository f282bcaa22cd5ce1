import PicaGraph

/// Where people find what changes the look of text that they edit.
public struct TextInputFormattingControlPlacement {
    /// Some of the places.
    public struct Set: OptionSet, Sendable {
        /// A bit for each place.
        public let rawValue: Int

        /// From a bit for each place.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The menu of the text itself.
        public static let contextMenu = Set(rawValue: 1)
        /// The panels for fonts and colours, and what opens them.
        public static let fontPanel = Set(rawValue: 2)
        /// What stands over the keyboard of a tablet. Desktops have none.
        public static let inputAssistant = Set(rawValue: 4)
        /// What stands over the keyboard of a telephone. Desktops have none.
        public static let accessoryBar = Set(rawValue: 8)
        /// Everywhere but in a window's menus, which are the app's.
        public static let all: Set = [.contextMenu, .fontPanel, .inputAssistant, .accessoryBar]
        /// Where a platform has them by itself: on Linux in the text's menu and in panels.
        public static let `default`: Set = [.contextMenu, .fontPanel]
    }
}

private struct HiddenFormattingControlsKey: EnvironmentKey {
    static var defaultValue: TextInputFormattingControlPlacement.Set { [] }
}

extension EnvironmentValues {
    /// Where nothing is offered that changes the look of text.
    var hiddenFormattingControls: TextInputFormattingControlPlacement.Set {
        get { self[HiddenFormattingControlsKey.self] }
        set { self[HiddenFormattingControlsKey.self] = newValue }
    }
}

extension View {
    /// Says where editors offer what changes the look of text.
    ///
    /// Only what an editor's formatting definition allows is offered anywhere. Keys such as Ctrl+B work all the same.
    ///
    /// - Parameters:
    ///   - visibility: Whether it is offered there; by `automatic` it is.
    ///   - placement: Where.
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
