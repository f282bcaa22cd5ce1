/// What is drawn in a layer, kept back until the layer ends.
struct LayerRecord {
    /// 0...255 standing for 0...1.
    let opacity: UInt32
    let blend: BlendOperation
    let filters: [PixelFilter]
    /// How what is drawn, in pixels of its own, is seen; nil where it stands where it is drawn.
    let projection: LayerProjection?
    /// Whether the target puts it together; otherwise it becomes tiles made in memory.
    let isOnTarget: Bool
    /// The pixel that the layer's tiles are counted from: they move with it.
    let anchorX: Int32
    let anchorY: Int32
    /// Where the layer can be seen.
    let visible: PixelRect
    var items: [TargetLayer.Item] = []

    init(
        opacity: UInt32, blend: BlendOperation, filters: [PixelFilter], projection: LayerProjection?,
        isOnTarget: Bool, anchorX: Int32, anchorY: Int32, visible: PixelRect
    ) {
        self.opacity = opacity
        self.blend = blend
        self.filters = filters
        self.projection = projection
        self.isOnTarget = isOnTarget
        self.anchorX = anchorX
        self.anchorY = anchorY
        self.visible = visible
    }

    /// How far its filters carry a pixel's colour.
    var reach: Int32 { filters.reduce(0) { min($0 + $1.reach, 2 * GaussianBlur.farthest) } }

    /// Whether its filters make something of nothing.
    var isBoundless: Bool { filters.contains(where: \.isBoundless) }

    /// Where its content is drawn, so that what can be seen is complete.
    var drawn: PixelRect {
        guard !isOnTarget, !visible.isEmpty else { return visible }
        return source(
            of: PixelRect(
                minX: column(visible.minX), minY: row(visible.minY),
                maxX: column(visible.maxX &+ Self.tileSide &- 1),
                maxY: row(visible.maxY &+ Self.tileSide &- 1)))
    }

    /// What is drawn that makes pixels as they are seen.
    func source(of rect: PixelRect) -> PixelRect { projection?.source(of: rect) ?? rect.grown(by: reach) }

    /// Where anything is seen.
    var seen: PixelRect {
        if isBoundless { return drawn }
        return projection?.covered(by: ink) ?? ink.grown(by: reach)
    }

    /// A tile's side in pixels.
    static let tileSide: Int32 = 512

    /// The first column of the tile that a column lies in.
    func column(_ x: Int32) -> Int32 { Self.start(x, from: anchorX) }

    /// The first row of the tile that a row lies in.
    func row(_ y: Int32) -> Int32 { Self.start(y, from: anchorY) }

    private static func start(_ value: Int32, from anchor: Int32) -> Int32 {
        let distance = value &- anchor
        let rest = distance % tileSide
        return value &- (rest < 0 ? rest + tileSide : rest)
    }

    /// All pixels that something is drawn to.
    var ink: PixelRect {
        var result = PixelRect.zero
        for item in items {
            switch item {
            case .quads(let batch): for quad in batch.quads { result = result.union(quad.rect) }
            case .layer(let layer): result = result.union(layer.rect)
            case .backdrop(let rect, _): result = result.union(rect)
            }
        }
        return result
    }

    /// Whether one tile has room for all of it, and nothing of it was left out as it lies out of sight.
    var isSmallAndWhole: Bool {
        guard projection == nil, !blend.affectsUncovered, !isBoundless else { return false }
        let (ink, reach) = (ink, reach)
        // Something may have been cut where it ends at the edge of what is drawn.
        return max(ink.width, ink.height) &+ 2 * reach <= Self.tileSide && drawn.contains(ink.grown(by: 1))
    }

    /// Makes what was drawn a mask for what is behind the layer, blurred, with a colour over it.
    mutating func showBackdrop(_ blur: BackdropBlur, tint: UInt32) {
        let rect = ink
        guard !rect.isEmpty else { return }
        let cover = Quad(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, tint: tint)
        let mask = TargetLayer(rect: rect, opacity: 255, blend: .destinationIn, items: items)
        items = [
            .backdrop(rect, blur), .quads(QuadBatch(texture: nil, blend: .normal, quads: [cover])),
            .layer(mask),
        ]
    }

    /// What the target is to draw; nil for nothing.
    var targetLayer: TargetLayer? {
        let rect = blend.affectsUncovered ? visible : ink.intersection(visible)
        guard !rect.isEmpty else { return nil }
        return TargetLayer(rect: rect, opacity: opacity, blend: blend, items: items)
    }
}
