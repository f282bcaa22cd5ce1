import Foundation
import PicaFoundation
import PicaGraph

/// Where effects have brought a symbol: how each of its parts stands, and how much its variable layers show.
struct SymbolPose: Equatable {
    /// What is done to a part of a symbol, about the symbol's middle.
    struct Part: Equatable {
        var opacity = 1.0
        var scale = 1.0
        /// Clockwise.
        var rotation = Angle.zero
        /// In parts of the symbol's height.
        var offset = CGSize.zero

        /// Both together.
        func joined(with other: Part) -> Part {
            Part(
                opacity: opacity * other.opacity, scale: scale * other.scale,
                rotation: rotation + other.rotation,
                offset: CGSize(
                    width: offset.width + other.offset.width, height: offset.height + other.offset.height))
        }

        /// nil where it stays where it is.
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

    /// By level; the last also stands for those that follow.
    var parts: [Part] = []
    /// How opaque the variable layers are, from the first on; empty where all show in full.
    var variableOpacities: [Double] = []

    /// How much of its lines is there; nil for all.
    var drawing: SymbolDrawing?

    func part(_ level: Int) -> Part { parts.isEmpty ? Part() : parts[min(level, parts.count - 1)] }

    /// Both together.
    func joined(with other: SymbolPose) -> SymbolPose {
        var pose = SymbolPose()
        pose.parts = (0..<max(parts.count, other.parts.count)).map { part($0).joined(with: other.part($0)) }
        pose.variableOpacities = variableOpacities.isEmpty ? other.variableOpacities : variableOpacities
        if !variableOpacities.isEmpty, variableOpacities.count == other.variableOpacities.count {
            pose.variableOpacities = zip(variableOpacities, other.variableOpacities).map(*)
        }
        // Of two that are under way the one further in decides.
        pose.drawing = other.drawing ?? drawing
        return pose
    }
}
