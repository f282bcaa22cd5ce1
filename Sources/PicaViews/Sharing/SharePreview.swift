import Foundation
import PicaFoundation
import PicaGraph

/// What something that is shared is called, and what it looks like.
///
/// Here the title names it: a file of it, and a message with it. Pictures and icons are accepted and shown nowhere, as
/// desktops of Linux have no place for them.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text

    fileprivate init(titled title: Text) { self.title = title }
}

extension SharePreview {
    /// A preview with a localized title and a picture and an icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(titled: Text(titleKey))
    }

    /// A preview with a resource's text and a picture and an icon.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(titled: Text(titleResource))
    }

    /// A preview with a title that is shown as it is and a picture and an icon.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(titled: Text(title))
    }

    /// A preview with a title and a picture and an icon.
    nonisolated public init(_ title: Text, image: Image, icon: Icon) { self.init(titled: title) }
}

extension SharePreview where Icon == Never {
    /// A preview with a localized title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(titled: Text(titleKey))
    }

    /// A preview with a resource's text and a picture.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(titled: Text(titleResource))
    }

    /// A preview with a title that is shown as it is and a picture.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init(titled: Text(title)) }

    /// A preview with a title and a picture.
    nonisolated public init(_ title: Text, image: Image) { self.init(titled: title) }
}

extension SharePreview where Image == Never {
    /// A preview with a localized title and an icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(titled: Text(titleKey)) }

    /// A preview with a resource's text and an icon.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(titled: Text(titleResource))
    }

    /// A preview with a title that is shown as it is and an icon.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(titled: Text(title)) }

    /// A preview with a title and an icon.
    nonisolated public init(_ title: Text, icon: Icon) { self.init(titled: title) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(titled: Text(titleKey)) }

    /// A preview with a resource's text.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) {
        self.init(titled: Text(titleResource))
    }

    /// A preview with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init(titled: Text(title)) }

    /// A preview with a title.
    nonisolated public init(_ title: Text) { self.init(titled: title) }
}
