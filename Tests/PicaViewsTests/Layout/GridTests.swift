import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct GridTests {
    private func box(_ width: CGFloat?, _ height: CGFloat?, _ name: String) -> some View {
        Color.red.frame(width: width, height: height).named(name)
    }

    @Test("A column is as wide as its widest view, a row as high as its tallest")
    func tracks() throws {
        let app = try mount {
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box(30, 10, "a")
                    box(20, 40, "b")
                }
                GridRow {
                    box(50, 20, "c")
                    box(10, 10, "d")
                }
            }.named("grid")
        }
        let grid = try app.frame("grid")
        // 50 + 10 + 20 wide, 40 + 5 + 20 high; views in the middle of their cells.
        #expect(grid.size == CGSize(width: 80, height: 65))
        #expect(try app.frame("a").minX == grid.minX + 10)
        #expect(try app.frame("a").midY == grid.minY + 20)
        #expect(try app.frame("b").minX == grid.minX + 60)
        #expect(try app.frame("d").midX == grid.minX + 70)
        #expect(try app.frame("d").midY == grid.minY + 55)
    }

    @Test("Columns and rows are 8 points apart by default")
    func spacing() throws {
        let app = try mount {
            Grid {
                GridRow {
                    box(10, 10, "a"); box(10, 10, "b")
                }
                GridRow {
                    box(10, 10, "c"); box(10, 10, "d")
                }
            }
        }
        #expect(try app.frame("b").minX - app.frame("a").maxX == 8)
        #expect(try app.frame("c").minY - app.frame("a").maxY == 8)
    }

    @Test("A view outside rows spans all columns")
    func loneView() throws {
        let app = try mount {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(30, 10, "a"); box(30, 10, "b")
                }
                box(100, 5, "wide")
                box(10, 5, "narrow")
                GridRow {
                    box(10, 10, "c"); box(10, 10, "d")
                }
            }.named("grid")
        }
        let grid = try app.frame("grid")
        #expect(grid.size == CGSize(width: 100, height: 30))
        // Its additional width is shared: 20 points for each column.
        #expect(try app.frame("b").minX == grid.minX + 50)
        #expect(try app.frame("d").minX == grid.minX + 50)
        #expect(try app.frame("narrow").minX == grid.minX)
        #expect(try app.frame("c").minY == grid.minY + 20)
    }

    @Test("A divider widens the grid to its proposal unless it is unsized horizontally")
    func divider() throws {
        for (axes, width) in [([], 300), (.horizontal, 48)] as [(Axis.Set, CGFloat)] {
            let app = try mount(width: 300) {
                Grid {
                    GridRow {
                        box(20, 10, "a"); box(20, 10, "b")
                    }
                    Divider().gridCellUnsizedAxes(axes).named("line")
                    GridRow {
                        box(20, 10, "c"); box(20, 10, "d")
                    }
                }.named("grid")
            }
            #expect(try app.frame("grid").width == width)
            #expect(try app.frame("line").width == width)
        }
    }

    @Test("A view that spans columns includes their spacing")
    func spans() throws {
        let app = try mount {
            Grid(horizontalSpacing: 6, verticalSpacing: 0) {
                GridRow {
                    box(20, 10, "a"); box(30, 10, "b"); box(40, 10, "c")
                }
                GridRow {
                    Color.red.frame(height: 10).gridCellColumns(2).named("two")
                    box(10, 10, "d")
                }
            }.fixedSize()
        }
        #expect(try app.frame("two").minX == app.frame("a").minX)
        #expect(try app.frame("two").maxX == app.frame("b").maxX)
        #expect(try app.frame("d").midX == app.frame("c").midX)
    }

    @Test("Columns share the width like views in an HStack")
    func shares() throws {
        let app = try mount(width: 320) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box(60, 10, "fixed")
                    Color.red.frame(height: 10).named("x")
                    Color.red.frame(height: 10).named("y")
                }
            }
        }
        #expect(try app.frame("x").width == 120)
        #expect(try app.frame("y").width == 120)
    }

    @Test("Rows share the height like views in a VStack")
    func rowShares() throws {
        let app = try mount(width: 100, height: 210) {
            Grid(horizontalSpacing: 0, verticalSpacing: 10) {
                GridRow { box(10, 40, "fixed") }
                GridRow { Color.red.named("x") }
                GridRow { Color.red.named("y") }
            }
        }
        #expect(try app.frame("x").height == 75)
        #expect(try app.frame("y").height == 75)
    }

    @Test("A cell uses its anchor, or its column's and row's alignment")
    func alignments() throws {
        let app = try mount {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    box(100, 100, "large")
                    box(10, 10, "low").gridColumnAlignment(.trailing)
                }
                GridRow {
                    box(10, 10, "corner")
                    box(100, 100, "other")
                }
                GridRow {
                    box(10, 10, "free").gridCellAnchor(UnitPoint(x: 0.5, y: 1))
                    box(10, 50, "end")
                }
            }.named("grid")
        }
        let grid = try app.frame("grid")
        func place(_ name: String) throws -> CGPoint {
            let frame = try app.frame(name)
            return CGPoint(x: frame.minX - grid.minX, y: frame.minY - grid.minY)
        }
        #expect(try place("low") == CGPoint(x: 190, y: 90))
        #expect(try place("corner") == CGPoint(x: 0, y: 100))
        #expect(try place("free") == CGPoint(x: 45, y: 240))
        #expect(try place("end") == CGPoint(x: 190, y: 200))
    }

    @Test("Texts of different sizes share their row's baseline")
    func baselines() throws {
        let app = try mount {
            Grid {
                GridRow(alignment: .firstTextBaseline) {
                    Text("large").font(.system(size: 40)).named("large")
                    Text("small").font(.system(size: 10)).named("small")
                }
            }
        }
        let stack = try mount {
            HStack(alignment: .firstTextBaseline) {
                Text("large").font(.system(size: 40)).named("large")
                Text("small").font(.system(size: 10)).named("small")
            }
        }
        #expect(
            try app.frame("small").minY - app.frame("large").minY == stack.frame("small").minY
                - stack.frame("large").minY)
    }

    @Test("Rows come and go, and keep their state")
    func changes() throws {
        struct Rows: View {
            @State var names = ["a", "b"]
            var body: some View {
                VStack {
                    Button("add") { names.insert("new", at: 0) }
                    Grid(alignment: .leading, horizontalSpacing: 4) {
                        ForEach(names, id: \.self) { name in
                            GridRow {
                                Text(name).named(name)
                                Color.red.frame(width: 10, height: 10).named("\(name) box")
                            }
                        }
                    }
                }
            }
        }
        let app = try mount { Rows() }
        let (before, end) = (try app.frame("a box").minX, try app.frame("a").minX)
        try app.find(.button, "add").click()
        #expect(try app.frame("new").minY < app.frame("a").minY)
        #expect(try app.frame("new box").minX == app.frame("a box").minX)
        // The column is as wide as the longest name, now.
        #expect(try app.frame("a box").minX - app.frame("a").minX > before - end)
    }

    @Test("A row outside a grid is just its views")
    func rowElsewhere() throws {
        let app = try mount {
            VStack(spacing: 0) {
                GridRow {
                    box(10, 10, "a"); box(10, 10, "b")
                }
            }
        }
        #expect(try app.frame("b").minY == app.frame("a").maxY)
    }

    @Test("From right to left, the first column is on the right")
    func rightToLeft() throws {
        let app = try mount {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    box(30, 10, "a"); box(20, 10, "b")
                }
            }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try app.frame("a").minX == app.frame("b").maxX)
    }

    @Test("Invalid spacings and counts are ignored")
    func nonsense() throws {
        let app = try mount {
            Grid(horizontalSpacing: .nan, verticalSpacing: .infinity) {
                GridRow {
                    box(10, 10, "a").gridCellColumns(-3); box(10, 10, "b")
                }
                GridRow { box(10, 10, "c").gridCellColumns(5) }
            }
        }
        #expect(try app.frame("b").minX - app.frame("a").maxX == 8)
        #expect(try app.frame("c").minY - app.frame("a").maxY == 8)
    }

    @Test("An empty grid has no size")
    func empty() throws {
        let app = try mount { Grid {} }
        #expect(app.sizeThatFits(ProposedViewSize(width: 100, height: 100)) == .zero)
    }
}
