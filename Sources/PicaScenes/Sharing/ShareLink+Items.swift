import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels

// The initializers of share links: for values with a preview, URLs and texts, one or several of them, and for each kind
// of label.
extension ShareLink {
    /// Creates a link that shares several values, with a view as its label.
    ///
    /// - Parameters:
    ///   - items: The shared values.
    ///   - subject: The subject of an email with the values.
    ///   - message: The text before the values in the email.
    ///   - preview: The preview of each value, with its title.
    ///   - label: The label of the link.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject: subject, message: message, titles: { preview($0).title }, label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link that shares several values, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview
        ) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Creates a link that shares several values, with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview
        ) { DefaultShareLinkLabel(title: Text(titleResource)) }
    }

    /// Creates a link that shares several values. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview
        ) { DefaultShareLinkLabel(title: Text(title)) }
    }

    /// Creates a link that shares several values, with a text as its title.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview
        ) { DefaultShareLinkLabel(title: title) }
    }

    /// Creates a link that shares several values, with the default label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview
        ) { DefaultShareLinkLabel(title: nil) }
    }
}

extension ShareLink {
    /// Creates a link that shares a value, with a view as its label.
    ///
    /// - Parameters:
    ///   - item: The shared value.
    ///   - subject: The subject of an email with the value.
    ///   - message: The text before the value in the email.
    ///   - preview: The preview of the value, with its title.
    ///   - label: The label of the link.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject: subject, message: message, titles: { _ in preview.title },
            label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link that shares a value, with a localized title.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }

    /// Creates a link that shares a value, with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// Creates a link that shares a value. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }

    /// Creates a link that shares a value, with a text as its title.
    nonisolated public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: title)
        }
    }

    /// Creates a link that shares a value, with the default label.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: nil)
        }
    }
}

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link that shares several URLs, with a view as its label.
    ///
    /// - Parameters:
    ///   - items: The shared values.
    ///   - subject: The subject of an email with the value.
    ///   - message: The text before the value in the email.
    ///   - label: The label of the link.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject: subject, message: message, titles: { _ in nil }, label: label())
    }
}

extension ShareLink
where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link that shares several URLs, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }

    /// Creates a link that shares several URLs, with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// Creates a link that shares several URLs. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }

    /// Creates a link that shares several URLs, with a text as its title.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
    }

    /// Creates a link that shares several URLs, with the default label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link that shares a URL, with a view as its label.
    ///
    /// - Parameters:
    ///   - item: The shared value.
    ///   - subject: The subject of an email with the value.
    ///   - message: The text before the value in the email.
    ///   - label: The label of the link.
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            CollectionOfOne(item), subject: subject, message: message, titles: { _ in nil }, label: label())
    }
}

extension ShareLink
where
    Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel
{
    /// Creates a link that shares a URL, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }

    /// Creates a link that shares a URL, with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// Creates a link that shares a URL. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }

    /// Creates a link that shares a URL, with a text as its title.
    nonisolated public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
    }

    /// Creates a link that shares a URL, with the default label.
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link that shares several texts, with a view as its label.
    ///
    /// - Parameters:
    ///   - items: The shared values.
    ///   - subject: The subject of an email with the value.
    ///   - message: The text before the value in the email.
    ///   - label: The label of the link.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject: subject, message: message, titles: { _ in nil }, label: label())
    }
}

extension ShareLink
where Data.Element == String, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link that shares several texts, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }

    /// Creates a link that shares several texts, with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// Creates a link that shares several texts. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }

    /// Creates a link that shares several texts, with a text as its title.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
    }

    /// Creates a link that shares several texts, with the default label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link that shares a text, with a view as its label.
    ///
    /// - Parameters:
    ///   - item: The shared value.
    ///   - subject: The subject of an email with the value.
    ///   - message: The text before the value in the email.
    ///   - label: The label of the link.
    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            CollectionOfOne(item), subject: subject, message: message, titles: { _ in nil }, label: label())
    }
}

extension ShareLink
where
    Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
    Label == DefaultShareLinkLabel
{
    /// Creates a link that shares a text, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }

    /// Creates a link that shares a text, with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// Creates a link that shares a text. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }

    /// Creates a link that shares a text, with a text as its title.
    nonisolated public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
    }

    /// Creates a link that shares a text, with the default label.
    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }
}
