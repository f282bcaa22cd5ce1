import PicaTesting
import PicaUI
import Testing

/// Paths as views.
@MainActor @Suite struct PathTests {
    @Test("A path is a shape that stays where it is in the view's points")
    func shape() throws {
        let path = Path(CGRect(x: 10, y: 5, width: 20, height: 10))
        let isSame = try looksTheSame {
            path.fill(.red).frame(width: 60, height: 40)
        } as: {
            Color.red.frame(width: 20, height: 10).padding(.leading, 10).padding(.top, 5)
                .frame(width: 60, height: 40, alignment: .topLeading)
        }
        #expect(isSame)
    }
}
