import Foundation
import PicaGraph

extension Text {
    /// A preference key for the layouts of the texts in a view. Read it to draw around words, or to place something
    /// beside them.
    ///
    /// Only texts inside a view that reads the key, for example by `overlayPreferenceValue`, provide it. They do so
    /// after they are placed, and again whenever a layout changes.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// The layout of a text, with its position.
        public struct AnchoredLayout: Equatable {
            /// The top left corner of the text's view, where its layout begins, for use with a geometry proxy.
            public var origin: Anchor<CGPoint>
            /// The layout of the text.
            public var layout: Text.Layout

            /// Returns whether both are the same layout in the same view.
            public static func == (lhs: AnchoredLayout, rhs: AnchoredLayout) -> Bool {
                lhs.origin.isInSameView(as: rhs.origin) && lhs.layout == rhs.layout
            }
        }

        /// An empty list.
        public static var defaultValue: [AnchoredLayout] { [] }

        /// Appends texts in reading order.
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}

extension Text.LayoutKey: OnDemandPreferenceKey {}
