import Foundation
import Observation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The contents of the bars around a view: title, items and appearance.
///
/// Views provide it by ``BarKey``, and the nearest ``BarHost`` shows it: that of a window, a sheet, or a column of a
/// split view.
struct BarContent {
    var title: BarTitle?
    /// Whether the title is that of a page or a column, which shows it in a bar. Otherwise the window shows it as its
    /// own.
    var isInContainer = false
    var subtitle: Text?
    /// The icon of the document beside the title; `nil` for none.
    var documentIcon: AnyView?
    /// The target of the back button, if the view is a page of a stack.
    var back: BackTarget?
    /// The number of pages that the back button can go back.
    var backDepth = 0
    var isBackHidden = false
    var items: [BarItem] = []
    /// The items of the title's menu.
    var titleMenu: AnyView?
    /// The visibility of each bar; bars without a value are visible while they have content.
    var visibility: [ToolbarPlacement.Bar: Visibility] = [:]
    /// The background of each bar.
    var backgrounds: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
    var backgroundVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
    var colorSchemes: [ToolbarPlacement.Bar: ColorScheme] = [:]
    var role: ToolbarRole?
    /// The default items removed by `toolbar(removing:)`.
    var removed: Set<ToolbarDefaultItemKind> = []
    /// The toolbar that a person may customize; `nil` for none.
    var arrangeable: ArrangeableToolbar?
    /// Whether columns inside have their own bars, which show the content set outside of the columns.
    var isTakenByColumns = false
}

extension BarContent {
    /// Sets a title, unless one with at least the same rank is set already.
    mutating func setTitle(_ new: BarTitle) {
        if title.map({ $0.rank < new.rank }) ?? true { title = new }
    }

    /// Returns the content of a column's bar, including its share of the content set around all columns.
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

    /// Returns whether both look the same, as far as can be told: styles and menus cannot be compared.
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
    /// The name that the person may edit in place; `nil` for a fixed title.
    var name: Binding<String>?
    /// The rank among sibling titles. The highest rank wins, and of equal ranks the first.
    var rank = 0
}

/// The share of the content set around all columns that a column's bar shows.
enum BarShare {
    case nothing
    /// Content meant for a sidebar.
    case sidebar
    /// All other content.
    case rest
    case all
}

/// An item of a toolbar: the passage that provides its view, and its placement.
struct BarItem {
    let passage: PortalPassage
    var placement: ToolbarItemPlacement
    /// The appearance that the bar sets for the item.
    var appearance = BarAppearance()
    var kind = Kind.view
    /// The name of the item in the person's arrangement of the toolbar.
    var name: String?
    /// Whether the item is in the bar.
    var isShown = true
    /// The customizations that the person may make to the item.
    var customization = ToolbarCustomizationBehavior.default
    /// A second copy of the view, to show in a menu if the bar has no space for the item.
    var menuContent = AnyView(EmptyView())

    enum Kind: Equatable {
        case view
        case search
        case spacer(SpacerSizing)
        /// The position that the app chooses for a default item of bars.
        case place(ToolbarDefaultItemKind)
    }
}

extension BarItem: Identifiable {
    nonisolated var id: ObjectIdentifier { ObjectIdentifier(passage) }
}

/// The appearance of a bar, for its items. It is passed on separately, because they inherit their environment from
/// where they are declared.
@MainActor @Observable final class BarAppearance {
    /// The color scheme of the bar; `nil` for that of its window.
    var colorScheme: ColorScheme?

    nonisolated init() {}
}

enum BarKey: PreferenceKey {
    static var defaultValue: BarContent { BarContent() }

    /// Combines the contents of sibling views: the first value wins. A value set further in wins over one set outside.
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
    /// Changes the contents of the bars around the view.
    nonisolated func bar(_ change: @escaping (inout BarContent) -> Void) -> some View {
        transformPreference(BarKey.self, change)
    }
}

/// The target of a stack's back button. It is compared by identity.
@MainActor protocol BackTarget: AnyObject {
    /// The titles of the pages below the visible one, from the root up; `nil` for pages without a title.
    var backTitles: [Text?] { get }
    /// Goes back to a page; 0 is the root.
    func goBack(to page: Int)
}
