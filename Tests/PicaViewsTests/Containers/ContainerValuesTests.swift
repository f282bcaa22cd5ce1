import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

extension ContainerValues {
    @Entry fileprivate var note: String = "none"
    @Entry fileprivate var weight: Int = 1
}

private struct WrittenKey: ContainerValueKey {
    static var defaultValue: Double { 0.5 }
}

@MainActor @Suite struct ContainerValuesTests {
    private struct Notes<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            ForEach(subviews: content) { subview in
                Text("\(subview.containerValues.note) \(subview.containerValues.weight)")
            }
        }
    }

    @Test("A container reads its views' values, or the defaults")
    func reading() throws {
        let app = try mount {
            Notes {
                Color.red
                Color.red.containerValue(\.note, "own")
                Color.red.containerValue(\.note, "both").containerValue(\.weight, 2).padding()
            }
        }
        #expect(app.texts == ["none 1", "own 1", "both 2"])
    }

    @Test("A value set on a group, rows or a section applies to each view in it without its own value")
    func inheriting() throws {
        let app = try mount {
            Notes {
                Group {
                    Color.red
                    Color.red.containerValue(\.note, "own")
                }
                .containerValue(\.note, "group")
                ForEach(0..<2) { _ in Color.red }.containerValue(\.note, "rows")
                Section {
                    Color.red
                } header: {
                    Color.red
                }
                .containerValue(\.note, "section")
            }
        }
        #expect(
            app.texts == ["group 1", "own 1", "rows 1", "rows 1", "section 1", "section 1"])
    }

    @Test("A value set inside another container does not leave it")
    func nearest() throws {
        let app = try mount {
            Notes { VStack { Color.red.containerValue(\.note, "inside") } }
        }
        #expect(app.texts == ["none 1"])
    }

    @Test("A value that changes inside a view reaches the container")
    func changing() throws {
        struct Changing: View {
            @State private var weight = 1
            var body: some View {
                Button("More") { weight += 1 }.containerValue(\.weight, weight)
            }
        }
        struct Weights<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                Group(subviews: content) { subviews in
                    Text("\(subviews.map(\.containerValues.weight).reduce(0, +)) in all")
                    subviews
                }
            }
        }
        let app = try mount {
            Weights {
                Changing()
                Color.red
            }
        }
        #expect(app.texts == ["2 in all"])
        try app.click("More")
        #expect(app.texts == ["3 in all"])
    }

    @Test("Values are read and written by key path")
    func keys() throws {
        let app = try mount {
            Group(subviews: Color.red) { subviews in
                if let first = subviews.first {
                    var values = first.containerValues
                    let before = values[WrittenKey.self]
                    let _ = values[WrittenKey.self] = 2
                    Text("\(before.formatted()) \(values[WrittenKey.self].formatted())")
                }
            }
        }
        #expect(app.texts == ["0.5 2"])
    }

    @Test("A view's tag is one of its values, by type")
    func tags() throws {
        let app = try mount {
            ForEach(
                subviews: Group {
                    Color.red.tag("name")
                    Color.red.tag(7)
                    Color.red
                }
            ) { subview in
                let values = subview.containerValues
                Text(
                    "\(values.tag(for: String.self) ?? "-") \(values.tag(for: Int.self) ?? 0) \(values.hasTag(7) ? "seven" : "other")"
                )
            }
        }
        #expect(app.texts == ["name 0 other", "- 7 seven", "- 0 other"])
    }
}
