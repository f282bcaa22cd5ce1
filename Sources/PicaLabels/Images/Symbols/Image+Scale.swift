import Foundation
import PicaGraph
import PicaState

extension Image {
    /// The size of symbols relative to their text.
    public enum Scale: Hashable, Sendable {
        /// About a fifth smaller than `medium`.
        case small
        /// Slightly higher than capital letters.
        case medium
        /// More than a quarter larger than `medium`.
        case large

        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        }
    }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// The size of symbols relative to their text; `medium` by default.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols in the view relative to their text; their lines stay as heavy as the text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
