import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// A tree that was changed step by step shows what a tree shows that was mounted as it is in the end.
@MainActor @Suite struct FreshMountTests {
    /// One view of a random tree.
    @Observable final class Part: Identifiable {
        let id: Int
        var kind: Kind
        /// A length in points.
        var length: CGFloat
        var other: CGFloat
        var flag: Bool
        var choice: Int
        var parts: [Part]

        init(_ id: Int, _ kind: Kind, _ parts: [Part], _ random: inout SeededRandom) {
            self.id = id
            self.kind = kind
            self.parts = parts
            length = 0
            other = 0
            flag = false
            choice = 0
            vary(&random)
        }

        func vary(_ random: inout SeededRandom) {
            length = CGFloat(Int.random(in: 0...60, using: &random))
            other = CGFloat(Int.random(in: 5...80, using: &random))
            flag = Bool.random(using: &random)
            choice = Int.random(in: 0..<3, using: &random)
        }
    }

    enum Kind: CaseIterable {
        case text, color, spacer, divider, circle, field
        case row, column, pile, baselineRow, scroller
        case fixedFrame, flexibleFrame, padding, fixedSize, offset, overlay, background, opacity
        case aspectRatio, priority, guide, clipped, hidden, twin, conditional, position

        var isLeaf: Bool {
            switch self {
            case .text, .color, .spacer, .divider, .circle, .field: true
            default: false
            }
        }
    }

    /// Which views of a tree are the same as before: each gets a number when it comes, and keeps it.
    @Observable final class Ledger {
        @ObservationIgnored private var last = 0
        @ObservationIgnored private(set) var numbers: [Int: Int] = [:]

        func next() -> Int {
            last += 1
            return last
        }

        func note(_ number: Int, of part: Part) { numbers[part.id] = number }
    }

    private struct PartView: View {
        let part: Part
        @Environment(Ledger.self) private var ledger: Ledger?
        @State private var number = Number()

        /// Kept as state, so that it is as old as the view's identity.
        private final class Number {
            var value: Int?
        }

        var body: some View {
            if let ledger {
                let value = number.value ?? ledger.next()
                let _ = number.value = value
                let _ = ledger.note(value, of: part)
            }
            if part.kind.isLeaf {
                LeafView(part: part).named("\(part.id)")
            } else {
                InnerView(part: part).named("\(part.id)")
            }
        }
    }

    private struct Parts: View {
        let part: Part
        var body: some View { ForEach(part.parts) { PartView(part: $0) } }
    }

    private struct LeafView: View {
        let part: Part

        var body: some View {
            switch part.kind {
            case .text:
                Text(part.flag ? "Some words \(Int(part.length))" : "Title")
                    .font([.body, .caption, .title][part.choice])
            case .spacer: Spacer(minLength: part.flag ? part.length / 4 : nil)
            case .divider: Divider()
            case .circle: Circle().fill(part.flag ? .red : .blue)
            case .field: TextField("Field", text: .constant("value \(part.choice)"))
            default: part.flag ? Color.mint : Color.orange
            }
        }
    }

    private struct InnerView: View {
        let part: Part

        var body: some View {
            switch part.kind {
            case .row:
                HStack(
                    alignment: [.top, .center, .bottom][part.choice],
                    spacing: part.flag ? part.length / 8 : nil
                ) { Parts(part: part) }
            case .baselineRow:
                HStack(alignment: part.flag ? .firstTextBaseline : .lastTextBaseline) { Parts(part: part) }
            case .column:
                VStack(
                    alignment: [.leading, .center, .trailing][part.choice],
                    spacing: part.flag ? part.length / 8 : nil
                ) { Parts(part: part) }
            case .pile: ZStack(alignment: part.flag ? .topLeading : .bottom) { Parts(part: part) }
            case .scroller: ScrollView(part.flag ? .vertical : .horizontal) { Parts(part: part) }
            default: ModifiedView(part: part)
            }
        }
    }

    private struct ModifiedView: View {
        let part: Part

        var body: some View {
            switch part.kind {
            case .fixedFrame:
                Parts(part: part)
                    .frame(width: part.other, height: part.flag ? part.length : nil, alignment: .topLeading)
            case .flexibleFrame:
                Parts(part: part)
                    .frame(
                        minWidth: part.choice == 0 ? nil : part.length, maxWidth: part.flag ? .infinity : nil,
                        minHeight: part.choice == 1 ? part.length / 2 : nil)
            case .padding: Parts(part: part).padding(part.flag ? .horizontal : .all, part.length / 6)
            case .fixedSize: Parts(part: part).fixedSize(horizontal: part.flag, vertical: part.choice > 0)
            case .offset: Parts(part: part).offset(x: part.length - 30, y: part.other - 40)
            case .overlay:
                Color.yellow.frame(width: part.other, height: part.length)
                    .overlay(alignment: part.flag ? .topTrailing : .bottom) { Parts(part: part) }
            case .background:
                Parts(part: part).background(alignment: .leading) { Text("behind \(part.choice)") }
            case .opacity: Parts(part: part).opacity([0, 0.5, 1][part.choice])
            default: OtherView(part: part)
            }
        }
    }

    private struct OtherView: View {
        let part: Part

