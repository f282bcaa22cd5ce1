import PicaDrawing
import PicaGraph
import PicaState

extension View {
    /// Adds views to the bars around the view, each as an item at the trailing end of the upper bar.
    ///
    ///     NoteEditor(note)
    ///         .toolbar {
    ///             Button("Share", systemImage: "square.and.arrow.up") { share(note) }
    ///         }
    ///
    /// The bar is that of the nearest sheet, column of a split view, or window. Labels in it show only their icons.
    ///
    /// - Parameter content: The items.
    @_disfavoredOverload
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        // Disfavored, so that the compiler tries items first: if it takes items for views, it finds out only after all
        // choices of the modifiers around the bar.
        toolbar { ToolbarItemGroup(content: content) }
    }

    /// Adds items to the bars around the view; ``ToolbarItemPlacement`` sets where.
    ///
    /// - Parameter content: The items.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return companion { ToolbarView(content: content) }
    }

    /// Adds items that the person may customize to the bars around the view. The bar's context menu and
    /// ``ToolbarCommands`` have an item "Customize Toolbar…" for that. The arrangement is stored in the app's user
    /// defaults.
    ///
    /// - Parameters:
    ///   - id: The identifier of the toolbar, unique in the app.
    ///   - content: The items, each with an identifier.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return companion { ArrangedToolbarView(id: id, content: content) }
    }

    /// Sets the visibility of bars around the view.
    ///
    /// - Parameters:
    ///   - visibility: The visibility; by default bars are visible while they have content.
    ///   - bars: The affected bars.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    /// Sets the visibility of bars around the view. It is the newer name of `toolbar(_:for:)`.
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

    /// Removes a default item that Pica adds to the bars; `nil` removes none.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        bar { if let defaultItemKind { $0.removed.insert(defaultItemKind) } }
    }

    /// Sets the background of bars around the view.
    ///
    /// - Parameters:
    ///   - style: The style that fills the bars.
    ///   - bars: The bars; the upper one if none is given.
    nonisolated public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        let places = bars.isEmpty ? [.top] : bars.flatMap(\.bars)
        let style = AnyShapeStyle(style)
        return bar { content in
            for bar in places { content.backgrounds[bar] = content.backgrounds[bar] ?? style }
        }
    }

    /// Sets the visibility of the background of bars around the view.
    ///
    /// - Parameters:
    ///   - visibility: Whether the bars have a background and a line.
    ///   - bars: The bars; the upper one if none is given.
    nonisolated public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarBackgroundVisibility(visibility, bars)
    }

    /// Sets the visibility of the background of bars around the view. It is the newer name of
    /// `toolbarBackground(_:for:)`.
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

    /// Sets the color scheme of bars around the view.
    ///
    /// - Parameters:
    ///   - colorScheme: The color scheme; `nil` for that of the window.
    ///   - bars: The affected bars; the upper one if none is given.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        let places = bars.isEmpty ? [.top] : bars.flatMap(\.bars)
        return bar { content in
            guard let colorScheme else { return }
            for bar in places { content.colorSchemes[bar] = content.colorSchemes[bar] ?? colorScheme }
        }
    }

    /// Sets the main purpose of the toolbar. With `editor` and `browser` the title is at the leading end.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        bar { $0.role = $0.role ?? role }
    }

    /// Sets the display mode of the title. It has no effect: Pica, like the Mac, shows all titles in the bar. It exists
    /// for code shared with iOS.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Adds a menu to the title.
    ///
    /// - Parameter content: The items of the menu.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar { ToolbarTitleMenu(content: content) }
    }
}

extension ToolbarContent {
    /// Sets whether items share a background with their neighbors. It has no effect, because items in Pica's bars have
    /// no background.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        self
    }
}

/// The items of a toolbar, mounted where it is declared.
private struct ToolbarView<Content: ToolbarContent> {
    let content: Content

    nonisolated init(content: Content) { self.content = content }
}

extension ToolbarView: View {
    var body: some View { content.view }
}

/// The items of a customizable toolbar.
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
