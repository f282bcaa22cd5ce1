/// A picture in memory: 32 bits a pixel, premultiplied, in the order of SDL's ARGB8888.
package final class Bitmap {
    package let width: Int
    package let height: Int
    package private(set) var pixels: [UInt32]

    package init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = Array(repeating: 0, count: self.width * self.height)
    }
}
