import Foundation
import PicaGraph
import PicaState

/// The padding between the edges of a window and its content.
public struct ScenePadding: Equatable, Sendable {
    /// The minimum padding: 20 points.
    public static let minimum = ScenePadding()

    /// The length of the padding, in points.
    static let length: CGFloat = 20
}

extension View {
    /// Adds the padding that windows have around their content: 20 points.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges, ScenePadding.length)
    }

    /// Adds the given padding of windows around their content: 20 points.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, ScenePadding.length)
    }
}
