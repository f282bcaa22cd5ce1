import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels

/// A cursor image that SDL does not provide. As usual for cursors, it is black with a white outline.
enum PointerDrawing: Equatable {
    case hand, zoomIn, zoomOut, lyingBeam
}

extension PointerDrawing: View {
    var body: some View {
        switch self {
        case .hand: symbol("hand.raised", around: "hand.raised.fill")
        case .zoomIn: symbol("plus.magnifyingglass", around: "magnifyingglass.fill")
        case .zoomOut: symbol("minus.magnifyingglass", around: "magnifyingglass.fill")
        case .lyingBeam:
            ZStack {
                Beam().stroke(.white, lineWidth: 3.5)
                Beam().stroke(.black, lineWidth: 1.25)
            }
            .frame(width: 20, height: 12)
        }
    }

    private func symbol(_ name: String, around inside: String) -> some View {
        ZStack {
            Image(systemName: name).fontWeight(.black).foregroundStyle(.white)
            Image(systemName: inside).foregroundStyle(.white)
            Image(systemName: name).foregroundStyle(.black)
        }
        .font(.system(size: 20))
        .padding(1)
    }
}

private struct Beam: Shape {
    func path(in rect: CGRect) -> Path {
        let (left, right, middle) = (rect.minX + 3, rect.maxX - 3, rect.midY)
        return Path { path in
            for x in [left, right] {
                path.move(to: CGPoint(x: x - 2, y: middle - 4))
                path.addQuadCurve(to: CGPoint(x: x - 2, y: middle + 4), control: CGPoint(x: x + 2, y: middle))
            }
            path.move(to: CGPoint(x: left, y: middle))
            path.addLine(to: CGPoint(x: right, y: middle))
        }
    }
}
