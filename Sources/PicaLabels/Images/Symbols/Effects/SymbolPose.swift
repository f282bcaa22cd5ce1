import Foundation
import PicaFoundation
import PicaState

/// The state of a symbol under its effects: the pose of each part, and the opacity of its variable layers.
struct SymbolPose: Equatable {
    /// The transformation of a part, around the symbol's center.
    struct Part: Equatable {
        var opacity = 1.0
        var scale = 1.0
        /// The clockwise rotation.
        var rotation = Angle.zero
        /// The offset as a fraction of the symbol's height.
        var offset = CGSize.zero

        /// Returns the combination of both.
        func joined(with other: Part) -> Part {
            Part(
                opacity: opacity * other.opacity, scale: scale * other.scale,
                rotation: rotation + other.rotation,
                offset: CGSize(
                    width: offset.width + other.offset.width, height: offset.height + other.offset.height))
        }

        /// Returns the transform; `nil` for the identity.
        func transform(in frame: CGRect) -> CGAffineTransform? {
            guard scale != 1 || rotation != .zero || offset != .zero else { return nil }
            return CGAffineTransform(
                translationX: frame.midX + offset.width * frame.height,
                y: frame.midY + offset.height * frame.height
            )
            .rotated(by: CGFloat(rotation.radians)).scaledBy(x: CGFloat(scale), y: CGFloat(scale))
            .translatedBy(x: -frame.midX, y: -frame.midY)
        }
    }

    /// The parts by level; the last also applies to all further levels.
    var parts: [Part] = []
    /// The opacities of the variable layers, from the first on; empty if all are fully shown.
    var variableOpacities: [Double] = []

    /// The visible part of the lines; `nil` for all.
    var drawing: SymbolDrawing?

    func part(_ level: Int) -> Part { parts.isEmpty ? Part() : parts[min(level, parts.count - 1)] }

    /// Returns the combination of both.
    func joined(with other: SymbolPose) -> SymbolPose {
        var pose = SymbolPose()
        pose.parts = (0..<max(parts.count, other.parts.count)).map { part($0).joined(with: other.part($0)) }
        pose.variableOpacities = variableOpacities.isEmpty ? other.variableOpacities : variableOpacities
        if !variableOpacities.isEmpty, variableOpacities.count == other.variableOpacities.count {
            pose.variableOpacities = zip(variableOpacities, other.variableOpacities).map(*)
        }
        // If both draw lines, the inner effect wins.
        pose.drawing = other.drawing ?? drawing
        return pose
    }
}
