import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels

/// The title and the appearance of a shared value.
///
/// In Pica the title names a file of the value, and an email with it. Images and icons are not shown, as Linux desktops
/// have no place for them.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text

    fileprivate init(titled title: Text) { self.title = title }
}

extension SharePreview {
    /// Creates a preview with a localized title, an image and an icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(titled: Text(titleKey))
    }

    /// Creates a preview with the text of a resource as its title, an image and an icon.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(titled: Text(titleResource))
    }

    /// Creates a preview with a title, an image and an icon. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(titled: Text(title))
    }

    /// Creates a preview with a text as its title, an image and an icon.
    nonisolated public init(_ title: Text, image: Image, icon: Icon) { self.init(titled: title) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a localized title and an image.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(titled: Text(titleKey))
    }

    /// Creates a preview with the text of a resource as its title and an image.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(titled: Text(titleResource))
    }

    /// Creates a preview with a title and an image. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init(titled: Text(title)) }

    /// Creates a preview with a text as its title and an image.
    nonisolated public init(_ title: Text, image: Image) { self.init(titled: title) }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a localized title and an icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(titled: Text(titleKey)) }

    /// Creates a preview with the text of a resource as its title and an icon.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(titled: Text(titleResource))
    }

    /// Creates a preview with a title and an icon. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(titled: Text(title)) }

    /// Creates a preview with a text as its title and an icon.
    nonisolated public init(_ title: Text, icon: Icon) { self.init(titled: title) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey) { self.init(titled: Text(titleKey)) }

    /// Creates a preview with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) {
        self.init(titled: Text(titleResource))
    }

    /// Creates a preview with a title. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) { self.init(titled: Text(title)) }

    /// Creates a preview with a text as its title.
    nonisolated public init(_ title: Text) { self.init(titled: title) }
}
