import Testing

/// Orca's speech of widgets, beside what it says of GTK 3's widgets with the same words.
///
/// Debian's Orca 43.1 was run on small GTK 3.24 programs, and its speech written down. Where a test gives no `gtk`, Orca
/// says the same of both. Orca's own tests cover the same moves.
@Suite(.serialized, .screenReader)
struct OrcaTests {
    let reader: ScreenReader

    init() throws { reader = try #require(ScreenReader.current) }

    // MARK: Controls

    @Test("Each control tells its name, role and value when the focus arrives, and what a key changes")
    func controls() throws {
        try reader.show(page: "controls")
        try reader.press("Tab", says: "Save push button.")
        try reader.press("Tab", says: "Bold toggle button not pressed.")
        try reader.press("space", says: "pressed")
        try reader.press("space", says: "not pressed")
        try reader.press("Tab", says: "Enabled check box not checked.")
        try reader.press("space", says: "checked")
        try reader.press("space", says: "not checked")
        try reader.press("Tab", says: "Wireless toggle button not pressed.")
        try reader.press("space", says: "pressed")
        try reader.press("Tab", says: "Quantity 75 spin button.", gtk: ["75", "selected"])
        try reader.press("Up", says: "76")
        try reader.press("Down", says: "75")
        try reader.press("Tab", says: "Color combo box.", "Red.")
        try reader.press(
            "space", says: "Color combo box expanded", "menu", "Red check menu item checked.",
            gtk: ["combo box."])
        try reader.press("Down", says: "Green check menu item not checked.", gtk: ["Green."])
        try reader.press("End", says: "Blue check menu item not checked.", gtk: ["Blue."])
        try reader.press(
            "Return", says: "Color combo box collapsed", "Color combo box.", "Blue.",
            gtk: ["Color combo box.", "Blue."])
        try reader.press("Tab", says: "City entry Madrid selected.", gtk: ["Madrid", "selected"])
        try reader.press(
            "Tab", says: "Street entry Street and number.", gtk: ["Street text.", "Street and number."])
        try reader.press("Tab", says: "Password password text ••• selected.", gtk: ["•••", "selected"])
        try reader.press("Tab", says: "Website link.", gtk: ["Website push button."])
        try reader.press(
            "Tab", says: "Size panel.", "Small.", "selected radio button",
            gtk: ["Small.", "selected radio button"])
        try reader.press("Down", says: "Medium.", "selected radio button")
        try reader.press("Up", says: "Small.", "selected radio button")
        try reader.press("Tab", says: "Level horizontal slider 3.")
        try reader.press("Right", says: "4")
        try reader.press("Left", says: "3")
    }

    @Test("A field tells that it is required, and that its text is wrong")
    func invalid() throws {
        try reader.show("FieldProbe", ["--related"], title: "Fields", says: ["Fields frame."])
        try reader.press("Tab", says: "First name entry.")
        try reader.press("Tab", says: "Email entry ada selected required.", "invalid entry.")
    }

    @Test("Groups tell their name to who enters them, and what expands tells that it does")
    func groups() throws {
        try reader.show(page: "groups")
        try reader.press(
            "Tab", says: "More collapsed push button.", gtk: ["More toggle button collapsed."])
        try reader.press("space", says: "expanded")
        try reader.press("space", says: "collapsed")
        try reader.press("Tab", says: "Details panel.", "Save push button.")
        try reader.press("Tab", says: "Options panel.", "Apply push button.")
        try reader.press("KP_Enter", says: "Apply push button.")
        try reader.press(
            "Tab", says: "Sort collapsed push button.", gtk: ["Sort toggle button not pressed."])
        try reader.press("space", says: "expanded", "menu", "By Name.", gtk: ["pressed", "By Name."])
        try reader.press("Down", says: "By Date.")
        try reader.press("Down", says: "Reversed check menu item not checked.")
        try reader.press(
            "Escape", says: "collapsed", "Sort collapsed push button.",
            gtk: ["Sort toggle button not pressed."])
    }

    @Test("A tool bar's buttons are told while the arrow keys move, and the bar on request")
    func toolbar() throws {
        try reader.show(page: "toolbar")
        try reader.press("Tab", says: "Cut push button.")
        try reader.press("Right", says: "Copy push button.")
        try reader.press("Right", says: "Paste push button.")
        try reader.press("Left", says: "Copy push button.")
        try reader.press("KP_Enter", says: "tool bar Copy push button.")
    }

    @Test("Tabs are told while the arrow keys choose them, and their content when the focus enters it")
    func tabs() throws {
        try reader.show(page: "tabs")
        try reader.press("Tab", says: "Widgets page tab.")
        try reader.press("Right", says: "Messages page tab.")
        try reader.press("Right", says: "Files page tab.")
        try reader.press("Left", says: "Messages page tab.")
        try reader.press("Tab", says: "In Messages push button.")
        try reader.press("shift+Tab", says: "Messages page tab.")
    }

    // MARK: Menus and dialogs

    @Test("A menu is told when it opens, its items when they are reached, and the focus when it closes")
    func menus() throws {
        try reader.show(page: "entries")
        try reader.press(
            "Tab", says: "entry Green apples selected.", gtk: ["text.", "Green apples selected."])
        try reader.press("F10", says: "File menu.", "New Window Ctrl+N.")
        try reader.press("Down", says: "Close Ctrl+W.")
        try reader.press("Left", says: "Tools menu.", "Measure.")
        try reader.press("Down", says: "Mend.")
        try reader.press("Down", says: "Spelling check menu item not checked.")
        try reader.press("Down", says: "Find menu.")
        try reader.press("Right", says: "Next.")
        // GTK closes all menus at once.
        try reader.press("Escape", says: "Find menu.", gtk: ["text.", "Green apples selected."])
        try reader.press(
            "Escape", says: "entry Green apples selected.", gtk: [])
    }

    @Test("An alert tells its title, message and button, and the window when it closes")
    func alert() throws {
        try reader.show(page: "dialogs")
        try reader.press("Tab", says: "Delete push button.")
        try reader.press(
            "space", says: "alert Delete the note?", "It cannot be brought back.", "Cancel push button.",
            gtk: [
                "alert Question.", "Delete the note? It cannot be brought back.", "Cancel push button.",
            ])
        try reader.press("Tab", says: "Delete push button.")
        try reader.press("Escape", says: "Widgets frame.", "Delete push button.")
    }

    @Test("A sheet is told as a dialog of the window")
    func sheet() throws {
        try reader.show(page: "dialogs")
        try reader.press("Tab", says: "Delete push button.")
        try reader.press("Tab", says: "Ask push button.")
        try reader.press(
            "space", says: "Widgets", "dialog.", "Name entry.", gtk: ["Name dialog.", "text."])
        try reader.press("Tab", says: "OK push button.")
        try reader.press("Escape", says: "Widgets frame.", "Ask push button.")
    }

    // MARK: Lists

    @Test("A list tells its length, each row, and the place among all on request")
    func list() throws {
        try reader.show(page: "list")
        try reader.press("Tab", says: "List with 3 items.", gtk: ["List with 3 items", "Apples."])
        try reader.press("Down", says: "Apples.")
        try reader.press("Down", says: "Bread.")
        try reader.press("Up", says: "Apples.")
        try reader.press("End", says: "Cheese.")
        try reader.press("Home", says: "Apples.")
        try reader.press("KP_Enter", says: "Apples.", "1 of 3.")
    }

    @Test("A list with several selected rows tells that all are selected")
    func multipleSelection() throws {
        try reader.show(page: "multilist")
        try reader.press("Tab", says: "List with 3 items.", gtk: ["List with 3 items", "Apples."])
        try reader.press("Down", says: "Apples.")
        // The focus goes to the list, whose first selected row Orca says.
        try reader.press(
            "ctrl+a", says: "all items selected", "Apples.", gtk: ["all items selected"])
    }

    @Test("An outline tells rows, whether they are expanded, and a level where it changes")
    func outline() throws {
        try reader.show(page: "outline")
        try reader.press("Tab", says: "tree.", gtk: ["tree table."])
        try reader.press(
            "Down", says: "Documents.", "collapsed.", "tree level 1.",
            gtk: ["Documents collapsed.", "tree level 1."])
        try reader.press("Right", says: "expanded", gtk: ["expanded.", "2 items."])
        try reader.press("Down", says: "Letters.", "tree level 2.")
        try reader.press("Down", says: "Bills.", "collapsed.", gtk: ["Bills collapsed."])
        try reader.press("Right", says: "expanded", gtk: ["expanded.", "1 item."])
        try reader.press("Down", says: "March.", "tree level 3.")
        // GTK stays at the row.
        try reader.press("Left", says: "Bills.", "expanded.", "tree level 2.", gtk: [])
        try reader.press("Left", says: "collapsed", gtk: ["collapsed."])
        try reader.press("Up", says: "Letters.")
        try reader.press(
            "Up", says: "Documents.", "expanded.", "tree level 1.",
            gtk: ["Documents expanded 2 items.", "tree level 1."])
    }

    @Test("A table tells its size, the cells of each row with the state of check boxes, and a cell's place")
    func table() throws {
        try reader.show(page: "table")
        try reader.press("Tab", says: "table with 3 rows 4 columns.")
        try reader.press("Down", says: "Ada.", "Engineer.", "London.", "Done check box not checked.")
        try reader.press("Down", says: "Grace.", "Admiral.", "Boston.", "Done check box checked.")
        try reader.press("Down", says: "Alan.", "Analyst.", "Manchester.", "Done check box not checked.")
        try reader.press("Up", says: "Grace.", "Admiral.", "Boston.", "Done check box checked.")
        try reader.press("Home", says: "Ada.", "Engineer.", "London.", "Done check box not checked.")
        try reader.press("End", says: "Alan.", "Analyst.", "Manchester.", "Done check box not checked.")
        try reader.press(
            "KP_Enter", says: "table row.", "Name.", "table cell.", "Alan.", "column 1 of 4 row 3 of 3.",
            gtk: ["table.", "Name.", "table cell.", "Alan.", "column 1 of 4 row 3 of 3."])
        try reader.press("KP_Up", says: "Alan Analyst Manchester not checked")
        try reader.press("KP_Home", says: "Grace Admiral Boston checked")
        try reader.press("KP_Begin", says: "Grace")
        try reader.press("KP_Right", says: "Admiral")
        try reader.press("KP_Subtract", says: "Leaving flat review.")
    }

    @Test("Descriptions are told behind names, and of a row with several texts all")
    func descriptions() throws {
        try reader.show(page: "described")
        try reader.press(
            "Tab", says: "Filter entry.", "3 matches found.", gtk: ["Filter text.", "3 matches found."])
        try reader.press("Tab", says: "Weather panel.", "Weather push button.")
        try reader.press("KP_Enter", says: "Weather push button.")
        try reader.press("Tab", says: "List with 2 items.", gtk: ["List with 2 items", "Letter shared."])
        try reader.press("Down", says: "Letter, shared.", gtk: ["Letter shared."])
        try reader.press("Down", says: "Bill, private.", gtk: ["Bill private."])
        try reader.press("KP_Enter", says: "Bill, private.", "2 of 2.", gtk: ["Bill private.", "2 of 2."])
    }

    // MARK: Text

    @Test("The caret tells lines, words and characters as it moves through a text")
    func caret() throws {
        try reader.showText()
        try reader.press("Down", says: "Black tea.")
        try reader.press("Up", says: "Green tea.")
        try reader.press("Right", says: "r")
        try reader.press("ctrl+Right", says: "Green")
        try reader.press("End", says: "blank")
        try reader.press("Home", says: "G")
        try reader.press("ctrl+End", says: "Last line.")
        try reader.press("ctrl+Home", says: "Green tea.")
    }

    @Test("Each part of a line that wraps is told as a line")
    func wrappedLine() throws {
        try reader.showText()
        try reader.press("Down", says: "Black tea.")
        let (first, second) = (try reader.words(after: "Down"), try reader.words(after: "Down"))
        #expect(
            first + second
                == "The third line carries so many words that a window of this width cannot show it in one line."
        )
        #expect(try reader.words(after: "Up") == first)
        try reader.press("KP_Up", says: first)
        try reader.press("KP_Page_Up", says: second + "\\n")
        try reader.press("KP_Subtract", says: "Leaving flat review.")
    }

