/// The location of a picture in the atlas.
struct AtlasEntry {
    /// The stamp of an entry that has not been rasterized yet, which no page has.
    static let unknownStamp: Int32 = 0

    var x: Int32 = 0
    var y: Int32 = 0
    var width: Int32 = 0
    var height: Int32 = 0
    var page: Int32 = 0
    /// The page's stamp when the entry was made. A different stamp means that the page was evicted since.
    var stamp = unknownStamp
}

/// A texture atlas for small pictures with a memory budget.
///
/// When the budget is exceeded, the least recently used page is evicted with all its entries. If one frame needs more
/// memory than the budget, evicting the oldest page would lose every page just before its next use. In that case the
/// page filled last is evicted, and the others serve the next frame.
final class Atlas {
    /// The side length of a page, in pixels.
    static let pageSize = 512

    /// The memory budget, in bytes.
    private let budget: Int
    /// The size of all pages, in bytes.
    private(set) var bytes = 0
    /// The number of pages evicted so far.
    private(set) var evictions = 0
    private(set) var pages: ContiguousArray<AtlasPage?> = []
    private var lastStamp = AtlasEntry.unknownStamp
    private var clock = 0
    /// The clock value at the start of the current frame.
    private var frameStart = 0

    /// - Parameter budget: The budget for all pages in bytes; at least one page is always kept.
    init(budget: Int) { self.budget = budget }

    /// Returns the page of an entry, or `nil` if it was evicted.
    func page(of entry: AtlasEntry) -> AtlasPage? {
        guard entry.page < pages.count, let page = pages[Int(entry.page)], page.stamp == entry.stamp
        else { return nil }
        return page
    }

    /// Marks a page as recently used.
    func touch(_ page: AtlasPage) {
        clock += 1
        page.lastUse = clock
    }

    /// Marks the end of a frame, including all pages it used.
    func endFrame() { frameStart = clock }

    func insert(_ pixels: [UInt32], width: Int, height: Int) -> AtlasEntry {
        pixels.withUnsafeBufferPointer { insert($0, width: width, height: height) }
    }

    /// - Parameter pixels: All pixels of the picture.
    func insert(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) -> AtlasEntry {
        // Newest pages first: the older ones are full.
        for index in pages.indices.reversed() {
            if let page = pages[index], let place = page.allocate(width: width, height: height) {
                return write(pixels, width, height, index: index, page: page, place: place)
            }
        }
        // A picture larger than a page gets a page of its own.
        let isLarge = width > Self.pageSize || height > Self.pageSize
        let page = AtlasPage(
            width: isLarge ? width : Self.pageSize, height: isLarge ? height : Self.pageSize)
        makeRoom(for: page.bytes)
        lastStamp &+= 1
        page.stamp = lastStamp
        touch(page)
        bytes += page.bytes
        let free = pages.firstIndex { $0 == nil }
        let index = free ?? pages.count
        if free == nil { pages.append(page) } else { pages[index] = page }
        let place = page.allocate(width: width, height: height) ?? (0, 0)
        return write(pixels, width, height, index: index, page: page, place: place)
    }

    private func write(
        _ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, index: Int, page: AtlasPage,
        place: (x: Int, y: Int)
    ) -> AtlasEntry {
        page.texture.write(pixels, width: width, height: height, x: place.x, y: place.y)
        return AtlasEntry(
            x: Int32(place.x), y: Int32(place.y), width: Int32(width), height: Int32(height),
            page: Int32(index), stamp: page.stamp)
    }

    private func makeRoom(for wanted: Int) {
        while bytes + wanted > budget {
            let kept = pages.enumerated().compactMap { index, page in page.map { (index, $0) } }
            let oldest = kept.min { $0.1.lastUse < $1.1.lastUse }
            let isNeeded = (oldest?.1.lastUse ?? 0) > frameStart
            guard let (index, page) = isNeeded ? kept.max(by: { $0.1.stamp < $1.1.stamp }) : oldest
            else { return }
            bytes -= page.bytes
            evictions += 1
            // Queued quads keep the texture alive, and its pixels do not change.
            pages[index] = nil
        }
    }
}

/// One texture of the atlas, filled shelf by shelf.
final class AtlasPage {
    let texture: Texture
    var stamp = AtlasEntry.unknownStamp
    var lastUse = 0
    private var shelves: [Shelf] = []
    /// The smallest size refused so far: anything at least as large is refused at once.
    private var refused = (width: Int.max, height: Int.max)

    private struct Shelf {
        var y: Int
        var height: Int
        /// The position of the next picture.
        var x: Int
    }

    init(width: Int, height: Int) {
        texture = Texture(Bitmap(width: width, height: height))
    }

    var bytes: Int { texture.bitmap.width * texture.bitmap.height * 4 }

    /// Returns a free position on the shelf that wastes least height, or `nil` if there is none.
    func allocate(width: Int, height: Int) -> (x: Int, y: Int)? {
        guard width < refused.width || height < refused.height else { return nil }
        var best: Int?
        for (index, shelf) in shelves.enumerated()
        where shelf.height >= height && shelf.x + width <= texture.bitmap.width {
            if best.map({ shelf.height < shelves[$0].height }) ?? true { best = index }
        }
        let top = shelves.last.map { $0.y + $0.height } ?? 0
        // Shelves are a few pixels higher than necessary so that pictures of similar height share them.
        let shelfHeight = min((height + 3) & ~3, texture.bitmap.height - top)
        let opensShelf = shelfHeight >= height && width <= texture.bitmap.width
        if let index = best, !opensShelf || shelves[index].height <= height + height / 2 {
            defer { shelves[index].x += width }
            return (shelves[index].x, shelves[index].y)
        }
        guard opensShelf else {
            if width <= refused.width, height <= refused.height { refused = (width, height) }
            return nil
        }
        shelves.append(Shelf(y: top, height: shelfHeight, x: width))
        return (0, top)
    }
}
