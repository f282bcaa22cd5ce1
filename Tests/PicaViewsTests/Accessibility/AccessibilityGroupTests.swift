import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Views that belong together though they stand apart.
@MainActor @Suite struct AccessibilityGroupTests {
    private func tree(_ host: TestHost) throws -> AccessibilityTree {
        host.update()
        return try #require(host.host.accessibility.treeIfChanged())
    }

    /// Returns the labels of the elements that an element is related to.
    private func links(
        _ kind: AccessibilityLink.Kind, of label: String, _ role: AccessibilityProperties.Role,
        in tree: AccessibilityTree
    ) throws -> [String] {
        let node = try #require(
            tree.nodes.values.first { $0.properties.label == label && $0.properties.role == role })
        return node.links.filter { $0.kind == kind }.compactMap { tree.nodes[$0.target]?.properties.label }
    }

    @Test("A field without a label takes the words of its pair's label, and both know of each other")
    func pair() throws {
        let model = GroupModel()
        let host = try mount(width: 400, height: 200) { PairView(model: model) }
        #expect(host.all(.textField).map(\.label) == ["Name", "Own"])
        let first = try tree(host)
        #expect(try links(.labelFor, of: "Name", .staticText, in: first) == ["Name"])
        #expect(try links(.labelledBy, of: "Name", .textField, in: first) == ["Name"])
        #expect(try links(.labelledBy, of: "Own", .textField, in: first) == ["Second"])
        model.name = "Surname"
        let second = try tree(host)
        #expect(try links(.labelledBy, of: "Surname", .textField, in: second) == ["Surname"])
        model.showsLabel = false
        let third = try tree(host)
        #expect(host.all(.textField).map(\.label) == ["", "Own"])
        #expect(try links(.labelledBy, of: "", .textField, in: third) == [])
    }

    @Test("A pair of another namespace or identity is another pair")
    func apart() throws {
        let host = try mount(width: 400, height: 200) { ApartView() }
        #expect(host.all(.textField).map(\.label) == ["", ""])
    }

    @Test("A label around its own content gives it no words")
    func nested() throws {
        struct Nested: View {
            @Namespace private var space
            var body: some View {
                VStack {
                    Text("Around")
                    TextField("", text: .constant(""))
                        .accessibilityLabeledPair(role: .content, id: 1, in: space)
                }
                .accessibilityLabeledPair(role: .label, id: 1, in: space)
            }
        }
        let host = try mount { Nested() }
        #expect(host.all(.textField).map(\.label) == ["Around"])
        _ = try tree(host)
    }

    @Test("A subject leads to its message, its details and what it controls, and they lead back")
    func subject() throws {
        let model = GroupModel()
        let host = try mount(width: 400, height: 300) { SubjectView(model: model) }
        let first = try tree(host)
        let there: [(AccessibilityLink.Kind, AccessibilityLink.Kind, String)] = [
            (.errorMessage, .errorFor, "Too short"), (.details, .detailsFor, "At least 8 letters"),
            (.controllerFor, .controlledBy, "Strength"),
        ]
        for (kind, back, label) in there {
            #expect(try links(kind, of: "Password", .secureField, in: first) == [label])
            #expect(try links(back, of: label, .staticText, in: first) == ["Password"])
        }
        #expect(first.nodes.values.filter(\.properties.isRequired).map(\.properties.label) == ["Password"])
        model.showsLabel = false
        let second = try tree(host)
        #expect(try links(.errorMessage, of: "Password", .secureField, in: second) == [])
        #expect(try links(.details, of: "Password", .secureField, in: second) == ["At least 8 letters"])
    }

    @Test("The shown tab leads to its page, and another one to nothing")
    func tabs() throws {
        struct Tabs: View {
            @State var shown = 1
            var body: some View {
                TabView(selection: $shown) {
                    Text("First page").tabItem { Text("First") }.tag(1)
                    Text("Second page").tabItem { Text("Second") }.tag(2)
                }
            }
        }
        let host = try mount(width: 400, height: 300) { Tabs() }
        let first = try tree(host)
        #expect(try links(.controllerFor, of: "First", .tab, in: first) == ["First page"])
        #expect(try links(.controlledBy, of: "First page", .staticText, in: first) == ["First"])
        #expect(try links(.controllerFor, of: "Second", .tab, in: first) == [])
        try host.find(.tab, "Second").click()
        let second = try tree(host)
        #expect(try links(.controllerFor, of: "First", .tab, in: second) == [])
        #expect(try links(.controllerFor, of: "Second", .tab, in: second) == ["Second page"])
    }

    @Test("A disclosure group's button leads to its content while that is shown")
    func disclosure() throws {
        let host = try mount(width: 400, height: 300) { DisclosureGroup("More") { Text("Hidden") } }
        let closed = try tree(host)
        #expect(try links(.controllerFor, of: "More", .disclosureButton, in: closed) == [])
        try host.find(.disclosureButton, "More").click()
        let open = try tree(host)
        #expect(try links(.controllerFor, of: "More", .disclosureButton, in: open) == ["Hidden"])
    }

    @Test("The members of a group lead from one to the next in reading order, and a removed one is skipped")
    func linked() throws {
        let model = GroupModel()
        let host = try mount(width: 400, height: 300) { LinkedView(model: model) }
        let all = try tree(host)
        #expect(try links(.flowsTo, of: "One", .staticText, in: all) == ["Two"])
        #expect(try links(.flowsTo, of: "Two", .button, in: all) == ["Three"])
        #expect(try links(.flowsFrom, of: "Three", .staticText, in: all) == ["Two"])
        #expect(try links(.flowsTo, of: "Three", .staticText, in: all) == [])
        #expect(try links(.flowsTo, of: "Between", .staticText, in: all) == [])
        model.showsLabel = false
        let fewer = try tree(host)
        #expect(try links(.flowsTo, of: "One", .staticText, in: fewer) == ["Three"])
        #expect(try links(.flowsFrom, of: "Three", .staticText, in: fewer) == ["One"])
    }
}

