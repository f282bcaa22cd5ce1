import AppKit
import PicaGraph
import PicaState
import PicaScenes
import PicaUI
import Testing

private final class Delegate: NSObject, NSApplicationDelegate, ObservableObject {
    var calls: [String] = []
    var reply = NSApplication.TerminateReply.terminateNow

    func applicationDidFinishLaunching(_ notification: Notification) { calls.append("launched") }
    func application(_ application: NSApplication, open urls: [URL]) {
        calls.append("open \(urls.map(\.lastPathComponent))")
    }
    func applicationDidBecomeActive(_ notification: Notification) { calls.append("active") }
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { reply }
    func applicationWillTerminate(_ notification: Notification) { calls.append("ends") }
}

extension ProgramTests {
    @Test("The panel about the app tells its name, version and credits over the active window")
    func about() {
        let credits = NSAttributedString(string: "By us", attributes: [.font: NSFont.systemFont(ofSize: 11)])
        let options: [NSApplication.AboutPanelOptionKey: Any] = [
            .applicationName: "Notes", .applicationVersion: "2.1", .version: "34", .credits: credits,
        ]
        program.fakes[1].isFocused = true
        NSApp.orderFrontStandardAboutPanel(options: options)
        #expect(program.fakes[0].alert == nil)
        #expect(program.fakes[1].alert?.title == "Notes")
        #expect(program.fakes[1].alert?.message == "2.1 (34)\n\nBy us")
    }

    @Test("An app is a usual one, and has an icon before it sets one")
    func place() {
        #expect(NSApp.setActivationPolicy(.regular) && !NSApp.setActivationPolicy(.accessory))
        #expect(NSApp.activationPolicy() == .regular)
        #expect(NSApp.applicationIconImage.size.width > 0)
        NSWindow.allowsAutomaticWindowTabbing = true
        #expect(!NSWindow.allowsAutomaticWindowTabbing)
    }

    @Test("The application's windows are those of the program, each with one object")
    func windows() {
        #expect(NSApp.windows.map(\.title) == ["Notes", "Inspector"])
        #expect(NSApp.windows[0] === NSApp.windows[0])
        #expect(NSApp.keyWindow == nil && !NSApp.isActive)
        program.fakes[1].isFocused = true
        #expect(NSApp.keyWindow?.windowNumber == 2)
        #expect(NSApp.window(withWindowNumber: 1)?.title == "Notes")
        NSApp.windows[0].title = "Diary"
        #expect(program.fakes[0].title == "Diary")
        NSApp.hide(nil)
        #expect(NSApp.isHidden && program.fakes[0].isMinimized)
        NSApp.unhide(nil)
        #expect(!NSApp.isHidden)
        NSApp.activate(ignoringOtherApps: true)
        NSApp.windows[0].performClose(nil)
        #expect(program.fakes[0].calls == ["raise", "requestClose"])
        NSApp.windows[0].zoom(nil)
        #expect(program.fakes[0].isZoomed)
    }

    @Test("Rectangles have their origin below")
    func frames() throws {
        let screen = try #require(NSScreen.main)
        #expect(screen.frame == CGRect(x: 0, y: 0, width: 1000, height: 800))
        #expect(screen.visibleFrame == CGRect(x: 0, y: 0, width: 1000, height: 770))
        #expect(screen.backingScaleFactor == 2 && screen.localizedName == "Left")
        #expect(NSApp.windows[0].frame == CGRect(x: 100, y: 450, width: 400, height: 300))
        #expect(NSApp.windows[0].backingScaleFactor == 2)
        #expect(NSEvent.mouseLocation == CGPoint(x: 10, y: 780))
    }

