import PicaUI
import Testing
import UIKit

private final class Delegate: NSObject, UIApplicationDelegate {
    var calls: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        calls.append("launched")
        return true
    }
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        calls.append("open \(url)")
        return true
    }
}

extension ProgramTests {
    @Test("The screen stays on while the app asks for it")
    func idleTimer() {
        UIApplication.shared.isIdleTimerDisabled = true
        #expect(program.keepsScreenOn)
        UIApplication.shared.isIdleTimerDisabled = false
        #expect(!program.keepsScreenOn && !UIApplication.shared.isIdleTimerDisabled)
    }

    @Test("Font metrics grow as the person's text does, up to a limit")
    func fontMetrics() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
        program.environment.dynamicTypeSize = .accessibility1
        let body = UIFontMetrics.default.scaledFont(for: font).pointSize
        #expect(body > 25 && UIFontMetrics.default.scaledValue(for: 20) == body)
        #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: font).pointSize < body)
        #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 22).pointSize == 22)
    }

    @Test("A UIKit app opens URLs, has one scene and a screen")
    func uiApplication() async throws {
        let url = try #require(URL(string: "https://example.com"))
        var isOpened = false
        UIApplication.shared.open(url) { isOpened = $0 }
        #expect(isOpened)
        #expect(await UIApplication.shared.open(url))
        #expect(program.opened == [url, url])
        #expect(UIApplication.shared.connectedScenes.count == 1)
        #expect(UIApplication.shared.applicationState == .inactive)
        program.fakes[0].isFocused = true
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.activationState == .foregroundActive && scene.title == "Notes")
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1000, height: 800))
        #expect(UIScreen.main.scale == 2 && UIScreen.main.nativeBounds.width == 2000)
    }

    @Test("A UIKit delegate is created by its adaptor and told of the program's start")
    func uiDelegate() throws {
        @MainActor struct Holder {
            @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        }
        let delegate = Holder().delegate
        let told = try #require(Program.delegate)
        told.didFinishLaunching()
        told.open([try #require(URL(string: "note:1"))])
        #expect(delegate.calls == ["launched", "open note:1"])
        UIApplication.shared.delegate = nil
    }

    @Test("UIKit's clipboard holds a text, places or a picture")
    func uiPasteboard() throws {
        let board = UIPasteboard.general
        board.string = "Hello"
        #expect(board.string == "Hello" && board.hasStrings && !board.hasURLs)
        #expect(program.clipboard.ownContent?.text?.value == "Hello")
        board.url = URL(fileURLWithPath: "/tmp/a")
        #expect(board.urls == [URL(fileURLWithPath: "/tmp/a")] && !board.hasStrings)
        board.image = UIImage(systemName: "star")
        #expect(board.hasImages && board.image != nil)
        board.setData(Data([1, 2]), forPasteboardType: "com.example.note")
        #expect(board.data(forPasteboardType: "com.example.note") == Data([1, 2]))
        let count = board.changeCount
        board.string = nil
        #expect(board.string == nil && board.changeCount > count)
    }
}