@MainActor @Observable private final class GroupModel {
    var name = "Name"
    var showsLabel = true
}

private struct PairView: View {
    let model: GroupModel
    @Namespace private var space

    var body: some View {
        VStack {
            if model.showsLabel {
                Text(model.name).accessibilityLabeledPair(role: .label, id: "name", in: space)
            }
            Text("Second").accessibilityLabeledPair(role: .label, id: "second", in: space)
            TextField("", text: .constant(""))
                .accessibilityLabeledPair(role: .content, id: "name", in: space)
            TextField("Own", text: .constant(""))
                .accessibilityLabeledPair(role: .content, id: "second", in: space)
        }
    }
}

private struct ApartView: View {
    @Namespace private var one
    @Namespace private var other

    var body: some View {
        Text("Label").accessibilityLabeledPair(role: .label, id: 1, in: one)
        TextField("", text: .constant("")).accessibilityLabeledPair(role: .content, id: 1, in: other)
        TextField("", text: .constant("")).accessibilityLabeledPair(role: .content, id: 2, in: one)
    }
}

private struct SubjectView: View {
    let model: GroupModel
    @Namespace private var space

    var body: some View {
        VStack {
            SecureField("Password", text: .constant("abc"))
                .picaAccessibilityRequired()
                .picaAccessibilityRelation(.subject, id: 1, in: space)
            if model.showsLabel {
                Text("Too short").picaAccessibilityRelation(.errorMessage, id: 1, in: space)
            }
            Text("At least 8 letters").picaAccessibilityRelation(.details, id: 1, in: space)
            Text("Strength").picaAccessibilityRelation(.controlled, id: 1, in: space)
        }
    }
}

private struct LinkedView: View {
    let model: GroupModel
    @Namespace private var space

    var body: some View {
        VStack {
            Text("One").accessibilityLinkedGroup(id: "group", in: space)
            Text("Between")
            if model.showsLabel {
                Button("Two") {}.accessibilityLinkedGroup(id: "group", in: space)
            }
            HStack {
                Text("Three")
                Text("Inside")
            }
            .accessibilityLinkedGroup(id: "group", in: space)
        }
    }
}