    @Test("An emoji of several code points is told as one character")
    func emoji() throws {
        try reader.show(page: "emoji", says: "text.", "bye.")
        try reader.press("ctrl+Home", says: "👋🏽 hi")
        try reader.press("Right", says: " ")
        try reader.press("Left", says: "👋🏽", gtk: ["👋"])
        try reader.press("ctrl+Right", says: "👋🏽 hi", gtk: ["hi"])
        try reader.press("shift+Home", says: "👋🏽 hi", "selected")
    }

    @Test("The selection is told as it grows and shrinks by lines, words and characters, and as it goes")
    func selection() throws {
        try reader.showText()
        try reader.press("shift+Down", says: "Green tea.\\n", "selected")
        try reader.press("shift+Right", says: "B", "selected")
        try reader.press("ctrl+shift+Right", says: "lack", "selected")
        try reader.press("shift+End", says: " tea.", "selected")
        try reader.press("orca+shift+Up", says: "Selected text is: Green tea.\\nBlack tea.")
        try reader.press("shift+Home", says: "Black tea.", "unselected")
        try reader.press("shift+Up", says: "Green tea.\\n", "unselected")
        try reader.press("orca+shift+Up", says: "No selected text.")
        try reader.press("Down", says: "Black tea.")
        try reader.press("ctrl+shift+Right", says: "Black", "selected")
        try reader.press("ctrl+shift+Right", says: " tea", "selected")
        try reader.press("ctrl+shift+Left", says: "tea", "unselected")
        try reader.press("shift+Left", says: " ", "unselected")
        // Orca says it once or twice, also of GTK.
        for (key, words) in [("Home", "document selected to"), ("End", "document selected from")] {
            #expect(try reader.words(after: "ctrl+shift+\(key)").hasPrefix("\(words) cursor position"))
        }
        try reader.press("ctrl+Home", says: "Text unselected.", "Green tea.")
        try reader.press("ctrl+a", says: "entire document selected")
        // The caret of GTK is at the start, and goes to the end.
        try reader.press("Right", says: "Text unselected.", gtk: ["Text unselected.", "blank"])
    }

