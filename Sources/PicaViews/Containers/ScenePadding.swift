import Foundation
import PicaGraph

/// A distance that windows keep around what is in them.
public struct ScenePadding: Equatable, Sendable {
    /// The least: 20 points.
    public static let minimum = ScenePadding()

    /// In points.
    static let length: CGFloat = 20
}

extension View {
    /// Keeps the distance around the view that windows keep around what is in them: 20 points.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges, ScenePadding.length)
    }

    /// Keeps the distance around the view that windows keep around what is in them: 20 points.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, ScenePadding.length)
    }
}
