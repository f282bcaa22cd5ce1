import Foundation
import PicaCanvas
import PicaFoundation

/// Parses a symbol template.
final class SymbolTemplateReader: HTMLHandler {
    private var forms:
        [SymbolTemplate.VariantName: (shapes: [SymbolTemplate.Shape], place: CGAffineTransform)] =
            [:]
    /// The positions of the guide lines, by name.
    private var margins: [String: CGFloat] = [:]
    private var baselines: [String: CGFloat] = [:]
    private var sheet = ""

    private struct Group {
        var form: SymbolTemplate.VariantName?
        var transform: CGAffineTransform
    }

    private var groups: [Group] = []

    private static let (longestSheet, mostShapes) = (1 << 20, 5000)

    /// - Returns: `nil` if the text is not a template.
    static func template(_ text: String) -> SymbolTemplate? {
        let reader = SymbolTemplateReader()
        do { try HTMLParser.parse(text, into: reader) } catch { return nil }
        return reader.template()
    }

    // MARK: Parser callbacks

    func begin(_ name: String, _ attributes: [(name: String, value: String)]) {
        func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
        switch name {
        case "g":
            let id = attribute("id") ?? ""
            let outer = groups.last?.transform ?? .identity
            let transform = Self.transform(attribute("transform") ?? "").concatenating(outer)
            groups.append(
                Group(form: groups.last?.form ?? SymbolTemplate.VariantName(id), transform: transform))
            if groups.last?.form != nil, groups.dropLast().last?.form == nil, let form = groups.last?.form {
                forms[form] = ([], transform)
            }
        case "path":
            if let form = groups.last?.form {
                addShape(attribute("d") ?? "", attributes, to: form)
            } else {
                addGuide(attribute("id"), ofPath: attribute("d") ?? "")
            }
        case "line":
            guard let id = attribute("id") else { return }
            addGuide(id, x: attribute("x1").flatMap(Self.number), y: attribute("y1").flatMap(Self.number))
        default: break
        }
    }

    func end(_ name: String) { if name == "g" { _ = groups.popLast() } }

    func text(_ bytes: UnsafeBufferPointer<UInt8>) {}
    func comment(_ text: String) {}

    func data(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard sheet.utf8.count + bytes.count <= Self.longestSheet else { return }
        sheet += String(decoding: bytes, as: UTF8.self)
    }

    // MARK: Shapes

    private func addShape(
        _ path: String, _ attributes: [(name: String, value: String)], to form: SymbolTemplate.VariantName
    ) {
        guard var path = SVGPathReader.path(path), !path.isEmpty, let group = groups.last,
            forms[form, default: ([], .identity)].shapes.count < Self.mostShapes
        else { return }
        func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
        path.isEvenOdd = attribute("fill-rule") == "evenodd"
        path = path.transformed(
            by: Self.transform(attribute("transform") ?? "").concatenating(group.transform))
        let classes = (attribute("class") ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        forms[form]?.shapes.append(SymbolTemplate.Shape(path: path, classes: classes))
    }

    /// Some drawing programs export lines as paths.
    private func addGuide(_ id: String?, ofPath path: String) {
        guard let id, case .move(let point) = SVGPathReader.path(path)?.elements.first else { return }
        addGuide(id, x: point.x, y: point.y)
    }

    private func addGuide(_ id: String, x: CGFloat?, y: CGFloat?) {
        if id.hasPrefix("Baseline"), let y { baselines[String(id.dropFirst("Baseline-".count))] = y }
        if id.hasPrefix("left-margin") || id.hasPrefix("right-margin"), let x { margins[id] = x }
    }

    private func template() -> SymbolTemplate? {
        var made: [SymbolTemplate.VariantName: SymbolTemplate.Variant] = [:]
        for (name, form) in forms where !form.shapes.isEmpty {
            let row = ["S", "M", "L"][[Image.Scale.small, .medium, .large].firstIndex(of: name.scale) ?? 1]
            let full = "\("\(name.weight)".capitalized)-\(row)"
            let bounds = form.shapes.reduce(CGRect.null) { $0.union($1.path.bounds) }
            // A variant without margin lines gets a fixed side bearing around its drawing.
            let isMiddle = name == SymbolTemplate.VariantName(.regular, .medium)
            func margin(_ side: String) -> CGFloat? {
                margins["\(side)-margin-\(full)"] ?? (isMiddle ? margins["\(side)-margin"] : nil)
            }
            let left = margin("left") ?? bounds.minX - Self.bearing
            let right = margin("right") ?? bounds.maxX + Self.bearing
            let baseline = baselines[row] ?? form.place.ty
            guard right > left else { continue }
            let move = CGAffineTransform(translationX: -left, y: -baseline)
            made[name] = SymbolTemplate.Variant(
                shapes: form.shapes.map {
                    SymbolTemplate.Shape(path: $0.path.transformed(by: move), classes: $0.classes)
                }, width: right - left)
        }
        return made.isEmpty ? nil : SymbolTemplate(forms: made, rules: Self.rules(sheet))
    }

    /// The side bearing of a variant that does not specify its width.
    private static let bearing: CGFloat = 8

    // MARK: Words

    private static func number(_ text: String) -> CGFloat? {
        Double(text.trimmingCharacters(in: .whitespaces)).flatMap { abs($0) < 1e6 ? CGFloat($0) : nil }
    }

    /// Parses `matrix(…)`, `translate(…)` and `scale(…)`, applied in order.
    private static func transform(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")").prefix(16) {
            let words = part.split(separator: "(", maxSplits: 1)
            guard words.count == 2 else { continue }
            let n = words[1].split { $0 == "," || $0.isWhitespace }.compactMap { number(String($0)) }
            let step: CGAffineTransform
            switch (words[0].trimmingCharacters(in: CharacterSet(charactersIn: ", \n\t")), n.count) {
            case ("matrix", 6):
                step = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            case ("translate", 1): step = CGAffineTransform(translationX: n[0], y: 0)
            case ("translate", 2): step = CGAffineTransform(translationX: n[0], y: n[1])
            case ("scale", 1): step = CGAffineTransform(scaleX: n[0], y: n[0])
            case ("scale", 2): step = CGAffineTransform(scaleX: n[0], y: n[1])
            default: continue
            }
            result = step.concatenating(result)
        }
        return result
    }

    /// Parses the classes of a style sheet: `.monochrome-0 {-sfsymbols-variable-threshold:0.5}`.
    private static func rules(_ sheet: String) -> [String: SymbolTemplate.Rule] {
        var rules: [String: SymbolTemplate.Rule] = [:]
        for block in sheet.split(separator: "}") {
            let parts = block.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            var rule = SymbolTemplate.Rule()
            for line in parts[1].split(separator: ";") {
                let words = line.split(separator: ":", maxSplits: 1)
                guard words.count == 2 else { continue }
                let value = words[1].trimmingCharacters(in: .whitespacesAndNewlines)
                switch words[0].trimmingCharacters(in: .whitespacesAndNewlines) {
                case "-sfsymbols-variable-threshold": rule.threshold = Double(value)
                case "-sfsymbols-clear-behind": rule.clearsBehind = value == "true"
                case "opacity": rule.opacity = Double(value).map { min(max($0, 0), 1) } ?? 1
                case "fill": rule.fill = value
                default: break
                }
            }
            for selector in parts[0].split(separator: ",") {
                let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
                if name.hasPrefix(".") { rules[String(name.dropFirst())] = rule }
            }
        }
        return rules
    }
}
