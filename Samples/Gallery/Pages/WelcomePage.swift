import Foundation
import PicaUI

/// Pica in one picture.
struct WelcomePage: View {
    var body: some View {
        Hero()
        CardGrid(width: 320) {
            Tile("Text of every script") { ArticleScene() }
            Tile("A mailbox") {
                VStack(alignment: .leading, spacing: 6) {
                    ForEach(Mail.all.prefix(3)) { MailRow(mail: $0) }
                }
            }
            Tile("Controls") { ControlsTile() }
            Tile("A day to remember") { DayTile() }
        }
        Example("Hello, world", note: "A whole program. Save it as Hello.swift and run it.") {
            CodeText(source: Self.hello)
        }
    }

    private static let hello = """
        import PicaUI

        @main struct Hello: App {
            @State private var name = "world"

            var body: some Scene {
                WindowGroup {
                    VStack {
                        Text("Hello, \\(name)!").font(.largeTitle)
                        TextField("Name", text: $name)
                    }
                    .padding()
                }
            }
        }
        """
}

/// The mark, the name and what it stands for.
private struct Hero: View {
    var body: some View {
        HStack(spacing: 20) {
            PicaMark().frame(width: 88, height: 88)
            VStack(alignment: .leading, spacing: 4) {
                Text("Pica").font(.system(size: 44, weight: .bold))
                Text("A toolkit whose heart is text: shaped, edited, spoken and drawn in one place.")
                    .font(.title3)
            }
        }
        .foregroundStyle(.white)
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
            LinearGradient(
                colors: [
                    Color(red: 0.09, green: 0.16, blue: 0.36), Color(red: 0.27, green: 0.24, blue: 0.63),
                ],
                startPoint: .topLeading, endPoint: .bottomTrailing),
            in: RoundedRectangle(cornerRadius: 14)
        )
        .accessibilityElement(children: .combine)
    }
}

/// Pica's mark: the letter P, and a ruler of twelve points, which are one pica.
private struct PicaMark: View {
    var body: some View {
        Canvas { context, size in
            // The mark is drawn on a square of 128 units.
            let side = min(size.width, size.height)
            context.scaleBy(x: side / 128, y: side / 128)
            context.fill(
                Path(roundedRect: CGRect(x: 8, y: 8, width: 112, height: 112), cornerRadius: 26),
                with: .color(.white.opacity(0.16)))
            var letter = Path()
            letter.move(to: CGPoint(x: 50, y: 100))
            letter.addLine(to: CGPoint(x: 50, y: 30))
            letter.addLine(to: CGPoint(x: 68, y: 30))
            letter.addArc(
                center: CGPoint(x: 68, y: 53), radius: 23, startAngle: .degrees(-90), endAngle: .degrees(90),
                clockwise: false)
            letter.addLine(to: CGPoint(x: 50, y: 76))
            context.stroke(
                letter, with: .color(.white),
                style: StrokeStyle(lineWidth: 13, lineCap: .round, lineJoin: .round))
            var ruler = Path()
            for point in 0...12 {
                let y = 28 + 6 * CGFloat(point)
                ruler.move(to: CGPoint(x: 22, y: y))
                ruler.addLine(to: CGPoint(x: point % 6 == 0 ? 31 : point % 3 == 0 ? 29 : 27, y: y))
            }
            context.stroke(
                ruler, with: .color(.white.opacity(0.75)), style: StrokeStyle(lineWidth: 2, lineCap: .round))
        }
        .accessibilityHidden(true)
    }
}

/// A card of the welcome page.
private struct Tile<Content: View>: View {
    private let title: LocalizedStringKey
    private let content: Content

    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text(title).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
            content
        }
        .padding(16)
        .modifier(CardSurface(cornerRadius: 12))
    }
}

private struct ControlsTile: View {
    @State private var name = ""
    @State private var layout = "Grid"
    @State private var size = 0.6
    @State private var isOn = true
    @State private var copies = 3.0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Name", text: $name, prompt: Text("Type here"))
            Picker("Layout", selection: $layout) {
                ForEach(["List", "Grid", "Columns"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            FlowLayout {
                Toggle("Notify", isOn: $isOn).toggleStyle(.switch)
                Stepper("Copies", value: $copies, in: 1...99, format: .number)
            }
            Slider(value: $size) { Text("Size") }.labelsHidden()
            FlowLayout {
                Button("Cancel") {}
                Button("Print", systemImage: "printer") {}.buttonStyle(.borderedProminent)
            }
        }
    }
}

private struct DayTile: View {
    @State private var day = Date(timeIntervalSinceReferenceDate: 800_000_000)

    var body: some View {
        DatePicker("Day", selection: $day, displayedComponents: .date)
            .datePickerStyle(.graphical)
            .labelsHidden()
    }
}
