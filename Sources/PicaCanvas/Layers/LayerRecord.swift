/// The drawing of a layer, recorded until the layer ends.
struct LayerRecord {
    /// The opacity as 0...255.
    let opacity: UInt32
    let blend: BlendOperation
    let filters: [PixelFilter]
    /// The projection of the drawing, which then has pixels of its own; `nil` for none.
    let projection: LayerProjection?
    /// Whether the target composites the layer; otherwise it becomes tiles made in memory.
    let isOnTarget: Bool
    /// The pixel from which the layer's tiles are counted: they move with it.
    let anchorX: Int32
    let anchorY: Int32
    /// The rectangle in which the layer can be visible.
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

    /// The distance over which its filters spread a pixel's color.
    var reach: Int32 { filters.reduce(0) { min($0 + $1.reach, 2 * GaussianBlur.farthest) } }

    /// Whether its filters make transparent pixels visible.
    var isBoundless: Bool { filters.contains(where: \.isBoundless) }

    /// The rectangle in which its content is drawn, so that the visible part is complete.
    var drawn: PixelRect {
        guard !isOnTarget, !visible.isEmpty else { return visible }
        return source(
            of: PixelRect(
                minX: column(visible.minX), minY: row(visible.minY),
                maxX: column(visible.maxX &+ Self.tileSide &- 1),
                maxY: row(visible.maxY &+ Self.tileSide &- 1)))
    }

    /// Returns the rectangle of drawing that determines the pixels of a visible rectangle.
    func source(of rect: PixelRect) -> PixelRect { projection?.source(of: rect) ?? rect.grown(by: reach) }

    /// The rectangle in which anything is visible.
    var seen: PixelRect {
        if isBoundless { return drawn }
        return projection?.covered(by: ink) ?? ink.grown(by: reach)
    }

    /// The side length of a tile, in pixels.
    static let tileSide: Int32 = 512

    /// Returns the first column of the tile that contains a column.
    func column(_ x: Int32) -> Int32 { Self.start(x, from: anchorX) }

    /// Returns the first row of the tile that contains a row.
    func row(_ y: Int32) -> Int32 { Self.start(y, from: anchorY) }

    private static func start(_ value: Int32, from anchor: Int32) -> Int32 {
        let distance = value &- anchor
        let rest = distance % tileSide
        return value &- (rest < 0 ? rest + tileSide : rest)
    }

    /// The bounding box of all drawing.
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

    /// Whether all of it fits on one tile, and nothing was clipped because it is invisible.
    var isSmallAndWhole: Bool {
        guard projection == nil, !blend.affectsUncovered, !isBoundless else { return false }
        let (ink, reach) = (ink, reach)
        // A drawing that ends at the edge of the drawn rectangle may have been clipped.
        return max(ink.width, ink.height) &+ 2 * reach <= Self.tileSide && drawn.contains(ink.grown(by: 1))
    }

    /// Turns the drawing into a mask for the blurred backdrop with a color over it.
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

    /// The layer for the target to draw; `nil` if it is empty.
    var targetLayer: TargetLayer? {
        let rect = blend.affectsUncovered ? visible : ink.intersection(visible)
        guard !rect.isEmpty else { return nil }
        return TargetLayer(rect: rect, opacity: opacity, blend: blend, items: items)
    }
}
