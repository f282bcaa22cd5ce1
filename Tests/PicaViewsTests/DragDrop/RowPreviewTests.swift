import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var selection: Set<Int> = []
}

/// The preview of dragged rows.
@MainActor @Suite struct RowPreviewTests {
    private let model = Model()

    private func list(width: CGFloat = 900) throws -> TestHost {
        try mount(width: width, height: 400) {
            List(selection: Binding(get: { model.selection }, set: { model.selection = $0 })) {
                ForEach(0..<8, id: \.self) { Text("Row \($0)").tag($0) }.onMove { _, _ in }
            }
        }
    }

    /// The changed area around a row held at its right end.
    private func changed(_ app: TestHost, _ width: CGFloat, _ part: CGRect) throws -> Int {
        let row = try app.find(.staticText, "Row 1").frame
        let start = CGPoint(x: width - 40, y: row.midY)
        let before = app.freshPicture()
        app.pressPointer(at: start)
        app.movePointer(to: CGPoint(x: start.x, y: start.y + 10))
        app.movePointer(to: CGPoint(x: width - 40, y: 350))
        app.update()
        let during = app.freshPicture()
        app.press(.escape)
        app.releasePointer(at: CGPoint(x: width - 40, y: 350))
        app.update()
        var count = 0
        for y in Int(part.minY)..<Int(part.maxY) {
            for x in Int(part.minX)..<Int(part.maxX) where before[x, y] != during[x, y] { count += 1 }
        }
        return count
    }

    @Test("The drag preview shows the whole row at the grab point", arguments: [500.0, 900, 1600])
    func whole(width: CGFloat) throws {
        // Its words are at its left end, far from the pointer, at the pointer's height.
        #expect(try changed(list(width: width), width, CGRect(x: 0, y: 335, width: 120, height: 30)) > 50)
        #expect(try changed(list(width: width), width, CGRect(x: 0, y: 300, width: 120, height: 20)) == 0)
    }

    @Test("The preview of several rows shows their number")
    func count() throws {
        let badge = CGRect(x: 870, y: 368, width: 30, height: 14)
        #expect(try changed(list(), 900, badge) == 0)
        model.selection = [1, 2, 4]
        #expect(try changed(list(), 900, badge) > 40)
    }
}
