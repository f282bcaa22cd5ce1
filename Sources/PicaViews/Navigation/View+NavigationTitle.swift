import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// Sets the title of the page, the column or the window that the view is in.
    ///
    /// Pages and columns show it in their bar; the desktop shows the title of the window's last column. Of titles inside
    /// each other the innermost counts.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        bar { $0.setTitle(BarTitle(text: title)) }
    }

    /// Sets a localized title; see `navigationTitle(_:)` with a `Text`.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets a resource's text as the title; see `navigationTitle(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets a title that is not localized; see `navigationTitle(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets a title that a person can change in place: a press on it makes it a field.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(NamedTitle(name: title))
    }

    /// Sets what stands below the title in the bar.
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

    /// Takes the back button out of the bar. Alt with the left arrow then does nothing.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { if hidesBackButton { $0.isBackHidden = true } }
    }

    /// How the title is shown in the bar. Pica shows all titles in the bar, as the Mac does; the modes are there for
    /// source that is shared with iOS.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    /// Hides the bar of the page; the older name of `toolbar(.hidden, for: .navigationBar)`.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// Sets the title; the older name of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets a localized title; the older name of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets a title that is not localized; the older name of `navigationTitle(_:)`.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Sets the title, and how iOS shows it; the older form of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Sets a localized title, and how iOS shows it; the older form of `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey) }

    /// Sets a title that is not localized, and how iOS shows it; the older form of `navigationTitle(_:)`.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Puts a view at the leading end of the bar; the older form of `toolbar(content:)`.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Puts a view at the trailing end of the bar; the older form of `toolbar(content:)`.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// Puts views at both ends of the bar; the older form of `toolbar(content:)`.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
}

/// A bar of iOS; here for the names of how it shows titles.
public struct NavigationBarItem {
    /// How a title is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As the page below shows its title.
        case automatic
        /// In the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}

/// A title that a binding names.
private struct NamedTitle {
    let name: Binding<String>
}

extension NamedTitle: ViewModifier {
    func body(content: Content) -> some View {
        let title = BarTitle(text: Text(name.wrappedValue), name: name)
        return content.bar { $0.setTitle(title) }
    }
}
