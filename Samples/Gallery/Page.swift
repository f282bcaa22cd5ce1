import PicaUI

/// The gallery's pages. The raw values name them in the sidebar and on the command line.
enum Page: String, CaseIterable, Identifiable {
    case welcome = "Welcome"
    case compare = "Compare"
    case text = "Text"
    case inheritedStyles = "Inherited Styles"
    case richText = "Rich Text"
    case markdown = "Markdown"
    case dates = "Dates and Times"
    case textEffects = "Text Effects"
    case scripts = "Scripts"
    case languages = "Languages"
    case spokenText = "Spoken Text"
    case dynamicType = "Dynamic Type"
    case labels = "Labels"
    case symbols = "Symbols"
    case pictures = "Pictures"
    case textFields = "Text Fields"
    case secureFields = "Secure Fields"
    case textEditor = "Text Editor"
    case richEditor = "Rich Editor"
    case spelling = "Spelling"
    case searching = "Searching"
    case buttons = "Buttons"
    case toggles = "Toggles"
    case pickers = "Pickers"
    case sliders = "Sliders"
    case progress = "Progress"
    case grouping = "Groups"
    case datePickers = "Date Pickers"
    case gestures = "Gestures"
    case colorWells = "Color Wells"
    case exchange = "Drag and Drop"
    case focus = "Focus"
    case screenReaders = "Screen Readers"
    case layout = "Layout"
    case scrolling = "Scrolling"
    case lists = "Lists"
    case tables = "Tables"
    case forms = "Forms"
    case themes = "Themes"
    case shapes = "Shapes and Colors"
    case drawing = "Drawing"
    case effects = "Effects"
    case motion = "Motion"
    case popovers = "Popovers"
    case dialogs = "Dialogs"
    case menus = "Menus"
    case navigation = "Navigation"
    case splitView = "Split View"
    case tabs = "Tabs"
    case toolbars = "Toolbars"
    case inspector = "Inspector"
    case state = "State"
    case observableObjects = "Observables"
    case windows = "Windows"

    var id: Self { self }

    /// The pages under one heading in the sidebar.
    struct Group: Identifiable {
        let name: String
        let pages: [Page]
        var id: String { name }
    }

    static let groups = [
        Group(name: "Pica", pages: [.welcome, .compare]),
        Group(
            name: "Reading",
            pages: [
                .text, .inheritedStyles, .richText, .markdown, .dates, .textEffects, .scripts, .languages,
                .spokenText, .dynamicType, .labels, .symbols, .pictures,
            ]),
        Group(
            name: "Writing",
            pages: [.textFields, .secureFields, .textEditor, .richEditor, .spelling, .searching]),
        Group(
            name: "Controls",
            pages: [
                .buttons, .toggles, .pickers, .datePickers, .sliders, .progress, .grouping, .colorWells,
                .gestures, .exchange, .focus, .screenReaders, .popovers, .dialogs, .menus,
            ]),
        Group(
            name: "Arranging",
            pages: [
                .layout, .scrolling, .lists, .tables, .forms, .themes, .shapes, .drawing, .effects, .motion,
            ]),
        Group(
            name: "Programs",
            pages: [
                .navigation, .splitView, .tabs, .toolbars, .inspector, .state, .observableObjects, .windows,
            ]),
    ]

    /// Whether the page is a complete interface rather than a column of examples.
    var fillsWindow: Bool { [.navigation, .splitView, .tabs, .toolbars, .inspector].contains(self) }

    var systemImage: String {
        switch self {
        case .welcome: "sparkle"
        case .compare: "circle.lefthalf.filled"
        case .text: "textformat"
        case .inheritedStyles: "arrow.down.right"
        case .richText: "link"
        case .markdown: "number"
        case .dates: "clock"
        case .textEffects: "sparkles"
        case .scripts: "text.justify"
        case .languages: "globe"
        case .spokenText: "speaker.wave.2"
        case .dynamicType: "textformat.size"
        case .labels: "tag"
        case .symbols: "star"
        case .pictures: "photo"
        case .textFields: "character.cursor.ibeam"
        case .secureFields: "lock"
        case .textEditor: "square.and.pencil"
        case .richEditor: "pencil"
        case .spelling: "checkmark.seal"
        case .searching: "magnifyingglass"
        case .buttons: "capsule"
        case .toggles: "checklist"
        case .pickers: "list.dash"
        case .sliders: "slider.horizontal.3"
        case .progress: "clock.arrow.circlepath"
        case .grouping: "square.stack"
        case .datePickers: "calendar"
        case .gestures: "cursorarrow"
        case .colorWells: "eyedropper"
        case .exchange: "doc.on.clipboard"
        case .focus: "scope"
        case .screenReaders: "ear"
        case .layout: "square.split.2x1"
        case .scrolling: "scroll"
        case .lists: "list.bullet"
        case .tables: "square.grid.3x3"
        case .forms: "slider.horizontal.3"
        case .themes: "paintbrush"
        case .shapes: "paintpalette"
        case .effects: "drop"
        case .drawing: "chart.line.uptrend.xyaxis"
        case .motion: "wand.and.stars"
        case .popovers: "bubble.left"
        case .dialogs: "exclamationmark.bubble"
        case .menus: "ellipsis.circle"
        case .navigation: "rectangle.stack"
        case .splitView: "sidebar.leading"
        case .tabs: "square.on.square"
        case .toolbars: "hammer"
        case .inspector: "sidebar.trailing"
        case .state: "arrow.triangle.2.circlepath"
        case .observableObjects: "dot.radiowaves.left.and.right"
        case .windows: "macwindow"
        }
    }

