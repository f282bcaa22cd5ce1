import Foundation
import PicaGraph
import PicaState

/// The visibility of scroll bars.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    /// Leaves the visibility to the scroll view.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Shows scroll bars during scrolling and while the pointer is near.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Hides scroll bars.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Never shows scroll bars. In Pica it is the same as `hidden`, as there is no mouse for which SwiftUI would show
    /// them.
    public static let never = ScrollIndicatorVisibility(kind: .never)

    var isShown: Bool { kind == .automatic || kind == .visible }
}

private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VerticalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
    /// Whether the person can scroll scroll views.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    /// The visibility of vertical scroll bars.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }

    /// The visibility of horizontal scroll bars.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }

    /// Whether content outside the frame of a scroll view is visible.
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the person is kept from scrolling scroll views in the view. The app can still scroll them.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Sets whether scroll views in the view show the content outside their frames.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Sets the visibility of scroll bars in the view, for bars along some axes.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        }
    }
}
