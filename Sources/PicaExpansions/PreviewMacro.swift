/// The expansion of `#Preview`: a type that records the preview's place and makes the preview. The program finds it at
/// run time.
struct PreviewMacro {
    private let use: MacroUse
    private let arguments: String

    init(_ use: MacroUse) throws(ExpansionError) {
        self.use = use
        let text = SourceText(use.source)
        // The arguments follow `#Preview` or `#PicaUI.Preview`.
        guard let name = text.tokens.indices.first(where: { text.word(at: $0) == "Preview" }) else {
            throw ExpansionError("this is no preview")
        }
        arguments = try Self.arguments(of: text, from: name + 1)
    }

    /// Returns the arguments. `@Previewable` declarations move into a view of their own.
    private static func arguments(of text: SourceText, from start: Int) throws(ExpansionError) -> String {
        let all = text[tokens: start..<max(start, text.tokens.count)]
        guard let brace = body(in: text, from: start) else { return all }
        let end = text.end(ofGroupAt: brace)
        var states: [String] = []
        var rest: [String] = []
        var index = brace + 1
        while index < end - 1 {
            let isState = text.isMark("@", at: index) && text.word(at: index + 1) == "Previewable"
            var next = index
            // Attributes may be on separate lines.
            if !isState || StoredProperty(in: text, at: &next) == nil {
                next = max(text.end(ofStatementAt: index), index + 1)
            }
            next = min(next, end - 1)
            if isState {
                states.append(text[tokens: index + 2..<max(index + 2, next)])
            } else if !text.isMark(";", at: index) {
                rest.append(text[tokens: index..<next])
            }
            index = next
        }
        guard !states.isEmpty else { return all }
        let wrapper = """
            {
                struct Previewed: PicaGraph.View {
                    \(states.joined(separator: "\n"))
                    var body: some PicaGraph.View {
                        \(rest.joined(separator: "\n"))
                    }
                }
                return Previewed()
            }
            """
        let before = text.tokens[brace].range.lowerBound
        let first = start < text.tokens.count ? text.tokens[start].range.lowerBound : before
        let after = text.tokens[end - 1].range.upperBound
        return text[first..<before] + wrapper + text[after..<text.bytes.count]
    }

    /// Returns the start of the closure that makes the view: a trailing closure, or the argument `body:`.
    private static func body(in text: SourceText, from start: Int) -> Int? {
        var index = start
        while index < text.tokens.count {
            if text.isMark("{", at: index) { return index }
            if text.isMark("(", at: index) {
                let end = text.end(ofGroupAt: index)
                let named = (index..<end).first {
                    text.word(at: $0) == "body" && text.isMark(":", at: $0 + 1)
                        && text.isMark("{", at: $0 + 2)
                }
                if let named { return named + 2 }
                index = end
            } else {
                index += 1
            }
        }
        return nil
    }

    func expanded() throws(ExpansionError) -> String {
        """
        struct \(use.uniqueName("PreviewRegistry")): PicaViews.PreviewRegistry {
            nonisolated static var fileID: String { \(quoted(use.fileID)) }
            nonisolated static var line: Int { \(use.line) }
            nonisolated static var column: Int { \(use.column) }
            @MainActor static func makePreview() throws -> PicaViews.Preview {
                PicaViews.Preview\(arguments)
            }
        }
        """
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : $0.isNewline ? [" "] : [$0] } + "\""
    }
}
