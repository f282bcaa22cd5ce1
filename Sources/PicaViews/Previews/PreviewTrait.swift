import Foundation
import PicaGraph

/// How a preview is shown.
public struct PreviewTrait<T> {
    enum Kind {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(any PreviewModifier)
    }

    let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// In a window's size, as without a trait.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }
    /// In the size that the view takes by itself.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }
    /// In a size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
    }

    /// In a window higher than wide.
    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
    /// In a window higher than wide.
    public static var portraitUpsideDown: PreviewTrait<T> {
        PreviewTrait(kind: .orientation(.portraitUpsideDown))
    }
    /// In a window wider than high.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }
    /// In a window wider than high.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }

    /// In what a modifier puts around it.
    public static func modifier(_ modifier: any PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(kind: .modifier(modifier))
    }
}

/// Puts something around previews, such as a model that is dear to make and that they share.
@MainActor @preconcurrency public protocol PreviewModifier {
    /// What previews share.
    associatedtype Context = Void
    /// What is shown.
    associatedtype Body: View
    /// What stands for the preview's view.
    typealias Content = PreviewModifierContent

    /// Makes what previews share, once in a program.
    static func makeSharedContext() async throws -> Context
    /// Puts something around the preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

/// Stands for the view of a preview in a `PreviewModifier`.
public struct PreviewModifierContent: View {
    let view: AnyView

    /// The view.
    public var body: some View { view }
}

/// What previews share, made once for each type of modifier.
@MainActor private enum SharedContexts {
    static var made: [ObjectIdentifier: Any] = [:]
}

extension PreviewModifier {
    func applied(to view: AnyView) async throws -> AnyView {
        let id = ObjectIdentifier(Self.self)
        let context: Context
        if let made = SharedContexts.made[id] as? Context {
            context = made
        } else {
            context = try await Self.makeSharedContext()
            SharedContexts.made[id] = context
        }
        return AnyView(body(content: PreviewModifierContent(view: view), context: context))
    }
}