    @Test("An entry tells its text and selection, and the caret's moves in it")
    func entry() throws {
        try reader.show(page: "entries")
        try reader.press(
            "Tab", says: "entry Green apples selected.", gtk: ["text.", "Green apples selected."])
        try reader.press("Home", says: "Text unselected.", "G")
        try reader.press("Right", says: "r")
        try reader.press("ctrl+Right", says: "Green")
        try reader.press("End", says: "blank")
        try reader.press("shift+Home", says: "Green apples", "selected")
        try reader.press("shift+End", says: "Green apples", "unselected")
        try reader.press("Left", says: "s")
        try reader.press("Tab", says: "entry Brown bread selected.", gtk: ["Brown bread", "selected"])
        try reader.press("Tab", says: "Apply push button.")
    }

    @Test("Flat review reads lines, words and characters anywhere in the window")
    func flatReview() throws {
        try reader.showText()
        try reader.press("KP_Up", says: "Green tea.\\n")
        try reader.press("KP_Page_Up", says: "Black tea.\\n")
        try reader.press("KP_Home", says: "Green tea.\\n")
        try reader.press("KP_Begin", says: "Green ")
        try reader.press("KP_Right", says: "tea.\\n")
        try reader.press("KP_Left", says: "Green ")
        try reader.press("KP_Down", says: "G")
        try reader.press("KP_Page_Down", says: "r")
        try reader.press("KP_End", says: "G")
        try reader.press("KP_Subtract", says: "Leaving flat review.")
        try reader.press("KP_Enter", says: "text.", "Green tea.\\n")
    }