    @Test("The adaptor creates the delegate, which is told of the program's life")
    func delegates() throws {
        @MainActor struct Holder {
            @NSApplicationDelegateAdaptor(Delegate.self) var delegate
        }
        let delegate = Holder().delegate
        #expect(NSApp.delegate === delegate)
        let told = try #require(Program.delegate)
        told.didFinishLaunching()
        told.open([URL(fileURLWithPath: "/tmp/a.txt")])
        told.didChangeActivity(isActive: true)
        told.willTerminate()
        #expect(delegate.calls == ["launched", "open [\"a.txt\"]", "active", "ends"])
        #expect(told.shouldTerminate() == .now)
        delegate.reply = .terminateLater
        #expect(told.shouldTerminate() == .later)
        NSApp.reply(toApplicationShouldTerminate: true)
        #expect(program.replies == [true])
        NSApp.terminate(nil)
        #expect(program.terminations == 1)
        var environment = EnvironmentValues()
        Program.writeEnvironment(&environment)
        #expect(environment[object: Delegate.self] === delegate)
        NSApp.delegate = nil
        #expect(Program.delegate == nil)
    }

    @Test("Existing files and URLs among the arguments are places to open")
    func places() {
        let places = Program.places(in: ["--verbose", "note:1", "/", "missing.txt", "https://example.com/a"])
        #expect(places.map(\.absoluteString) == ["note:1", "file:///", "https://example.com/a"])
    }

