import PicaUI

struct ColorWellsPage: View {
    @State private var ink = Color(red: 0.10, green: 0.24, blue: 0.42)
    @State private var paper = Color(red: 1, green: 0.93, blue: 0.75)
    @State private var wash = Color(red: 0.85, green: 0.30, blue: 0.12, opacity: 0.45)

    var body: some View {
        Example(
            "A poster",
            note: "Click a well, or press Space. The poster shows your choice right away."
        ) {
            FlowLayout(spacing: 24) {
                ColorPicker("Ink", selection: $ink, supportsOpacity: false)
                ColorPicker("Paper", selection: $paper, supportsOpacity: false)
                ColorPicker("Wash", selection: $wash)
            }
            Poster(ink: ink, paper: paper, wash: wash)
        }
        Example("Labels") {
            FlowLayout(spacing: 24) {
                ColorPicker(selection: $ink) { Label("Ink", systemImage: "drop.fill") }
                ColorPicker("Ink", selection: $ink).labelsHidden()
                ColorPicker("Disabled", selection: $ink).disabled(true)
            }
        }
    }
}

private struct Poster: View {
    let ink: Color
    let paper: Color
    let wash: Color

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 12).fill(paper)
            Circle().fill(wash).frame(width: 120, height: 120).offset(x: -70, y: 16)
            Circle().fill(wash).frame(width: 120, height: 120).offset(x: 10, y: -16)
            Text("Spring")
                .font(.system(.largeTitle, design: .serif, weight: .bold))
                .foregroundStyle(ink)
        }
        .frame(maxWidth: 420, minHeight: 170)
    }
}
