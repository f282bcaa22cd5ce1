import Foundation
import PicaGraph

/// A trait of a preview, such as its size.
public struct PreviewTrait<T> {
    enum Kind {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(any PreviewModifier)
    }

    let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of a window, as without a trait.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }
    /// The size that the view takes by itself.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }
    /// Returns the trait of a fixed size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
    }

    /// A window that is taller than wide.
    public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
    /// A window that is taller than wide.
    public static var portraitUpsideDown: PreviewTrait<T> {
        PreviewTrait(kind: .orientation(.portraitUpsideDown))
    }
    /// A window that is wider than tall.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }
    /// A window that is wider than tall.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }

    /// Returns the trait of a modifier around the preview.
    public static func modifier(_ modifier: any PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(kind: .modifier(modifier))
    }
}

/// A modifier for previews, which can share a context such as a model that is costly to create.
@MainActor @preconcurrency public protocol PreviewModifier {
    /// The type of the shared context.
    associatedtype Context = Void
    /// The type of the modified view.
    associatedtype Body: View
    /// The view of the preview.
    typealias Content = PreviewModifierContent

    /// Creates the shared context, once per program.
    static func makeSharedContext() async throws -> Context
    /// Returns the modified view of the preview.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates no context.
    public static func makeSharedContext() async throws {}
}

/// The view of a preview that a `PreviewModifier` receives.
public struct PreviewModifierContent: View {
    let view: AnyView

    /// The view.
    public var body: some View { view }
}

/// The shared contexts, one for each type of modifier.
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
