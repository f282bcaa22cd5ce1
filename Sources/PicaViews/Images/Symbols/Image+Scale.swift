import Foundation
import PicaGraph

extension Image {
    /// How large symbols are beside their text.
    public enum Scale: Hashable, Sendable {
        /// A good fifth smaller than `medium`.
        case small
        /// A little higher than capitals.
        case medium
        /// A good quarter larger than `medium`.
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
    /// How large symbols are beside their text; `medium` by default.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets how large symbols in the view are beside their text; their lines stay as heavy as the text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
