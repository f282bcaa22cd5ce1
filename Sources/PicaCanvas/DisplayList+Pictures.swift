extension DisplayList {
    /// Whether the list keeps pixels of a picture in memory.
    package var holdsPictures: Bool {
        commands.contains { command in
            switch command {
            case .image: true
            case .rect(_, let paint), .roundedRect(_, _, _, let paint), .border(_, _, _, _, let paint),
                .shadow(_, _, _, let paint), .path(_, let paint), .stroke(_, _, let paint),
                .mask(_, let paint), .glyphs(_, _, let paint), .decoration(_, _, let paint):
                paint.holdsPicture
            case .transform(_, let list), .projection(_, _, let list), .moving(let list),
                .clip(_, let list), .layer(_, let list):
                list.holdsPictures
            case .painted: false
            }
        }
    }
}

extension Paint {
    fileprivate var holdsPicture: Bool { if case .tiled = self { true } else { false } }
}