    @Test("Flat review reads widgets line by line")
    func reviewedWidgets() throws {
        try reader.show(page: "entries")
        try reader.press(
            "Tab", says: "entry Green apples selected.", gtk: ["text.", "Green apples selected."])
        try reader.press("KP_Up", says: "Green apples")
        try reader.press("KP_Page_Up", says: "Brown bread")
        try reader.press("KP_Page_Up", says: "Apply")
        try reader.press("KP_Down", says: "A")
        try reader.press("KP_Page_Down", says: "p")
        try reader.press("KP_Subtract", says: "Leaving flat review.")
    }

    @Test("Flat review follows the keyboard to another window and back")
    func reviewedWindows() throws {
        try reader.show(page: "windows")
        try reader.press("Tab", says: "entry First words selected.", gtk: ["text.", "First words selected."])
        try reader.press("KP_Up", says: "First words")
        try reader.press("Tab", says: "Open push button.")
        try reader.press("space", says: "Second frame.")
        try reader.press("Tab", says: "entry Other words selected.", gtk: ["text.", "Other words selected."])
        try reader.press("KP_Up", says: "Other words")
        try reader.press("KP_Begin", says: "words")
        // Of GTK's window Orca says the name alone.
        try reader.focus("Widgets", says: "Widgets frame.", "Open push button.")
        try reader.press("KP_Up", says: "Open")
        try reader.press("KP_Subtract", says: "Leaving flat review.")
    }

    // MARK: Typing

    @Test("Key echo tells each key, also on a key's second level")
    func keyEcho() throws {
        try reader.showText()
        try reader.press("ctrl+End", says: "Last line.")
        try reader.set("enableKeyEcho", true)
        defer { try? reader.set("enableKeyEcho", false) }
        try reader.type("ab", says: "a ", "b ")
        try reader.type("A!", says: "left shift ", "A ", "left shift ", "exclaim ")
        try reader.press("BackSpace", says: "backspace ", "!")
        try reader.press("BackSpace", says: "backspace ", "A")
        try reader.press("Left", says: "b")
        try reader.press("Delete", says: "delete ", "")
        try reader.type(" foo bar", says: "space ", "f ", "o ", "o ", "space ", "b ", "a ", "r ")
        try reader.press("ctrl+BackSpace", says: "left control ", "backspace ", "bar")
    }

