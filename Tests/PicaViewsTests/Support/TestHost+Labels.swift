import Foundation
import PicaTesting
import Testing

extension TestHost {
    /// Whether something is on screen that is called so.
    func shows(_ label: String) -> Bool { !all(nil, label).isEmpty }

    /// Presses the center of the first element with the label.
    func click(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let found = try #require(
            all(nil, label).first, "there is nothing called “\(label)”", sourceLocation: sourceLocation)
        click(at: CGPoint(x: found.frame.midX, y: found.frame.midY))
    }
}