        var body: some View {
            switch part.kind {
            case .aspectRatio: Parts(part: part).aspectRatio(part.other / 40, contentMode: .fit)
            case .priority: Parts(part: part).layoutPriority(Double(part.choice))
            case .guide:
                Parts(part: part).alignmentGuide(.top) { [length = part.length] in $0.height / 2 - length }
                    .alignmentGuide(.firstTextBaseline) { [other = part.other] _ in other }
            case .clipped: Parts(part: part).frame(width: part.other, height: part.length).clipped()
            case .hidden: if part.flag { Parts(part: part).hidden() } else { Parts(part: part) }
            case .twin:
                Parts(part: part)
                if part.flag { Color.purple.frame(width: part.other, height: 12) }
            case .position:
                Parts(part: part).position(x: part.length, y: part.other).frame(width: 80, height: 60)
            default:
                if part.flag { Parts(part: part).padding(2) } else { Parts(part: part) }
            }
        }
    }

    /// Makes random trees, and changes them.
    private struct Gardener {
        var random: SeededRandom
        private var next = 0

        init(seed: UInt64) { random = SeededRandom(seed: seed) }

        mutating func grow(depth: Int) -> Part {
            next += 1
            let id = next
            let kinds = Kind.allCases.filter { depth > 0 || $0.isLeaf }
            let kind = kinds.randomElement(using: &random) ?? .text
            let count = kind.isLeaf ? 0 : Int.random(in: 1...3, using: &random)
            let parts = (0..<count).map { _ in grow(depth: depth - 1) }
            return Part(id, kind, parts, &random)
        }

        private func all(_ part: Part) -> [Part] { [part] + part.parts.flatMap(all) }

        /// Changes one part in one way, and says which.
        mutating func change(_ root: Part) -> String {
            guard let part = all(root).randomElement(using: &random) else { return "nothing" }
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1, 2: part.vary(&random)
            case 3:
                let kinds = Kind.allCases.filter { $0.isLeaf == part.kind.isLeaf }
                part.kind = kinds.randomElement(using: &random) ?? part.kind
            case 4:
                if part.kind.isLeaf {
                    part.vary(&random)
                } else {
                    part.parts.insert(
                        grow(depth: 1), at: Int.random(in: 0...part.parts.count, using: &random))
                }
            default:
                if part.parts.count > 1, Bool.random(using: &random) {
                    part.parts.shuffle(using: &random)
                } else if !part.parts.isEmpty {
                    part.parts.remove(at: Int.random(in: 0..<part.parts.count, using: &random))
                }
            }
            return "\(part.kind) \(part.id)"
        }
    }

    /// The elements, with their positions.
    private func inventory(_ app: TestHost) -> [String] {
        app.all().map { element in
            let frame = element.frame
            return "\(element.summary) at \(frame.minX), \(frame.minY), \(frame.width) x \(frame.height)"
        }
    }

    /// The basis of a part's identity: its ancestors, and the branch that each of them takes.
    private func identities(_ part: Part, _ around: String = "") -> [Int: String] {
        let branch = part.kind == .hidden || part.kind == .conditional ? "\(part.flag)" : ""
        let inner = "\(around) \(part.id) \(part.kind)\(branch)"
        return part.parts.reduce(into: [part.id: around]) {
            $0.merge(identities($1, inner)) { first, _ in first }
        }
    }

    private func outline(_ part: Part, _ depth: Int = 0) -> String {
        let line =
            String(repeating: "  ", count: depth)
            + "\(part.id) \(part.kind) \(part.length) \(part.other) \(part.flag) \(part.choice)\n"
        return line + part.parts.map { outline($0, depth + 1) }.joined()
    }

    @Test(
        "A randomly changed tree equals a fresh one in frames, labels and pixels, and keeps equal parts",
        arguments: 1...24)
    func incrementalIsFresh(seed: Int) throws {
        var gardener = Gardener(seed: UInt64(seed))
        let root = gardener.grow(depth: 4)
        var size = CGSize(width: 320, height: 240)
        let scale: CGFloat = [1, 1.5, 2][seed % 3]
        let ledger = Ledger()
        let app = try mount(width: size.width, height: size.height, scale: scale) {
            PartView(part: root).environment(ledger)
        }
        var direction = LayoutDirection.leftToRight
        var textSize = DynamicTypeSize.large
        _ = app.paintedScreen()
        for step in 0..<20 {
            var done = ""
            let (oldIdentities, oldNumbers) = (identities(root), ledger.numbers)
            switch Int.random(in: 0..<12, using: &gardener.random) {
            case 0:
                direction = direction == .leftToRight ? .rightToLeft : .leftToRight
                app.setEnvironment(\.layoutDirection, direction)
                done = "direction"
            case 1:
                textSize = DynamicTypeSize.allCases.randomElement(using: &gardener.random) ?? .large
                app.setEnvironment(\.dynamicTypeSize, textSize)
                done = "text size"
            case 2:
                size.width = CGFloat(Int.random(in: 200...400, using: &gardener.random))
                app.resize(to: size)
                done = "window size"
            default:
                for _ in 0...Int.random(in: 0...2, using: &gardener.random) {
                    done += gardener.change(root) + " "
                }
            }
            let fresh = try mount(width: size.width, height: size.height, scale: scale) {
                PartView(part: root)
            }
            fresh.setEnvironment(\.layoutDirection, direction)
            fresh.setEnvironment(\.dynamicTypeSize, textSize)
            let (found, wanted) = (inventory(app), inventory(fresh))
            let place = "seed \(seed), step \(step), changed \(done)"
            try #require(found == wanted, "\(place)\n\(outline(root))")
            for (id, identity) in identities(root) {
                guard let old = oldIdentities[id] else { continue }
                let isKept = ledger.numbers[id] == oldNumbers[id]
                try #require(isKept == (identity == old), "\(place): identity of \(id)\n\(outline(root))")
            }
            let difference = app.paintedScreen().difference(from: fresh.freshPicture())
            try #require(difference.count == 0, "\(place): \(difference.count) pixels\n\(outline(root))")
        }
    }
}