    @Test("The program's events are announced under Apple's names")
    func notifications() async {
        var names: [Notification.Name] = []
        let center = NotificationCenter.default
        let tokens = [NSApplication.didBecomeActiveNotification, NSApplication.willTerminateNotification].map
        {
            center.addObserver(forName: $0, object: nil, queue: nil) { note in
                let name = note.name
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        Program.announce(.becameActive)
        Program.announce(.terminating)
        tokens.forEach(center.removeObserver)
        #expect(
            names == [NSApplication.didBecomeActiveNotification, NSApplication.willTerminateNotification])
    }

    @Test("The icon reaches the windows")
    func icon() throws {
        NSApp.applicationIconImage = NSImage(systemSymbolName: "star", accessibilityDescription: nil)
        #expect(program.icon?.width ?? 0 > 10)
    }

    @Test("An alert asks over its window and answers with the number of the button")
    func alerts() async throws {
        let alert = NSAlert()
        alert.messageText = "Delete the note?"
        alert.informativeText = "This cannot be undone."
        alert.addButton(withTitle: "Delete").hasDestructiveAction = true
        alert.addButton(withTitle: "Cancel")
        var response: NSApplication.ModalResponse?
        alert.beginSheetModal(for: NSApp.windows[0]) { response = $0 }
        let shown = try #require(program.fakes[0].alert)
        #expect(shown.title == "Delete the note?" && shown.message == "This cannot be undone.")
        #expect(shown.buttons.map(\.role) == [.destructive, .cancel])
        #expect(shown.cancelIndex == 1)
        program.fakes[0].answered?(1)
        #expect(response == .alertSecondButtonReturn)
    }

    @Test("A panel asks the desktop and returns what the person chose")
    func panels() async {
        let panel = NSOpenPanel()
        panel.allowedContentTypes = [.png]
        panel.allowsMultipleSelection = true
        panel.prompt = "Import"
        let chosen = [URL(fileURLWithPath: "/tmp/a.png"), URL(fileURLWithPath: "/tmp/b.png")]
        program.answer = .chosen(chosen)
        #expect(await panel.begin() == .OK)
        #expect(panel.urls == chosen && panel.url == chosen[0])
        #expect(program.request?.purpose == .open(folders: false, several: true))
        #expect(program.request?.types == ["image/png"])
        #expect(program.request?.confirmation == "Import")
        let folders = NSOpenPanel()
        (folders.canChooseFiles, folders.canChooseDirectories) = (false, true)
        program.answer = .cancelled
        #expect(await folders.begin() == .cancel)
        #expect(program.request?.purpose == .open(folders: true, several: false))
        let save = NSSavePanel()
        save.nameFieldStringValue = "Note"
        save.allowedContentTypes = [.plainText]
        save.message = "Save the note"
        program.answer = .chosen([URL(fileURLWithPath: "/tmp/Note.txt")])
        #expect(await save.begin() == .OK)
        #expect(program.request?.purpose == .save(name: "Note.txt"))
        #expect(program.request?.title == "Save the note")
    }

    @Test("The workspace opens places and shows files")
    func workspace() throws {
        let url = try #require(URL(string: "https://example.com"))
        #expect(NSWorkspace.shared.open(url))
        #expect(program.opened == [url])
        NSWorkspace.shared.activateFileViewerSelecting([URL(fileURLWithPath: "/tmp")])
        #expect(program.revealed == [URL(fileURLWithPath: "/tmp")])
        #expect(!NSWorkspace.shared.selectFile("/no/such/file", inFileViewerRootedAtPath: "/"))
        #expect(NSWorkspace.shared.icon(forFile: "/").name() == "folder")
        #expect(NSWorkspace.shared.icon(for: .png).name() == "photo")
        #expect(!NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    }

    @Test("Pushed cursors hold until they are popped")
    func cursors() {
        NSCursor.pointingHand.push()
        NSCursor.crosshair.push()
        #expect(program.pushedCursor == .cross && NSCursor.current === NSCursor.crosshair)
        NSCursor.hide()
        #expect(program.pushedCursor == .hidden)
        NSCursor.unhide()
        NSCursor.pop()
        #expect(program.pushedCursor == .hand)
        NSCursor.pop()
        NSCursor.pop()
        #expect(program.pushedCursor == nil && NSCursor.current === NSCursor.arrow)
        NSCursor.iBeam.set()
        #expect(program.shownCursor == .text)
    }

    @Test("The bell sounds, and haptics do nothing")
    func sounds() {
        NSSound.beep()
        NSBeep()
        #expect(program.beeps == 2)
        NSHapticFeedbackManager.defaultPerformer.perform(.generic, performanceTime: .now)
    }

    @Test("A monitor sees keys and may keep them from views")
    func monitors() throws {
        var seen: [String] = []
        let monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown]) { event in
            seen.append("\(event.characters ?? "") \(event.keyCode) \(event.modifierFlags == .command)")
            return event.keyCode == 53 ? nil : event
        }
        let pass = try #require(program.monitor)
        let window = program.fakes[0]
        #expect(!pass(.keyPressed(KeyStroke(.character("s"), .control)), window))
        #expect(pass(.keyPressed(KeyStroke(.escape)), window))
        #expect(!pass(.keyReleased(.escape, []), window), "the monitor did not ask for releases")
        #expect(seen == ["s 1 true", "\u{1B} 53 false"])
        NSEvent.removeMonitor(try #require(monitor))
        #expect(program.monitor == nil)
        program.heldModifiers = [.shift, .alternate]
        #expect(NSEvent.modifierFlags == [.shift, .option])
    }

    @Test("A pointer's event has its place from below and its clicks")
    func pointer() throws {
        let press = InputEvent.pointerPressed(CGPoint(x: 10, y: 20), .secondary, clicks: 2, .shift)
        let event = try #require(NSEvent(press, in: program.fakes[0]))
        #expect(event.type == .rightMouseDown && event.clickCount == 2)
        #expect(event.locationInWindow == CGPoint(x: 10, y: 280))
        #expect(event.window?.title == "Notes")
        let step = ScrollStep(location: .zero, delta: CGSize(width: 0, height: 30), time: 0)
        #expect(try #require(NSEvent(.scrolled(step), in: program.fakes[0])).scrollingDeltaY == -30)
    }

    @Test("The general board is the desktop's clipboard")
    func generalBoard() throws {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("Hello", forType: .string)
        #expect(program.clipboard.ownContent?.text?.value == "Hello")
        let count = NSPasteboard.general.changeCount
        program.clipboard.put("World")
        #expect(NSPasteboard.general.string(forType: .string) == "World")
        #expect(NSPasteboard.general.changeCount == count + 1)
    }
}
