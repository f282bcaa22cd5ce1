import Foundation
import PicaControls
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaRichText
import PicaState
import PicaText

/// A panel to choose a font: family, face and size, with a sample. The focus stays in the search field for families,
/// and arrow keys move in their list.
struct FontPanel {
    let editor: any FormattedEditor
    let formatter: TextFormatter
    /// A number that grows with each change of the formatter's state.
    let revision: Int
    @State private var families: [ListedFamily]?
    @State private var search = ""
    @State private var allowed = AllowedFamilies()
    @FocusState private var isFocused: Bool
    @ScaledMetric(relativeTo: .callout) private var scale: CGFloat = 1
    @Environment(\.self) private var environment

    init(editor: any FormattedEditor, formatter: TextFormatter, revision: Int) {
        self.editor = editor
        self.formatter = formatter
        self.revision = revision
    }

    /// The heights of a row and of the lists, in points at the default text size.
    private static let rowHeight: CGFloat = 28
    private static let height: CGFloat = 200
    /// The largest font size of the sample, in points.
    private static let largest: CGFloat = 32
}

extension FontPanel: View {
    var body: some View {
        let found = found
        let chosen = found.firstIndex { family in family.name == name }
        VStack(spacing: 8) {
            SearchField(text: $search, prompt: nil, isFocused: $isFocused)
                .takesFieldKeys { take($0, found, chosen) }
            HStack(alignment: .top, spacing: 8) {
                familyList(found, chosen)
                faceList.frame(minWidth: 60, idealWidth: 120 * scale, maxWidth: 120 * scale)
                sizes.frame(width: 64 * scale)
            }
            sample
        }
        .font(.callout)
        .onAppear { isFocused = true }
        .task { families = await (environment.fontLibrary ?? .shared).families() }
    }

    // MARK: Families

    /// The family of the whole selection: empty for the system's font, `nil` if it differs.
    @MainActor private var name: String? { formatter.common { $0.shownFont(in: environment).family ?? "" } }

    /// The system's font and the allowed families that match the search.
    @MainActor private var found: [FontFamily] {
        let all = [ListedFamily(system)] + allowed.among(families ?? [], by: formatter)
        return ListedFamily.found(by: search, in: all).map(\.family).filter {
            !$0.name.isEmpty || formatter.allows(.family(nil))
        }
    }

    private var system: FontFamily {
        func word(_ word: some InterfaceWord) -> String { word.string(in: environment) }
        return FontFamily(
            name: "", otherNames: [word(FontWord(key: .system))],
            faces: [
                .init(name: word(FontWord(key: .regular))),
                .init(name: word(FormatWord(key: .italic)), isItalic: true),
                .init(name: word(FormatWord(key: .bold)), weight: 700),
                .init(name: word(FontWord(key: .boldItalic)), weight: 700, isItalic: true),
            ])
    }