    var summary: LocalizedStringKey {
        switch self {
        case .welcome: "Native programs for Linux, from SwiftUI source."
        case .compare: "The same views in light and in dark, side by side."
        case .text: "Styles, weights, decorations and truncation: every look that a Text can have."
        case .inheritedStyles: "Modifiers of a container apply to all text inside it."
        case .richText: "Attributed strings, links, selection and languages in any text."
        case .markdown: "Inline formatting, and whole documents with every kind of block."
        case .dates: "Dates, timers and values that update on their own."
        case .textEffects: "Text that the app draws itself: moving letters, highlighted words."
        case .scripts: "One paragraph can mix all the world’s scripts, in both directions."
        case .languages: "Strings from a catalog, in the reader’s language."
        case .spokenText: "How a screen reader speaks text."
        case .dynamicType: "Text styles and measurements follow the user’s preferred text size."
        case .labels: "An icon and a title, aligned with each other."
        case .pictures: "Image files of your own, at any size."
        case .symbols: "Icons by name, in the size, weight and color of the text."
        case .textFields: "One line or several, for strings and for values."
        case .secureFields: "A dot for each character, and no way for the text to leak."
        case .textEditor: "Text of any length, laid out and scrolled as you type."
        case .richEditor: "Text that you format as you write, with or without a formatting definition."
        case .spelling: "Misspelled words, with suggestions."
        case .searching: "A search field, and suggestions as you type."
        case .buttons: "Buttons that look like what they do."
        case .toggles: "On or off, as a check box, a switch or a button."
        case .pickers: "One of several choices: a menu, segments or radio buttons."
        case .sliders: "Values on a track, in steps or on a gauge."
        case .progress: "How much is done, or that work is under way."
        case .grouping: "Things that belong together: boxes, disclosure groups, labeled values."
        case .datePickers: "Dates and times: typed, stepped, or picked from a calendar."
        case .gestures: "Taps and drags on any view, and which of them wins."
        case .exchange: "Moving values between views, to other programs and back."
        case .colorWells: "Colors to choose from swatches, with sliders or by hex code."
        case .focus: "Which view has the keyboard, and how a program moves it."
        case .screenReaders: "How views describe themselves to a screen reader."
        case .layout: "Stacks, spacers, alignment guides and custom layouts."
        case .scrolling: "Content that does not fit, moved by wheel, scroll bar and keyboard."
        case .lists: "Any number of rows, for the cost of the visible ones."
        case .tables: "Rows and columns that you can sort, resize, move and hide."
        case .forms: "Labeled controls, as in a settings window."
        case .themes: "One interface, four looks: the desktop’s, or your own."
        case .shapes: "Outlines, fills, and colors that adapt to light and dark."
        case .effects: "Gradients, shadows, blurs, masks and blend modes."
        case .drawing: "Drawing by function: lines, text, images and other views."
        case .motion: "Animated changes that you can reverse at any time."
        case .popovers: "A few controls next to the view they belong to."
        case .dialogs: "Questions, messages and whole pages in front of the window’s content."
        case .menus: "Actions and explanations, right where you need them."
        case .navigation: "Pages on top of pages, and the way back."
        case .splitView: "Columns, each of which chooses what the next one shows."
        case .tabs: "Several pages in one place, each with its own state."
        case .toolbars: "Titles and actions in the bar above the content."
        case .inspector: "Details of the selection, in a column beside it."
        case .state: "Change the model, and every view that reads it updates."
        case .observableObjects: "Models that publish their changes, and values that arrive over time."
        case .windows: "As many as you need, each with its own state."
        }
    }

