extension TextContext {
    /// Returns the visual order of parts of a line that are shown separately.
    ///
    /// - Parameters:
    ///   - parts: The parts in reading order.
    ///   - direction: The line's base direction.
    /// - Returns: The indices of the parts from left to right.
    package func visualOrder(of parts: [String], direction: BaseDirection) -> [Int] {
        var line = parts.joined()
        let runs = line.withUTF8 { bytes in
            bytes.baseAddress.map { bidi.resolve($0, 0..<bytes.count, direction: direction).runs } ?? []
        }
        guard !runs.isEmpty else { return Array(parts.indices) }
        var (offset, run) = (0, 0)
        let levels = parts.map { part in
            while run + 1 < runs.count, runs[run].end <= offset { run += 1 }
            offset += part.utf8.count
            return runs[run].level
        }
        return Array(parts.indices).inVisualOrder { levels[$0] }
    }
}
