import Foundation
import Observation
import PicaGraph

/// What views say of the bars around them: a title, items, and how the bars look.
///
/// Views say it by ``BarKey``; the nearest ``BarHost`` shows it: a window's, a sheet's, or a split view's column's.
struct BarContent {
    var title: BarTitle?
    /// Whether the title is that of a page or a column, which shows it in a bar; a window alone shows it as its own.
    var isInContainer = false
    var subtitle: Text?
    /// What stands for the document beside the title; nil for nothing.
    var documentIcon: AnyView?
    /// The way back, where the view is a page of a stack.
    var back: BackTarget?
    /// How many pages the way back leads through.
    var backDepth = 0
    var isBackHidden = false
    var items: [BarItem] = []
    /// The items of the menu behind the title.
    var titleMenu: AnyView?
    /// Whether the bars are shown, by the bar; bars without a value are shown while they have content.
    var visibility: [ToolbarPlacement.Bar: Visibility] = [:]
    /// What is behind the bars.
    var backgrounds: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
    var backgroundVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var colorSchemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
    var role: ToolbarRole?
    /// What `toolbar(removing:)` takes out.
    var removed: Set<ToolbarDefaultItemKind> = []
    /// What a person may arrange; nil for nothing.
    var arrangeable: ArrangeableToolbar?
    /// Whether columns inside have bars that show what is said outside of the columns.
    var isTakenByColumns = false
}

extension BarContent {
    /// Sets a title where those inside have none, or only a sidebar has.
    mutating func setTitle(_ new: BarTitle) {
        if title.map({ $0.rank < new.rank }) ?? true { title = new }
    }

    /// What a column's bar shows with its share of what is said around all columns.
    func taking(_ share: BarShare, of outer: BarContent) -> BarContent {
        var (own, taken) = (self, outer)
        switch share {
        case .nothing: return self
        case .sidebar:
            taken = BarContent()
            taken.items = outer.items(.sidebar)
        case .rest: taken.items.removeAll { $0.placement.part == .sidebar }
        case .all: break
        }
        taken.isInContainer = false
        BarKey.reduce(value: &own) { taken }
        return own
    }

    /// Whether bars look the same with both, as far as can be told: styles and menus cannot be compared.
    func looksLike(_ other: BarContent) -> Bool {
        func sign(_ item: BarItem) -> ItemSign {
            ItemSign(
                passage: item.id, placement: item.placement, kind: item.kind, isShown: item.isShown)
        }
        return title?.text == other.title?.text && subtitle == other.subtitle && back === other.back
            && backDepth == other.backDepth
            && isBackHidden == other.isBackHidden && items.map(sign) == other.items.map(sign)
            && (titleMenu == nil) == (other.titleMenu == nil)
            && (documentIcon == nil) == (other.documentIcon == nil) && visibility == other.visibility
            && backgroundVisibility == other.backgroundVisibility && colorSchemes == other.colorSchemes
            && Set(backgrounds.keys) == Set(other.backgrounds.keys) && role == other.role
            && removed == other.removed && (arrangeable == nil) == (other.arrangeable == nil)
            && isTakenByColumns == other.isTakenByColumns
    }

    private struct ItemSign: Equatable {
        let passage: ObjectIdentifier
        let placement: ToolbarItemPlacement
        let kind: BarItem.Kind
        let isShown: Bool
    }
}

/// The title of a page or a window.
struct BarTitle {
    var text: Text
    /// The name that a person may change in place; nil where the title is fixed.
    var name: Binding<String>?
    /// Of titles beside each other that of the highest rank counts, and of equals the first.
    var rank = 0
}

/// How much a column's bar takes of what is said around all columns.
enum BarShare {
    case nothing
    /// What is meant for a sidebar.
    case sidebar
    /// All but that.
    case rest
    case all
}

/// An item of a toolbar: the passage that its view comes by, and where it is to stand.
struct BarItem {
    let passage: PortalPassage
    var placement: ToolbarItemPlacement
    /// What the bar tells the item of its looks.
    var appearance = BarAppearance()
    var kind = Kind.view
    /// What a person's own arrangement of the toolbar knows it by.
    var name: String?
    /// Whether it is in the bar.
    var isShown = true
    /// What a person may do with it.
    var customization = ToolbarCustomizationBehavior.default
    /// The view once more, to be shown in a menu where the bar has no room for it.
    var menuContent = AnyView(EmptyView())

    enum Kind: Equatable {
        case view
        case search
        case spacer(SpacerSizing)
        /// Where the app wants something that bars show by themselves.
        case place(ToolbarDefaultItemKind)
    }
}

extension BarItem: Identifiable {
    nonisolated var id: ObjectIdentifier { ObjectIdentifier(passage) }
}

/// How a bar looks, for its items: these inherit from where they are written, and not from the bar.
@MainActor @Observable final class BarAppearance {
    /// nil where the bar is as light or dark as its window.
    var colorScheme: ColorScheme?

    nonisolated init() {}
}

enum BarKey: PreferenceKey {
    static var defaultValue: BarContent { BarContent() }

    /// The innermost view's word counts, and of several beside each other the first's.
    static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
        let next = nextValue()
        if let title = next.title, value.title.map({ title.rank > $0.rank }) ?? true { value.title = title }
        value.isInContainer = value.isInContainer || next.isInContainer
        value.subtitle = value.subtitle ?? next.subtitle
        value.documentIcon = value.documentIcon ?? next.documentIcon
        if value.back == nil { (value.back, value.backDepth) = (next.back, next.backDepth) }
        value.isBackHidden = value.isBackHidden || next.isBackHidden
        value.items += next.items
        value.titleMenu = value.titleMenu ?? next.titleMenu
        value.visibility.merge(next.visibility) { own, _ in own }
        value.backgrounds.merge(next.backgrounds) { own, _ in own }
        value.backgroundVisibility.merge(next.backgroundVisibility) { own, _ in own }
        value.colorSchemes.merge(next.colorSchemes) { own, _ in own }
        value.role = value.role ?? next.role
        value.removed.formUnion(next.removed)
        value.arrangeable = value.arrangeable ?? next.arrangeable
        value.isTakenByColumns = value.isTakenByColumns || next.isTakenByColumns
    }
}

extension View {
    /// Says something of the bars around the view.
    nonisolated func bar(_ change: @escaping (inout BarContent) -> Void) -> some View {
        transformPreference(BarKey.self, change)
    }
}

/// Where a stack's back button leads. Known by its identity.
@MainActor protocol BackTarget: AnyObject {
    /// The titles of the pages below the one that is shown, the root's first; nil for pages without a title.
    var backTitles: [Text?] { get }
    /// Goes back to a page: 0 is the root.
    func goBack(to page: Int)
}