    @MainActor private func familyList(_ found: [FontFamily], _ chosen: Int?) -> some View {
        ChoiceList(count: found.count, chosen: chosen, rowHeight: Self.rowHeight * scale) {
            index, coalesces in
            choose(found[index], coalesces)
        } row: { index in
            FamilyRow(family: found[index])
        }
        .overlay {
            if families != nil, found.isEmpty {
                Text(FontWord(key: .none)).foregroundStyle(.secondary).padding(8)
            }
        }
        .frame(minWidth: 80, idealWidth: 200 * scale, maxWidth: .infinity)
        .frame(minHeight: 60, idealHeight: Self.height, maxHeight: Self.height)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(FontWord(key: .family)))
    }

    @MainActor private func choose(_ family: FontFamily, _ coalesces: Bool) {
        editor.apply(.family(family.choice), coalesces: coalesces)
    }

    /// - Returns: Whether the key operated the list of families.
    @MainActor private func take(_ press: KeyStroke, _ found: [FontFamily], _ chosen: Int?) -> Bool {
        switch press.key {
        case .return where press.modifiers.isEmpty && chosen == nil && !search.isEmpty && !found.isEmpty:
            choose(found[0], false)
        case .up, .down, .pageUp, .pageDown:
            guard let next = ChoiceKeys.next(press, from: chosen, count: found.count) else { return false }
            if next != chosen { choose(found[next], press.isRepeat) }
        default: return false
        }
        return true
    }

    // MARK: Faces

    @MainActor private var faceList: some View {
        let family = name.flatMap { name in
            name.isEmpty ? system : families?.first { $0.family.name == name }?.family
        }
        let faces = (family?.faces ?? []).filter { formatter.allows(.face($0)) }
        let chosen = faces.firstIndex { face in
            formatter.common { LookChoice.face(face).isOn($0, in: environment) } == true
        }
        return ChoiceList(count: faces.count, chosen: chosen, rowHeight: Self.rowHeight * scale) {
            editor.apply(.face(faces[$0]), coalesces: $1)
        } row: {
            Text(verbatim: faces[$0].name)
        }
        .frame(minHeight: 60, idealHeight: Self.height, maxHeight: Self.height)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(FontWord(key: .face)))
    }

    // MARK: Sizes

    /// The font size of the whole selection, in points; `nil` if it differs.
    @MainActor private var size: CGFloat? {
        formatter.common {
            $0.shownFont(in: environment).resolve(in: environment.fontResolutionContext).shownSize
        }
    }

    @MainActor private var sizes: some View {
        let sizes = Font.sizes.filter { formatter.allows(.size($0)) }
        return VStack(spacing: 6) {
            TextField(
                value: Binding(get: { size.map { Double($0) } }, set: { choose(size: $0) }),
                format: .number.precision(.fractionLength(0...2)), prompt: Text(verbatim: "–")
            ) { Text(FontWord(key: .size)) }
            .onSubmit {}
            ChoiceList(
                count: sizes.count, chosen: size.flatMap(sizes.firstIndex), rowHeight: Self.rowHeight * scale
            ) {
                editor.apply(.size(sizes[$0]), coalesces: $1)
            } row: {
                Text(Double(sizes[$0]), format: .number).monospacedDigit()
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text(FontWord(key: .size)))
        }
        .frame(minHeight: 60, idealHeight: Self.height, maxHeight: Self.height)
    }

    @MainActor private func choose(size: Double?) {
        guard let size, size.isFinite, size >= 1 else { return }
        let look = LookChoice.size(CGFloat(min(size, 2000)))
        if formatter.allows(look) { editor.apply(look, coalesces: false) }
    }

    // MARK: Sample

    @MainActor private var sample: some View {
        let font = formatter.first.shownFont(in: environment)
        let size = min(font.resolve(in: environment.fontResolutionContext).pointSize, Self.largest)
        return Text(verbatim: editor.selectedWords ?? environment.locale.alphabet(limit: 40).joined())
            .font(font.pointSize(size))
            .lineLimit(1)
            .frame(maxWidth: .infinity)
            .frame(height: Self.largest * 1.7)
            .clipped()
            .accessibilityHidden(true)
    }
}

/// The families that a formatting definition allows, cached while the selection stays the same.
@MainActor private final class AllowedFamilies {
    private var known: (selected: Set<AttributeID>, count: Int, families: [ListedFamily])?

    nonisolated init() {}

    func among(_ families: [ListedFamily], by formatter: TextFormatter) -> [ListedFamily] {
        if formatter.allowsAnyFamily { return families }
        let selected = formatter.selected
        if let known, known.selected == selected, known.count == families.count { return known.families }
        let allowed = families.filter { formatter.allows(.family($0.family.name)) }
        known = (selected, families.count, allowed)
        return allowed
    }
}

extension FontFamily {
    /// The family name to request; `nil` for the system's font.
    fileprivate var choice: String? { name.isEmpty ? nil : name }
}

/// A row with a family's name, set in that family.
private struct FamilyRow: View {
    let family: FontFamily

    var body: some View {
        if family.name.isEmpty {
            Text(FontWord(key: .system))
        } else if family.isSymbolic {
            Text(verbatim: family.name)
        } else {
            Text(verbatim: family.name).font(.custom(family.name, size: 16, relativeTo: .callout))
        }
    }
}
