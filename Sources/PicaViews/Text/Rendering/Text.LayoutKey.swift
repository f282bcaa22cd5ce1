import Foundation
import PicaGraph

extension Text {
    /// What the texts in a view are like as they are laid out: read it to draw around words, or to place
    /// something beside them.
    ///
    /// Only texts inside a view that reads the key, by `overlayPreferenceValue`
    /// and its like, are asked, after they have got their places, and again whenever a layout is another.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// The layout of one text, and where that is.
        public struct AnchoredLayout: Equatable {
            /// The top left corner of the text's view, where its layout begins; for a geometry proxy.
            public var origin: Anchor<CGPoint>
            /// The text's lines.
            public var layout: Text.Layout

            /// Whether both are the same layout of one view.
            public static func == (lhs: AnchoredLayout, rhs: AnchoredLayout) -> Bool {
                lhs.origin.isInSameView(as: rhs.origin) && lhs.layout == rhs.layout
            }
        }

        /// No text.
        public static var defaultValue: [AnchoredLayout] { [] }

        /// Adds texts in reading order.
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}

extension Text.LayoutKey: OnDemandPreferenceKey {}
