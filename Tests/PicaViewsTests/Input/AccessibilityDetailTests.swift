import Foundation
import PicaTesting
import PicaUI
import Testing

@MainActor @Suite struct AccessibilityDetailTests {
    @Test("Traits are added and removed; some of them determine the role")
    func traits() throws {
        let app = try mount {
            VStack {
                Text("Clock").accessibilityAddTraits(.updatesFrequently)
                Text("Page").accessibilityAddTraits([.isLink, .causesPageTurn])
                Text("Plain").accessibilityRemoveTraits(.updatesFrequently).accessibilityAddTraits(.isModal)
                Text("None").accessibilityAddTraits(.playsSound).accessibilityRemoveTraits(.playsSound)
            }
        }
        #expect(try app.find(.staticText, "Clock").traits == .updatesFrequently)
        #expect(try app.find(.link, "Page").traits.contains(.causesPageTurn))
        #expect(try app.find(.staticText, "Plain").traits == .isModal)
        #expect(try app.find(.staticText, "None").traits.isEmpty)
    }

    @Test("Siblings with a higher sort priority are read first, others in order")
    func sortPriority() throws {
        let app = try mount {
            VStack {
                Text("1").accessibilitySortPriority(-1)
                Text("2")
                Text("3").padding().accessibilitySortPriority(2)
                HStack {
                    Text("4")
                    Text("5").accessibilitySortPriority(9)
                }
            }
        }
        #expect(app.texts == ["3", "2", "5", "4", "1"])
    }

    @Test("Disabled values, hints and labels keep those from inside")
    func enabledForms() throws {
        func content(_ isEnabled: Bool) -> some View {
            Text("Tree")
                .accessibilityValue("old").accessibilityHint("old").accessibilityIdentifier("old")
                .accessibilityInputLabels(["Plant"])
                .accessibilityValue("new", isEnabled: isEnabled)
                .accessibilityHint(Text(verbatim: "new"), isEnabled: isEnabled)
                .accessibilityIdentifier("new", isEnabled: isEnabled)
                .accessibilityInputLabels([Text(verbatim: "Wood")], isEnabled: isEnabled)
                .accessibilityRespondsToUserInteraction(true, isEnabled: isEnabled)
                .accessibilityHidden(true, isEnabled: false)
        }
        let app = try mount { content(false) }
        let tree = try app.find(.staticText, "Tree")
        #expect(
            [tree.value, tree.hint, tree.identifier, tree.inputLabels.first] == [
                "old", "old", "old", "Plant",
            ])
        #expect(tree.respondsToUserInteraction == nil)
        app.show { content(true) }
        #expect(
            [tree.value, tree.hint, tree.identifier, tree.inputLabels.first] == ["new", "new", "new", "Wood"])
        #expect(tree.respondsToUserInteraction == true)
    }

    @Test("Input labels default to the label")
    func inputLabels() throws {
        let app = try mount {
            VStack {
                Button("Leave") {}
                Button("Send the message") {}.accessibilityInputLabels(["Send", "Submit"])
            }
        }
        #expect(try app.find(.button, "Leave").inputLabels == ["Leave"])
        #expect(try app.find(.button, "Send the message").inputLabels == ["Send", "Submit"])
    }

    @Test("Custom content is ordered, unique by key, and removable")
    func customContent() throws {
        let age = AccessibilityCustomContentKey("Age", id: "age")
        let weight = AccessibilityCustomContentKey("Weight", id: "weight")
        let app = try mount {
            Text("Dog")
                .accessibilityCustomContent(age, "3 years")
                .accessibilityCustomContent(weight, "9 kg", importance: .high)
                .accessibilityCustomContent("Colour", "Brown", importance: .default)
                .accessibilityCustomContent(age, "4 years")
                .accessibilityCustomContent(weight, nil as Text?)
        }
        let content = try app.find(.staticText, "Dog").customContent
        #expect(content.map(\.label) == ["Age", "Colour"])
        #expect(content.map(\.value) == ["4 years", "Brown"])
    }

    @Test("An element is activated at its activation point")
    func activationPoint() throws {
        let log = Counter()
        let app = try mount(width: 100, height: 20) {
            HStack(spacing: 0) {
                Color.red.onTapGesture { log.note("left") }
                Color.blue.onTapGesture { log.note("right") }
            }
            .accessibilityElement()
            .accessibilityLabel("Both")
            .accessibilityActivationPoint(.leading)
        }
        let both = try app.find(.group, "Both")
        try both.click()
        try both.click(at: UnitPoint(x: 0.9, y: 0.5))
        #expect(log.takeNotes() == ["left", "right"])
    }

    @Test("An activation point in the view's own points counts from its top leading corner")
    func activationPointInPoints() throws {
        let log = Counter()
        let app = try mount(width: 100, height: 40) {
            HStack(spacing: 0) {
                Color.red.onTapGesture { log.note("left \($0.x) \($0.y)") }
                Color.blue.onTapGesture { log.note("right") }
            }
            .frame(width: 80, height: 20)
            .accessibilityElement()
            .accessibilityLabel("Both")
            .accessibilityActivationPoint(CGPoint(x: 12, y: 5))
            .accessibilityActivationPoint(CGPoint(x: 70, y: 5), isEnabled: false)
        }
        try app.find(.group, "Both").click()
        #expect(log.takeNotes() == ["left 12.0 5.0"])
    }

    private struct Field: View {
        @AccessibilityFocusState private var isHere: Bool
        @AccessibilityFocusState private var place: Int?
        var body: some View {
            Text("\(isHere) \(place ?? 0)")
                .accessibilityFocused($isHere).accessibilityFocused($place, equals: 7)
                .accessibilityIgnoresInvertColors()
                .accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation])
                .accessibilityShowsLargeContentViewer().accessibilityShowsLargeContentViewer { Text("Large") }
                .onAppear {
                    isHere = true
                    place = 7
                }
        }
    }

    @Test("Modifiers without a desktop equivalent change nothing: no focus, no inverted colors")
    func accepted() throws {
        let app = try mount { Field() }
        #expect(app.texts == ["false 0"])
        #expect(
            try looksTheSame {
                Field()
            } as: {
                Text("false 0")
            })
    }
}
