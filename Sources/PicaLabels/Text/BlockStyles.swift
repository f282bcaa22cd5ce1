import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation
import PicaState
import PicaText

/// Works out the look of the blocks that `presentationIntent` names: headings, lists, quotations, code, tables.
///
/// Lengths are in ems of the surrounding text, as in the style sheets of browsers, so headings have the same sizes here
/// as there. A block overrides the surrounding text only where the block sets something itself.
package struct BlockStyles {
    package init() {}

    /// The style of a block's paragraphs and of the text in them.
    private struct Style {
        var attributes = TextAttributes()
        var paragraph = ParagraphStyle()
    }

    private var numbers: [PresentationIntent.IntentType: Int] = [:]
    /// The style worked out last, kept because adjacent runs usually belong to the same block.
    private var last: (container: AttributeContainer, style: Style)?

    /// Returns the character attributes and the paragraph style that a run asks for, merged over those of its block.
    /// The paragraph style is `nil` if neither the run nor its block sets one.
    /// - Parameter outer: The attributes of the surrounding text.
    package mutating func style(
        ofRun container: AttributeContainer, _ outer: TextAttributes, in texts: TextEnvironment,
        _ environment: EnvironmentValues, palette: inout TextPalette
    ) -> (attributes: TextAttributes, paragraph: ParagraphStyle?) {
        let block = style(of: container, outer, in: texts, environment, palette: &palette)
        var attributes = block.map { outer.merging($0.attributes) } ?? outer
        if container.link != nil { attributes.foreground = AnyShapeStyle(TintShapeStyle()) }
        return (
            attributes.merging(TextAttributes(container)), ParagraphStyle(container, in: block?.paragraph)
        )
    }

    /// Returns the style of a run's block; `nil` if the run has no presentation intent.
    private mutating func style(
        of container: AttributeContainer, _ outer: TextAttributes, in texts: TextEnvironment,
        _ environment: EnvironmentValues, palette: inout TextPalette
    ) -> Style? {
        guard let intent = container.presentationIntent, !intent.components.isEmpty else { return nil }
        var known = AttributeContainer()
        known.presentationIntent = intent
        known.listItemDelimiter = container.listItemDelimiter
        var style: Style
        if let last, last.container == known {
            style = last.style
        } else {
            var maker = Maker(outer: outer, texts: texts, environment: environment)
            maker.read(intent.components.reversed().map { ($0.kind, number(of: $0)) })
            style = maker.finish(container.listItemDelimiter, &palette)
            style.attributes.font = intent.font(in: outer.font ?? .default)
            last = (known, style)
        }
        return style
    }

    private mutating func number(of type: PresentationIntent.IntentType) -> Int {
        if let known = numbers[type] { return known }
        let number = numbers.count
        numbers[type] = number
        return number
    }

    private struct Maker {
        let outer: TextAttributes
        let texts: TextEnvironment
        let environment: EnvironmentValues
        private let em: Double
        private var style = Style()
        private var block = ParagraphBlock(path: [])
        /// The distance in points from the edge to where the lines start.
        private var indent = 0.0
        private var lists = 0
        /// Whether the innermost list read so far is numbered; `false` for bullets.
        private var isNumbered = false
        private var item: (ordinal: Int, owner: Int)?
        private var bars: [(owner: Int, leading: Double)] = []
        private var code: (owner: Int, leading: Double)?
        private var rule: ParagraphBlock.Rule.Place?

        init(outer: TextAttributes, texts: TextEnvironment, environment: EnvironmentValues) {
            self.outer = outer
            self.texts = texts
            self.environment = environment
            em = texts.descriptor(of: outer).size
        }

        /// - Parameter components: The block's components, outermost first.
        mutating func read(_ components: [(kind: PresentationIntent.Kind, number: Int)]) {
            block.path = components.map(\.number)
            // The space that every block gets unless its kind sets another.
            block.spaceBefore = 0.35 * em
            block.spaceAfter = 0.6 * em
            block.innerSpace = 0.25 * em
            for (kind, number) in components {
                switch kind {
                case .paragraph: break
                case .header(let level):
                    block.spaceBefore = (0.5 + 0.4 * PresentationIntent.headingScale(level)) * em
                    block.spaceAfter = 0.35 * em
                case .unorderedList, .orderedList:
                    lists += 1
                    isNumbered = kind == .orderedList
                case .listItem(let ordinal):
                    indent += 1.75 * em
                    item = (ordinal, number)
                case .blockQuote:
                    bars.append((number, indent))
                    indent += em
                    block.innerSpace = 0.5 * em
                case .codeBlock:
                    code = (number, indent)
                    indent += 0.7 * em
                    style.paragraph.trailingIndent = 0.7 * em
                    // Code runs from left to right in every locale.
                    style.paragraph.alignment = .left
                    style.paragraph.direction = .leftToRight
                    block.spaceBefore = 0.9 * em
                    block.spaceAfter = 0.9 * em
                case .thematicBreak:
                    rule = .middle
                    style.attributes.foreground = AnyShapeStyle(Color.clear)
                case .table(let columns):
                    block.table = ParagraphBlock.Table(
                        owner: number, columns: columns.map { $0.alignment.stop }, gap: 1.5 * em)
                    style.paragraph.tabInterval = 8 * em
                    // Tab stops are measured from the leading edge of the rows.
                    style.paragraph.alignment = .leading
                case .tableHeaderRow: rule = .bottom
                case .tableRow, .tableCell: break
                }
            }
            // All cells of a row form one paragraph.
            if block.table != nil, case .tableCell? = components.last?.kind { block.path.removeLast() }
        }

        mutating func finish(_ delimiter: Character?, _ palette: inout TextPalette) -> Style {
            if let item {
                block.marker = ParagraphBlock.Marker(
                    owner: item.owner, text: mark(item.ordinal, delimiter),
                    style: palette.style(outer, in: texts, environment), gap: 0.45 * em)
            }
            if !bars.isEmpty {
                let paint = palette.paint(ResolvedStyle(environment.palette[.quaternary]))
                block.panels = bars.map {
                    ParagraphBlock.Panel(
                        owner: $0.owner, leading: $0.leading, width: 3, padding: 0, paint: paint)
                }
            }
            if let code {
                block.panels.append(
                    ParagraphBlock.Panel(
                        owner: code.owner, leading: code.leading, width: nil, padding: 0.3 * em,
                        paint: palette.paint(ResolvedStyle(environment.palette[.codeGround]))))
            }
            block.rule = rule.map {
                ParagraphBlock.Rule(
                    $0, thickness: 1, paint: palette.paint(ResolvedStyle(environment.palette[.quaternary])))
            }
            style.paragraph.block = block
            if indent > 0 { (style.paragraph.firstIndent, style.paragraph.indent) = (indent, indent) }
            return style
        }

        private func mark(_ ordinal: Int, _ delimiter: Character?) -> String {
            guard isNumbered else { return ["•", "◦", "▪"][(lists - 1) % 3] }
            let number = ordinal.formatted(.number.grouping(.never).locale(environment.locale))
            return number + String(delimiter == ")" ? ")" : ".")
        }
    }
}

extension PresentationIntent {
    /// Returns the font size of a heading, relative to the surrounding text, as browsers have it.
    package static func headingScale(_ level: Int) -> Double {
        switch level {
        case ...1: 2
        case 2: 1.5
        case 3: 1.17
        case 4: 1
        case 5: 0.83
        default: 0.67
        }
    }

    /// Returns the font for text in the block that names none; `nil` if the surrounding text's font applies.
    package func font(in outer: Font) -> Font? {
        var font: Font?
        for component in components {
            switch component.kind {
            case .header(let level):
                font = (font ?? outer).scaled(by: Self.headingScale(level)).bold()
            case .codeBlock: font = (font ?? outer).monospaced()
            case .tableHeaderRow: font = (font ?? outer).bold()
            default: break
            }
        }
        return font
    }
}

extension PresentationIntent.TableColumn.Alignment {
    fileprivate var stop: TabStop.Alignment {
        switch self {
        case .left: .leading
        case .center: .center
        case .right: .trailing
        }
    }
}
