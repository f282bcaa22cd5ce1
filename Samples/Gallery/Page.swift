import PicaUI

/// The gallery's pages, by the names they have in the sidebar and on the command line.
enum Page: String, CaseIterable, Identifiable {
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
    case layout = "Layout"
    case scrolling = "Scrolling"
    case lists = "Lists"
    case tables = "Tables"
    case forms = "Forms"
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

    /// The pages under one heading of the sidebar.
    struct Group: Identifiable {
        let name: String
        let pages: [Page]
        var id: String { name }
    }

    static let groups = [
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
                .gestures, .exchange, .focus, .popovers, .dialogs, .menus,
            ]),
        Group(
            name: "Arranging",
            pages: [.layout, .scrolling, .lists, .tables, .forms, .shapes, .drawing, .effects, .motion]),
        Group(
            name: "Programs",
            pages: [
                .navigation, .splitView, .tabs, .toolbars, .inspector, .state, .observableObjects, .windows,
            ]),
    ]

    /// Whether the page is an interface of its own rather than a column of examples.
    var fillsWindow: Bool { [.navigation, .splitView, .tabs, .toolbars, .inspector].contains(self) }

    var systemImage: String {
        switch self {
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
        case .layout: "square.split.2x1"
        case .scrolling: "scroll"
        case .lists: "list.bullet"
        case .tables: "square.grid.3x3"
        case .forms: "slider.horizontal.3"
        case .shapes: "paintpalette"
        case .effects: "circle.lefthalf.filled"
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
        case .text: "Styles, weights, lines and lengths: everything a Text can look like."
        case .inheritedStyles: "What a container says holds for all texts in it."
        case .richText: "Attributed strings, links, selection and languages, in any text."
        case .markdown: "Words between marks, and whole texts with blocks of every kind."
        case .dates: "Dates, timers and values, which go on with the time by themselves."
        case .textEffects: "Texts that the app draws: letters that move, words that are marked."
        case .scripts: "One paragraph may hold any of the world’s scripts, in both directions."
        case .languages: "Words from catalogues, in the language of whoever reads them."
        case .spokenText: "What a screen reader is told about texts."
        case .dynamicType: "Text styles and measures follow the size a person reads best."
        case .labels: "An icon and a title that know how to stand beside each other."
        case .pictures: "Files of your own, in any size."
        case .symbols: "Icons by name. They take the size, weight and colour of text."
        case .textFields: "A line to type, or several, for strings and for values."
        case .secureFields: "A dot for each character, and no way for it to leak."
        case .textEditor: "Text of any length, set and scrolled as you type."
        case .richEditor: "Text that is formatted as it is written, and what a definition makes of it."
        case .spelling: "Words that no dictionary has, and what may be meant."
        case .searching: "A field over what is searched, and suggestions while one types."
        case .buttons: "Something to press, in the look that its purpose asks for."
        case .toggles: "What is on or off, as a box, a switch or a button."
        case .pickers: "One of several: in a menu, side by side, or with rings."
        case .sliders: "Values along a track, in steps, and on a scale."
        case .progress: "How far something has come, or that it goes on."
        case .grouping: "What belongs together: boxes, groups that open, labels with values."
        case .datePickers: "Days and times, typed, stepped, or chosen in a month."
        case .gestures: "Taps and drags on any view, and which of them comes first."
        case .exchange: "Values on their way: from view to view, to other programs and back."
        case .colorWells: "A colour to choose, from swatches, along tracks, or by its code."
        case .focus: "Where the keyboard goes, read and moved by the program."
        case .layout: "Stacks, spacers, guides, and layouts of your own."
        case .scrolling: "More than fits, moved by wheel, bar and keyboard."
        case .lists: "As many rows as there are, at the price of those in sight."
        case .tables: "Rows with columns, in the order and with the columns that a person likes."
        case .forms: "Controls with their labels, as settings have them."
        case .shapes: "Outlines, fills, and colours that know light from dark."
        case .effects: "Colours that go over into one another, shadows, blurs, masks and blends."
        case .drawing: "What a function draws: lines, words, pictures and other views."
        case .motion: "Changes shown on their way, turned around whenever you like."
        case .popovers: "A few things beside what they belong to."
        case .dialogs: "Questions, messages and whole pages in front of the window."
        case .menus: "What can be done with something, and what it is for, where it is."
        case .navigation: "Pages above pages, and the way back."
        case .splitView: "Columns: one chooses what the next shows."
        case .tabs: "Several pages in one place, each with its state."
        case .toolbars: "Titles and actions, in the bar above what they are about."
        case .inspector: "Details of what is selected, in a column beside it."
        case .state: "Change the model. Whatever reads it changes by itself."
        case .observableObjects: "Models that publish their changes, and values that come over time."
        case .windows: "As many as the work needs, each with its own state."
        }
    }

    @ViewBuilder @MainActor var content: some View {
        switch self {
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
        case .layout: LayoutPage()
        case .scrolling: ScrollingPage()
        case .lists: ListsPage()
        case .tables: TablesPage()
        case .forms: FormsPage()
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

    /// Whether the page is what someone who types `search` looks for.
    func matches(_ search: String) -> Bool {
        let words = search.split(separator: " ")
        return words.allSatisfy {
            rawValue.localizedStandardContains($0) || keywords.localizedStandardContains($0)
        }
    }

    /// What else the page might be looked for by.
    private var keywords: String {
        switch self {
        case .text: "font weight bold italic underline strikethrough kerning tracking truncation alignment"
        case .inheritedStyles: "environment font resolved modifier container switch"
        case .richText: "attributedstring link openurl background writingdirection selection"
        case .markdown: "presentationintent heading table list quotation"
        case .dates: "date timer interval format stopwatch number currency clock"
        case .textEffects: "textrenderer graphicscontext customattribute animation gradient shadow"
        case .scripts: "arabic hebrew hindi chinese japanese korean thai emoji bidi language"
        case .languages: "localization catalogue xcstrings plural string resource"
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
        case .shapes: "rectangle circle capsule path stroke fill colour color opacity"
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