    @Test("Keys go to Orca alone while it teaches them")
    func learnMode() throws {
        try reader.show(page: "entries")
        try reader.press(
            "Tab", says: "entry Green apples selected.", gtk: ["text.", "Green apples selected."])
        _ = try reader.words(after: "orca+h")
        try reader.press("x", says: "x ")
        try reader.press("Escape", says: "escape ", "Exiting learn mode.")
        try reader.press("Home", says: "Text unselected.", "G")
    }

    @Test("Word and sentence echo tell what a space or a new line completes")
    func wordEcho() throws {
        try reader.showText()
        try reader.press("ctrl+End", says: "Last line.")
        try reader.press("Return")
        try reader.set("enableEchoByWord", true)
        defer { try? reader.set("enableEchoByWord", false) }
        try reader.type("cat ", says: "cat")
        try reader.type("dog")
        try reader.press("Return", says: "dog")
        try reader.set("enableEchoByWord", false)
        try reader.set("enableEchoBySentence", true)
        defer { try? reader.set("enableEchoBySentence", false) }
        // Orca looks at the text when it hears of a letter, so the space must not be there yet.
        try reader.type("One two.")
        try reader.type(" ", says: "One two.")
    }

    @Test("Character echo tells what was typed, with key echo once")
    func characterEcho() throws {
        try reader.showText()
        try reader.set("enableEchoByCharacter", true)
        defer { try? reader.set("enableEchoByCharacter", false) }
        try reader.type("z", says: "z")
        try reader.set("enableKeyEcho", true)
        defer { try? reader.set("enableKeyEcho", false) }
        try reader.type("q", says: "q")
    }
}

/// Orca's speech of the samples.
@Suite(.serialized, .screenReader)
struct SpokenSampleTests {
    let reader: ScreenReader

    init() throws { reader = try #require(ScreenReader.current) }

    @Test("A note is told when Notebook opens it, and what is typed into it and read again")
    func notebook() throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/Home.html"
        try "<p>Water the plants.</p>".write(toFile: file, atomically: true, encoding: .utf8)
        try reader.show(
            "Notebook", [file], title: "Home.html",
            says: ["Home.html frame.", "Note text.", "Water the plants."])
        try reader.press("End", says: "blank")
        try reader.press("Return")
        try reader.set("enableEchoByCharacter", true)
        try reader.type("Buy", says: "B", "u", "y")
        try reader.set("enableEchoByCharacter", false)
        try reader.press("Up", says: "Water the plants.")
        try reader.press("Down", says: "Buy")
        try reader.press("shift+Home", says: "Buy", "selected")
    }

    @Test("The gallery's fields tell label, role and text")
    func fields() throws {
        try show("Text Fields")
        try reader.tab(to: "Name entry Ada selected.")
    }

    @Test("The gallery's list tells its length and rows")
    func list() throws {
        try show("Lists")
        try reader.tab(to: "List with 12 items Beech, 5.")
    }

    @Test("The gallery's table tells its size and the selected row's cells")
    func table() throws {
        try show("Tables")
        try reader.tab(to: "Mars. Rock. 227.9. 2.")
    }

    @Test("The gallery's alert tells title, message and button")
    func alert() throws {
        try show("Dialogs")
        try reader.tab(to: "Delete… push button.")
        try reader.press(
            "space", says: "alert Delete “Notes”?",
            "Its contents are deleted, too. This cannot be undone.", "Cancel push button.")
        try reader.press("Escape", says: "Dialogs frame.", "Delete… push button.")
    }

    @Test("The gallery's menu tells its items")
    func menu() throws {
        try show("Menus")
        try reader.tab(to: "Insert collapsed push button.")
        try reader.press("space", says: "expanded", "menu", "Ruler check menu item checked.")
        try reader.press("Down", says: "Zoom menu.")
        try reader.press("Escape", says: "collapsed", "Insert collapsed push button.")
    }

    /// Opens a page of the gallery, and goes behind the sidebar and the tool bar.
    private func show(_ page: String) throws {
        try reader.show("Gallery", ["--page", page], title: page, says: ["\(page) frame."])
        try reader.tab(to: "Dark push button. Light or dark appearance.")
    }
}
