import Foundation

extension CanvasPath {
    /// Returns the part of the path between two fractions of its length; curves stay curves.
    ///
    /// Subpaths kept whole stay closed. A NaN counts as the nearer end.
    package func trimmed(from: CGFloat, to: CGFloat) -> CanvasPath {
        let start = from > 0 ? min(from, 1) : 0
        let end = to < 1 ? max(to, 0) : to >= 1 ? 1 : 0
        guard start < end else { return CanvasPath() }
        if start == 0, end == 1 { return self }
        let parts = measuredParts
        let whole = parts.reduce(0) { $0 + $1.length }
        guard whole > 0, whole.isFinite else { return CanvasPath() }
        let (first, last) = (start * whole, end * whole)
        var result = CanvasPath()
        result.isEvenOdd = isEvenOdd
        var passed: CGFloat = 0
        for part in parts {
            defer { passed += part.length }
            guard passed < last, passed + part.length > first else { continue }
            if passed >= first, passed + part.length <= last {
                result.elements += part.elements
                continue
            }
            var place = passed
            var isFirst = true
            for segment in part.segments {
                let (near, far) = (place, place + segment.length)
                place = far
                guard far > first, near < last, segment.length > 0 else { continue }
                let cut = segment.cut(
                    from: near < first ? segment.parameter(at: first - near) : 0,
                    to: far > last ? segment.parameter(at: last - near) : 1)
                if isFirst { result.elements.append(.move(cut.points[0])) }
                isFirst = false
                result.elements.append(cut.element)
            }
        }
        return result
    }
}
