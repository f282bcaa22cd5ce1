import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Views that are only for assistive technologies, and messages to these.
@MainActor @Suite struct AccessibilityRepresentationTests {
    @Test("A representation comes instead of the view, in its frame, without pixels, input or focus")
    func representation() throws {
        let model = Controlled()
        let log = Counter()
        let app = try mount {
            HStack {
                Text("★★★")
                Button("Star") { log.note("star") }
            }
            .frame(width: 120, height: 30)
            .accessibilityRepresentation {
                Slider(value: Bindable(model).number, in: 0...10, step: 1) { Text("Rating") }
            }
        }
        #expect(app.all().map(\.role) == [.slider])
        let slider = try app.find(.slider, "Rating")
        #expect(slider.frame.width <= 120)
        try slider.perform(.increment)
        #expect(model.number == 6)
        app.press(.tab)
        app.press(.right)
        app.press(.space)
        #expect(model.number == 6 && log.takeNotes() == ["star"])
        let plain = try mount {
            Text("★★★")
        }
        let represented = try mount {
            Text("★★★").accessibilityRepresentation { Button("Stars") {}.buttonStyle(.borderedProminent) }
        }
        #expect(plain.freshPicture().pixels == represented.freshPicture().pixels)
    }

    @Test("Children made for assistive technologies are in a container with the view's own words")
    func children() throws {
        let app = try mount {
            Canvas { _, _ in }
                .frame(width: 100, height: 50)
                .accessibilityLabel("Sales")
                .accessibilityChildren {
                    HStack {
                        ForEach(["Mon", "Tue"], id: \.self) { Color.clear.accessibilityLabel($0) }
                    }
                }
        }
        #expect(app.all().map(\.label) == ["Sales", "Mon", "Tue"])
        let (monday, tuesday) = (try app.find(.group, "Mon"), try app.find(.group, "Tue"))
        #expect(monday.frame.maxX < tuesday.frame.minX && tuesday.frame.width > 30)
    }

    @Test("Zoom actions tell the direction and the center")
    func zooming() throws {
        let log = Counter()
        let app = try mount {
            Text("Map").frame(width: 80, height: 40)
                .accessibilityZoomAction { action in
                    log.note("\(action.direction) \(action.point.x) \(action.location == .center)")
                }
        }
        let map = try app.find(.staticText, "Map")
        #expect(map.actions == [.zoomIn, .zoomOut])
        try map.perform(.zoomIn)
        try map.perform(.zoomOut)
        #expect(log.takeNotes() == ["zoomIn 40.0 true", "zoomOut 40.0 true"])
    }

    @Test("Messages reach the listening technology, and none without one")
    func notifications() async {
        var heard: [AccessibilityMessage] = []
        AccessibilityAnnouncer.receiver = { heard.append($0) }
        defer { AccessibilityAnnouncer.receiver = nil }
        AccessibilityNotification.Announcement("3 results").post()
        var urgent = AttributedString("Low battery")
        urgent.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(urgent).post()
        urgent.accessibilitySpeechAnnouncementPriority = .low
        AccessibilityNotification.Announcement(urgent).post()
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.ScreenChanged().post()
        AccessibilityNotification.PageScrolled(AttributedString("Page 2")).post()
        #expect(
            heard == [
                .announcement("3 results"), .urgentAnnouncement("Low battery"), .announcement("Low battery"),
                .layoutChanged(nil), .screenChanged(nil), .pageScrolled("Page 2"),
            ])
        heard = []
        AccessibilityNotification.LayoutChanged("Results below").post()
        AccessibilityNotification.LayoutChanged(AttributedString("Two rows")).post()
        AccessibilityNotification.ScreenChanged("Inbox, all".prefix(5)).post()
        AccessibilityNotification.ScreenChanged(LocalizedStringResource("Settings")).post()
        // Another value stands for no view of Pica.
        AccessibilityNotification.LayoutChanged(5).post()
        #expect(
            heard == [
                .layoutChanged("Results below"), .layoutChanged("Two rows"), .screenChanged("Inbox"),
                .screenChanged("Settings"), .layoutChanged(nil),
            ])
        heard = []
        await withCheckedContinuation { late in
            AccessibilityAnnouncer.receiver = {
                heard.append($0)
                if $0 == .announcement("late") { late.resume() }
            }
            Task.detached { AccessibilityNotification.Announcement(AttributedString("late")).post() }
        }
        #expect(heard == [.announcement("late")])
        AccessibilityAnnouncer.receiver = nil
        AccessibilityNotification.Announcement("nobody").post()
        #expect(heard.count == 1)
    }
}
