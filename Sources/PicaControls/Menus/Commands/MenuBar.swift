import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A window's menu bar: a row of titles, which scrolls if the window is too narrow.
struct MenuBar: View {
    let menus: [MenuPlan.Menu]
    @State private var opening: MenuOpening?
    /// Whether Alt is held, so that mnemonics are underlined.
    @State private var showsMnemonics = false
    @Environment(\.locale) private var locale

    init(menus: [MenuPlan.Menu]) { self.menus = menus }

    var body: some View {
        let titles = titles
        let mnemonics = Mnemonics(titles)
        VStack(spacing: 0) {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) {
                    ForEach(Array(menus.enumerated()), id: \.element.id) { index, menu in
                        MenuTitle(
                            menu: menu, title: titles[index], mnemonic: mnemonics.offsets[index],
                            showsMnemonic: showsMnemonics, opening: $opening)
                    }
                }
                .padding(.horizontal, 4)
                .padding(.vertical, 2)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Divider().accessibilityHidden(true)
        }
        .background(Color(themed: .sidebar))
        .modifier(MenuBarTarget(opening: $opening, showsMnemonics: $showsMnemonics))
        .modifier(MenuEnvironment())
    }

    private var titles: [String] {
        var environment = EnvironmentValues()
        environment.locale = locale
        return menus.map { ResolvedText($0.title, in: environment).string }
    }
}

/// An open menu of a menu bar, during the time it is open.
@MainActor final class MenuOpening {
    let menu: AnyHashable
    /// Whether a key opened the menu, so that its first item is selected.
    let isByKey: Bool
    private weak var bar: MenuBarBehavior?

    init(_ menu: AnyHashable, isByKey: Bool, in bar: MenuBarBehavior) {
        self.menu = menu
        self.isByKey = isByKey
        self.bar = bar
    }

    /// Opens the menu a number of places further on instead, wrapping around at the ends.
    func move(by step: Int) { bar?.move(by: step, from: menu) }
}

private enum MenuOpeningKey: EnvironmentKey { static var defaultValue: MenuOpening? { nil } }

extension EnvironmentValues {
    /// The open menu of the menu bar that the view is in; `nil` while it is closed.
    var menuOpening: MenuOpening? {
        get { self[MenuOpeningKey.self] }
        set { self[MenuOpeningKey.self] = newValue }
    }
}

/// The title of a menu, with the menu below it while it is open.
private struct MenuTitle: View {
    let menu: MenuPlan.Menu
    let title: String
    /// The index of the character that opens the menu together with Alt.
    let mnemonic: Int?
    let showsMnemonic: Bool
    let opening: Binding<MenuOpening?>
    @State private var isHovered = false
    /// The passage that shows the menu in its popover. The menu is mounted even while it is closed, so that its
    /// shortcuts work.
    @State private var content = PortalPassage()
    @ScaledMetric(relativeTo: .callout) private var horizontal: CGFloat = 9
    @ScaledMetric(relativeTo: .callout) private var vertical: CGFloat = 4
    @Environment(\.picaTheme) private var theme

    init(
        menu: MenuPlan.Menu, title: String, mnemonic: Int?, showsMnemonic: Bool,
        opening: Binding<MenuOpening?>
    ) {
        self.menu = menu
        self.title = title
        self.mnemonic = mnemonic
        self.showsMnemonic = showsMnemonic
        self.opening = opening
    }

    private var isOpen: Bool { opening.wrappedValue?.menu == menu.id }

    var body: some View {
        shownTitle
            .fixedSize()
            .foregroundStyle(isOpen ? Color(themed: .onAccent) : .primary)
            .padding(.horizontal, horizontal)
            .padding(.vertical, vertical)
            .background(ground, in: theme.controlShape)
            .modifier(
                MenuTitleTarget(
                    menu: menu.id, isOpen: isOpen, isHovered: $isHovered, content: content,
                    mnemonic: mnemonic.map { Array(title)[$0] })
            )
            .modifier(
                LayerPresenter(
                    isPresented: Binding(
                        get: { isOpen }, set: { if !$0, isOpen { opening.wrappedValue = nil } }),
                    placement: .hanging, anchor: .content({ CGRect(origin: .zero, size: $0) }),
                    role: .barMenu
                ) { PortalOutlet(content) }
            )
            .companion {
                Portal(content) {
                    MenuSurface(
                        items: MenuGroups(groups: menu.groups),
                        choosesFirst: isOpen && opening.wrappedValue?.isByKey == true
                    )
                    .environment(\.menuOpening, isOpen ? opening.wrappedValue : nil)
                    .environment(\.isInMenuBar, true)
                    .dismissal { if isOpen { opening.wrappedValue = nil } }
                }
            }
    }

    private var shownTitle: Text {
        guard showsMnemonic, let mnemonic else { return menu.title }
        return Text(title: title, underlinedAt: mnemonic)
    }

    private var ground: Color {
        isOpen ? .accentColor : isHovered ? Color(themed: .controlPressed) : .clear
    }
}

private struct MenuGroups: View {
    let groups: [MenuPlan.Group]

    var body: some View {
        ForEach(groups) { group in
            if group.id != groups.first?.id { Divider() }
            ForEach(group.entries, id: \.id) { entry in
                if entry.hasSections { MenuSections(items: entry.content) } else { entry.content }
            }
        }
    }
}
