import PicaUI

struct SlidersPage: View {
    @State private var volume = 0.6
    @State private var size = 14.0
    @State private var copies = 2

    var body: some View {
        Example("Sliders", note: "Drag the knob, click beside it, or use the arrow keys, Page Up and Home.") {
            Slider(value: $volume) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
            Slider(value: $size, in: 8...24, step: 2) { Text("Size") }
                .tint(.green)
            Text("Size \(Int(size))")
                .foregroundStyle(.secondary)
            Slider(value: $volume).accessibilityLabel("Volume")
                .controlSize(.small)
            Slider(value: $volume).accessibilityLabel("Volume")
                .disabled(true)
        }
        Example("Steppers", note: "Hold a button to repeat.") {
            Stepper("Copies: \(copies)", value: $copies, in: 1...9)
            Stepper("Size", value: $size, in: 8...24, step: 2, format: .number)
            Stepper("Copies", value: $copies, in: 1...9)
                .labelsHidden()
                .controlSize(.small)
        }
        Example("Gauges") {
            Gauge(value: volume) {
                Text("Volume")
            } currentValueLabel: {
                Text(volume, format: .percent.precision(.fractionLength(0)))
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            FlowLayout(spacing: 16) {
                Gauge(value: volume) {
                    Text("Volume")
                } currentValueLabel: {
                    Text("\(Int(volume * 100))")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                .gaugeStyle(.accessoryCircular)
                Gauge(value: volume) {
                    Text("Volume")
                } currentValueLabel: {
                    Text("\(Int(volume * 100))")
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(.green)
            }
            Gauge(value: volume) { Text("Volume") }
                .gaugeStyle(.accessoryLinear)
            Gauge(value: volume) { Text("Volume") }
                .gaugeStyle(.accessoryLinearCapacity)
        }
    }
}
