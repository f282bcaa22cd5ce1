import CPicaHarfBuzz

/// A value on one axis of a variable font.
package struct FontVariation: Hashable, Sendable {
    /// The axis tag: four bytes, big-endian, such as `wght`.
    package var tag: UInt32
    package var value: Float

    package init(tag: UInt32, value: Float) {
        self.tag = tag
        self.value = value
    }

    /// - Parameter axis: Four ASCII letters, such as `wght`; the result is `nil` for anything else.
    package init?(_ axis: String, _ value: Float) {
        let letters = axis.utf8
        guard letters.count == 4, letters.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
        self.init(tag: letters.reduce(0) { $0 << 8 | UInt32($1) }, value: value)
    }
}

extension FontVariation {
    /// Returns a value for each of a face's axes.
    ///
    /// It is the requested value within the axis's range, else the named instance's, else the default.
    /// - Parameter index: See ``FontFace/index``.
    static func coordinates(_ face: OpaquePointer, index: Int, _ wanted: [FontVariation]) -> [Float] {
        var count = hb_ot_var_get_axis_count(face)
        guard count > 0, count <= 64 else { return [] }
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &axes)
        var values = axes.map(\.default_value)
        let instance = index >> 16
        if instance > 0, instance <= Int(hb_ot_var_get_named_instance_count(face)) {
            var length = UInt32(values.count)
            hb_ot_var_named_instance_get_design_coords(face, UInt32(instance - 1), &length, &values)
        }
        for (number, axis) in axes.enumerated() {
            guard let value = wanted.last(where: { $0.tag == axis.tag })?.value, value.isFinite else {
                continue
            }
            values[number] = max(axis.min_value, min(value, axis.max_value))
        }
        return values
    }
}
