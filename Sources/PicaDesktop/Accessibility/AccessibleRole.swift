import PicaGraph
import PicaState

/// The roles of AT-SPI, as far as Pica has elements for them, by number.
enum AccessibleRole: UInt32 {
    case alert = 2
    case checkBox = 7
    case checkMenuItem = 8
    case comboBox = 11
    case dateEditor = 12
    case dialog = 16
    case frame = 23
    case image = 27
    case label = 29
    case listItem = 32
    case menu = 33
    case menuBar = 34
    case menuItem = 35
    case pageTab = 37
    case pageTabList = 38
    case panel = 39
    case passwordText = 40
    case progressBar = 42
    case pushButton = 43
    case radioButton = 44
    case scrollBar = 48
    case scrollPane = 49
    case separator = 50
    case slider = 51
    case spinButton = 52
    case splitPane = 53
    case statusBar = 54
    case table = 55
    case tableCell = 56
    case columnHeader = 57
    case text = 61
    case toggleButton = 62
    case toolBar = 63
    case toolTip = 64
    case tree = 65
    case application = 75
    case entry = 79
    case heading = 83
    case link = 88
    case tableRow = 90
    case treeItem = 91
    case listBox = 98
    case levelBar = 103

    init(_ node: AccessibilityNode) {
        self =
            switch node.properties.role {
            case .staticText: .label
            case .heading: .heading
            case .button, .disclosureButton: .pushButton
            case .link: .link
            case .textField: .entry
            case .secureField: .passwordText
            case .textEditor: .text
            case .image: .image
            case .group, .radioGroup: .panel
            case .scrollArea: .scrollPane
            case .menuBar: .menuBar
            case .menuBarItem, .menu: .menu
            // An item that expands is the title of a submenu.
            case .menuItem where node.properties.isExpanded != nil: .menu
            case .menuItem: node.properties.toggled == nil ? .menuItem : .checkMenuItem
            case .slider: .slider
            case .tooltip: .toolTip
            case .checkBox: .checkBox
            case .toggleSwitch, .toggleButton: .toggleButton
            case .radioButton: .radioButton
            // A menu button without a value shows no choice.
            case .popUpButton: node.text == nil ? .pushButton : .comboBox
            case .progressIndicator: .progressBar
            case .meter: .levelBar
            case .stepper: .spinButton
            case .dateField: .dateEditor
            case .dialog: .dialog
            case .alert: .alert
            case .table: .table
            case .row: .tableRow
            case .cell: .tableCell
            case .columnHeader: .columnHeader
            case .splitter: .splitPane
            case .list: .listBox
            case .listItem: .listItem
            case .tree: .tree
            case .treeItem: .treeItem
            case .tab: .pageTab
            case .tabList: .pageTabList
            case .toolBar: .toolBar
            case .statusBar: .statusBar
            case .separator: .separator
            case .spinButton: .spinButton
            case .scrollBar: .scrollBar
            }
    }

    /// The name by which programs know the role.
    var name: String {
        switch self {
        case .alert: "alert"
        case .checkBox: "check box"
        case .columnHeader: "table column header"
        case .dateEditor: "date editor"
        case .dialog: "dialog"
        case .frame: "frame"
        case .image: "image"
        case .label: "label"
        case .menu: "menu"
        case .menuBar: "menu bar"
        case .menuItem: "menu item"
        case .panel: "panel"
        case .passwordText: "password text"
        case .progressBar: "progress bar"
        case .pushButton: "push button"
        case .radioButton: "radio button"
        case .scrollBar: "scroll bar"
        case .scrollPane: "scroll pane"
        case .slider: "slider"
        case .spinButton: "spin button"
        case .splitPane: "split pane"
        case .table: "table"
        case .tableCell: "table cell"
        case .text: "text"
        case .toggleButton: "toggle button"
        case .toolTip: "tool tip"
        case .application: "application"
        case .entry: "entry"
        case .heading: "heading"
        case .link: "link"
        case .tableRow: "table row"
        case .levelBar: "level bar"
        case .comboBox: "combo box"
        case .checkMenuItem: "check menu item"
        case .pageTab: "page tab"
        case .pageTabList: "page tab list"
        case .separator: "separator"
        case .toolBar: "tool bar"
        case .statusBar: "status bar"
        case .tree: "tree"
        case .treeItem: "tree item"
        case .listItem: "list item"
        case .listBox: "list box"
        }
    }
}
