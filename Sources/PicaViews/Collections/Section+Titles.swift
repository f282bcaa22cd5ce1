import Foundation
import PicaFoundation
import PicaGraph

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title, which is looked up in the app's tables.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// A section with a title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView())
    }

    /// A section with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// A section with a title, which is looked up in the app's tables, and content that is shown or not.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// A section with a title, and content that is shown or not.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// A section with a title that is shown as it is, and content that is shown or not.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