    @ViewBuilder @MainActor var content: some View {
        switch self {
        case .welcome: WelcomePage()
        case .compare: ComparePage()
        case .text: TextPage()
        case .inheritedStyles: InheritedStylesPage()
        case .richText: RichTextPage()
        case .markdown: MarkdownPage()
        case .dates: DatesPage()
        case .textEffects: TextEffectsPage()
        case .scripts: ScriptsPage()
        case .languages: LanguagesPage()
        case .spokenText: SpokenTextPage()
        case .dynamicType: DynamicTypePage()
        case .labels: LabelsPage()
        case .symbols: SymbolsPage()
        case .pictures: PicturesPage()
        case .textFields: TextFieldsPage()
        case .secureFields: SecureFieldsPage()
        case .textEditor: TextEditorPage()
        case .richEditor: RichEditorPage()
        case .spelling: SpellingPage()
        case .searching: SearchingPage()
        case .buttons: ButtonsPage()
        case .toggles: TogglesPage()
        case .pickers: PickersPage()
        case .sliders: SlidersPage()
        case .progress: ProgressPage()
        case .grouping: GroupsPage()
        case .datePickers: DatePickersPage()
        case .gestures: GesturesPage()
        case .colorWells: ColorWellsPage()
        case .exchange: ExchangePage()
        case .focus: FocusPage()
        case .screenReaders: ScreenReadersPage()
        case .layout: LayoutPage()
        case .scrolling: ScrollingPage()
        case .lists: ListsPage()
        case .tables: TablesPage()
        case .forms: FormsPage()
        case .themes: ThemesPage()
        case .shapes: ShapesPage()
        case .effects: EffectsPage()
        case .drawing: DrawingPage()
        case .motion: MotionPage()
        case .popovers: PopoversPage()
        case .dialogs: DialogsPage()
        case .menus: MenusPage()
        case .navigation: NavigationPage()
        case .splitView: SplitViewPage()
        case .tabs: TabsPage()
        case .toolbars: ToolbarsPage()
        case .inspector: InspectorPage()
        case .state: StatePage()
        case .observableObjects: ObservableObjectsPage()
        case .windows: WindowsPage()
        }
    }

    /// Whether the page matches the search text.
    func matches(_ search: String) -> Bool {
        let words = search.split(separator: " ")
        return words.allSatisfy {
            rawValue.localizedStandardContains($0) || keywords.localizedStandardContains($0)
        }
    }

    /// Further words by which a search finds the page.
    private var keywords: String {
        switch self {
        case .welcome: "start overview"
        case .compare: "light dark color scheme"
        case .text: "font weight bold italic underline strikethrough kerning tracking truncation alignment"
        case .inheritedStyles: "environment font resolved modifier container switch"
        case .richText: "attributedstring link openurl background writingdirection selection"
        case .markdown: "presentationintent heading table list quotation"
        case .dates: "date timer interval format stopwatch number currency clock"
        case .textEffects: "textrenderer graphicscontext customattribute animation gradient shadow"
        case .scripts: "arabic hebrew hindi chinese japanese korean thai emoji bidi language"
        case .languages: "localization catalog xcstrings plural string resource"
        case .spokenText: "accessibility screen reader heading label speech"
        case .dynamicType: "size scaledmetric accessibility large small"
        case .labels: "icon title labelstyle"
        case .symbols: "icon image systemname sf"
        case .pictures: "image resizable png template file"
        case .textFields: "textfield input prompt onsubmit typing value format axis selection"
        case .secureFields: "securefield password secret"
        case .textEditor: "texteditor multiline document"
        case .richEditor: "attributedstring formatting bold italic definition selection constraint"
        case .searching: "searchable suggestions completion issearching find"
        case .spelling: "autocorrectiondisabled spell check dictionary language"
        case .buttons: "buttonstyle role disabled tint"
        case .toggles: "checkbox switch togglestyle mixed sources controlsize"
        case .pickers: "picker tag selection segmented radio menu"
        case .sliders: "slider stepper gauge value range step"
        case .progress: "progressview spinner bar timer"
        case .grouping: "groupbox disclosuregroup controlgroup labeledcontent renamebutton editbutton"
        case .datePickers: "datepicker multidatepicker calendar month time"
        case .gestures: "tapgesture draggesture ontapgesture contentshape zindex click"
        case .exchange: "transferable draggable dropdestination copyable pastebutton clipboard"
        case .colorWells: "colorpicker opacity hue saturation hex panel"
        case .focus: "focusstate tab keyboard"
        case .screenReaders: "accessibility orca rotor chart action announcement"
        case .layout: "hstack vstack zstack spacer frame padding alignmentguide"
        case .scrolling: "scrollview wheel"
        case .lists: "lazyvstack lazyhstack rows list section outlinegroup"
        case .tables: "table tablecolumn tablerow sort columns"
        case .forms: "form formstyle section settings"
        case .drawing: "canvas graphicscontext symbol tag chart pad"
        case .effects: "gradient material blur shadow blend mask clipshape saturation hue"
        case .motion:
            "animation transition withanimation spring opacity matchedgeometryeffect timelineview keyframe phase"
        case .popovers: "popover dismiss"
        case .dialogs: "alert confirmationdialog sheet fullscreencover detents actionsheet dismiss modal"
        case .menus: "contextmenu context right click tooltip help"
        case .themes: "theme color accent corner density adwaita breeze dark"
        case .shapes: "rectangle circle capsule path stroke fill color opacity"
        case .navigation: "navigationstack navigationlink navigationdestination path back push pop title"
        case .splitView: "navigationsplitview sidebar column detail"
        case .tabs: "tabview tabitem tab page badge"
        case .toolbars: "toolbar toolbaritem placement title rename sheet customize"
        case .inspector: "inspector column form color width"
        case .state: "binding observable onchange environment"
        case .observableObjects: "combine publisher stateobject environmentobject timer debounce onreceive"
        case .windows: "openwindow windowgroup"
        }
    }
}
