import Foundation
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Sets the title of the page, column or window that contains the view.
    ///
    /// Pages and columns show it in their bar, and the desktop shows the title of the window's last column. Of nested
    /// titles the innermost wins.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        bar { $0.setTitle(BarTitle(text: title)) }
    }

    /// Sets a localized title; see `navigationTitle(_:)` with a `Text`.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the text of a resource as the title; see `navigationTitle(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets a title that is not localized; see `navigationTitle(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets a title that the person can edit in place: a press turns it into a field.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(NamedTitle(name: title))
    }

    /// Sets the subtitle below the title in the bar.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        bar { $0.subtitle = $0.subtitle ?? subtitle }
    }

    /// Sets a localized subtitle.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets a subtitle that is not localized.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Hides the back button in the bar. Alt+Left then does nothing.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { if hidesBackButton { $0.isBackHidden = true } }
    }

    /// Sets the display mode of the title. It has no effect: Pica, like the Mac, shows all titles in the bar. It exists
    /// for code shared with iOS.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    /// Hides the bar of the page; `toolbar(.hidden, for: .navigationBar)` is the newer form.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// Sets the title; `navigationTitle(_:)` is the newer name.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets a localized title; `navigationTitle(_:)` is the newer name.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets a title that is not localized; `navigationTitle(_:)` is the newer name.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Sets the title and its display mode on iOS; `navigationTitle(_:)` is the newer form.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Sets a localized title and its display mode on iOS; `navigationTitle(_:)` is the newer form.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey) }

    /// Sets a title that is not localized and its display mode on iOS; `navigationTitle(_:)` is the newer form.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Adds a view at the leading end of the bar; `toolbar(content:)` is the newer form.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Adds a view at the trailing end of the bar; `toolbar(content:)` is the newer form.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Adds views at both ends of the bar; `toolbar(content:)` is the newer form.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
}

/// The navigation bar of iOS, here a namespace for title display modes.
public struct NavigationBarItem {
    /// A display mode of a title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the page below.
        case automatic
        /// Within the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}

/// A title that a binding provides.
private struct NamedTitle {
    let name: Binding<String>
}

extension NamedTitle: ViewModifier {
    func body(content: Content) -> some View {
        let title = BarTitle(text: Text(name.wrappedValue), name: name)
        return content.bar { $0.setTitle(title) }
    }
}
