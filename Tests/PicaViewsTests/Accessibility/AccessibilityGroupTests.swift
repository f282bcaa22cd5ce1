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
