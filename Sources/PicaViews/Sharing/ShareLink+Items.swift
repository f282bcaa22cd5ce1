import Foundation
import PicaFoundation
import PicaGraph

// What can be shared (values with a preview, places, words), one or several, by each kind of label.
extension ShareLink {
    /// A link that shares values.
    ///
    /// - Parameters:
    ///   - items: The values.
    ///   - subject: What a message with them is about.
    ///   - message: What it says before them.
    ///   - preview: What each is called.
    ///   - label: What the link shows.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject: subject, message: message, titles: { preview($0).title }, label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A link that shares values, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview
        ) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// A link that shares values, with a resource's text.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview
        ) { DefaultShareLinkLabel(title: Text(titleResource)) }
    }

    /// A link that shares values, with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview
        ) { DefaultShareLinkLabel(title: Text(title)) }
    }

    /// A link that shares values, with a title.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items: items, subject: subject, message: message, preview: preview
        ) { DefaultShareLinkLabel(title: title) }
    }

    /// A link that shares values, with the usual label.
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
    /// A link that shares a value.
    ///
    /// - Parameters:
    ///   - item: The value.
    ///   - subject: What a message with it is about.
    ///   - message: What it says before it.
    ///   - preview: What it is called.
    ///   - label: What the link shows.
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
    /// A link that shares a value, with a localized title.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }

    /// A link that shares a value, with a resource's text.
    @_disfavoredOverload
    nonisolated public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// A link that shares a value, with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }

    /// A link that shares a value, with a title.
    nonisolated public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: title)
        }
    }

    /// A link that shares a value, with the usual label.
    nonisolated public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            DefaultShareLinkLabel(title: nil)
        }
    }
}

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
    /// A link that shares places.
    ///
    /// - Parameters:
    ///   - items: What is shared.
    ///   - subject: What a message with it is about.
    ///   - message: What it says before it.
    ///   - label: What the link shows.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject: subject, message: message, titles: { _ in nil }, label: label())
    }
}

extension ShareLink
where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A link that shares places, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }

    /// A link that shares places, with a resource's text.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// A link that shares places, with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }

    /// A link that shares places, with a title.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
    }

    /// A link that shares places, with the usual label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }
}

extension ShareLink where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
    /// A link that shares a place.
    ///
    /// - Parameters:
    ///   - item: What is shared.
    ///   - subject: What a message with it is about.
    ///   - message: What it says before it.
    ///   - label: What the link shows.
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
    /// A link that shares a place, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }

    /// A link that shares a place, with a resource's text.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// A link that shares a place, with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }

    /// A link that shares a place, with a title.
    nonisolated public init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
    }

    /// A link that shares a place, with the usual label.
    nonisolated public init(
        item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
    /// A link that shares several words.
    ///
    /// - Parameters:
    ///   - items: What is shared.
    ///   - subject: What a message with it is about.
    ///   - message: What it says before it.
    ///   - label: What the link shows.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject: subject, message: message, titles: { _ in nil }, label: label())
    }
}

extension ShareLink
where Data.Element == String, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A link that shares several words, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }

    /// A link that shares several words, with a resource's text.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// A link that shares several words, with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }

    /// A link that shares several words, with a title.
    nonisolated public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
    }

    /// A link that shares several words, with the usual label.
    nonisolated public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }
}

extension ShareLink where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
    /// A link that shares words.
    ///
    /// - Parameters:
    ///   - item: What is shared.
    ///   - subject: What a message with it is about.
    ///   - message: What it says before it.
    ///   - label: What the link shows.
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
    /// A link that shares words, with a localized title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleKey))
        }
    }

    /// A link that shares words, with a resource's text.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(titleResource))
        }
    }

    /// A link that shares words, with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) {
            DefaultShareLinkLabel(title: Text(title))
        }
    }

    /// A link that shares words, with a title.
    nonisolated public init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
    }

    /// A link that shares words, with the usual label.
    nonisolated public init(
        item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
    }
}
