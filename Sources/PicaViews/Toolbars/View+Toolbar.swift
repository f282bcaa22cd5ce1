import PicaGraph

extension View {
    /// Puts views into the bars around the view: each is an item at the trailing end of the upper bar.
    ///
    ///     NoteEditor(note)
    ///         .toolbar {
    ///             Button("Share", systemImage: "square.and.arrow.up") { share(note) }
    ///         }
    ///
    /// The bar is that of the nearest sheet, column of a split view, or window. Labels in it show their icons.
    ///
    /// - Parameter content: The items.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        toolbar { ToolbarItemGroup(content: content) }
    }

    /// Puts items into the bars around the view; see ``ToolbarItemPlacement`` for where.
    ///
    /// - Parameter content: The items.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return companion { ToolbarView(content: content) }
    }

    /// Puts items into the bars around the view, which a person may arrange: by "Customize Toolbar…" in the bar's own menu
    /// and in ``ToolbarCommands``. The app's defaults keep the arrangement.
    ///
    /// - Parameters:
    ///   - id: What the toolbar is known by among those of the app.
    ///   - content: The items, each with an identity.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return companion { ArrangedToolbarView(id: id, content: content) }
    }

    /// Shows or hides bars around the view.
    ///
    /// - Parameters:
    ///   - visibility: Whether they are shown; by themselves bars are shown while something is in them.
    ///   - bars: Which.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    /// Shows or hides bars around the view; the newer name of `toolbar(_:for:)`.
    nonisolated public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarVisibility(visibility, bars)
    }

    nonisolated private func toolbarVisibility(
        _ visibility: Visibility, _ places: [ToolbarPlacement]
    ) -> some View {
        let bars = places.isEmpty ? [.top] : places.flatMap(\.bars)
        return bar { content in
            for bar in bars { content.visibility[bar] = content.visibility[bar] ?? visibility }
        }
    }

    /// Takes an item out of the bars that Pica puts there by itself; nil takes none.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        bar { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
    }

    /// Sets what is behind bars around the view.
    ///
    /// - Parameters:
    ///   - style: What fills them.
    ///   - bars: Which; the upper one where none is named.
    nonisolated public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        let places = bars.isEmpty ? [.top] : bars.flatMap(\.bars)
        let style = AnyShapeStyle(style)
        return bar { content in
            for bar in places { content.backgrounds[bar] = content.backgrounds[bar] ?? style }
        }
    }

    /// Shows or hides what is behind bars around the view.
    ///
    /// - Parameters:
    ///   - visibility: Whether the bars have a ground and a line.
    ///   - bars: Which; the upper one where none is named.
    nonisolated public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarBackgroundVisibility(visibility, bars)
    }

    /// Shows or hides what is behind bars around the view; the newer name of `toolbarBackground(_:for:)`.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarBackgroundVisibility(visibility, bars)
    }

    nonisolated private func toolbarBackgroundVisibility(
        _ visibility: Visibility, _ places: [ToolbarPlacement]
    ) -> some View {
        let bars = places.isEmpty ? [.top] : places.flatMap(\.bars)
        return bar { content in
            for bar in bars {
                content.backgroundVisibility[bar] = content.backgroundVisibility[bar] ?? visibility
            }
        }
    }

    /// Makes bars around the view light or dark.
    ///
    /// - Parameters:
    ///   - colorScheme: Which; nil leaves them as the window is.
    ///   - bars: Which bars; the upper one where none is named.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        let places = bars.isEmpty ? [.top] : bars.flatMap(\.bars)
        return bar { content in
            guard let colorScheme else { return }
            for bar in places { content.colorSchemes[bar] = content.colorSchemes[bar] ?? colorScheme }
        }
    }

    /// Says what the toolbar is mostly for: with `editor` and `browser` the title stands at the leading end.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        bar { $0.role = $0.role ?? role }
    }

    /// How the title is shown in the bar. Pica shows all titles in the bar, as the Mac does; the modes are there for
    /// source that is shared with iOS.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Puts a menu behind the title.
    ///
    /// - Parameter content: Its items.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar { ToolbarTitleMenu(content: content) }
    }
}

extension ToolbarContent {
    /// Whether items share a ground with those beside them, in looks that have one. Pica's bars have none.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        self
    }
}

/// The items of a toolbar, mounted where it is written.
private struct ToolbarView<Content: ToolbarContent> {
    let content: Content

    nonisolated init(content: Content) { self.content = content }
}

extension ToolbarView: View {
    var body: some View { content.view }
}

/// The items of a toolbar that a person may arrange.
private struct ArrangedToolbarView<Content: ToolbarContent> {
    let content: Content
    @AppStorage private var arrangement: ToolbarArrangement

    nonisolated init(id: String, content: Content) {
        self.content = content
        _arrangement = AppStorage(wrappedValue: ToolbarArrangement(), "toolbar.\(id)")
    }
}

extension ArrangedToolbarView: View {
    var body: some View {
        let (arrangement, binding) = (arrangement, $arrangement)
        content.view.bar { bar in
            bar.arrangeable = ArrangeableToolbar(items: bar.items, arrangement: binding)
            bar.items = arrangement.arranged(bar.items)
        }
    }
}
