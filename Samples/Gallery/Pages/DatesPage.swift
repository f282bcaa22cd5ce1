import Foundation
import PicaUI

struct DatesPage: View {
    @State private var start = Date()
    @State private var room: CGFloat = 16
    @ScaledMetric private var unit: CGFloat = 10

    private let ada = PersonNameComponents(
        namePrefix: "Dr.", givenName: "Ada", middleName: "Augusta", familyName: "King")
    private let taro = PersonNameComponents(givenName: "太郎", familyName: "山田")
    private let distance = Measurement(value: 12, unit: UnitLength.kilometers)
    private let warmth = Measurement(value: 21, unit: UnitTemperature.celsius)

    private let spelled: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        return formatter
    }()

    var body: some View {
        Example("Dates", note: "In the words and order of the reader’s language.") {
            Row("Day") { Text(start, style: .date) }
            Row("Time") { Text(start, style: .time) }
            Row("Interval") { Text(start...start.addingTimeInterval(5400)) }
            Row("German") { Text(start, style: .date).environment(\.locale, Locale(identifier: "de")) }
            Row("Buddhist") {
                Text(start, style: .date).environment(\.calendar, Calendar(identifier: .buddhist))
            }
            Row("In Tokyo") {
                Text(start, style: .time)
                    .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
            }
            Row("Format") { Text(start, format: .dateTime.weekday(.wide).day().month(.wide)) }
        }
        Example("Lengths", note: "The longest form that fits.") {
            FlowLayout {
                Button("Narrower") { room = max(4, room - 3) }
                Button("Wider") { room = min(25, room + 3) }
            }
            VStack(alignment: .leading) {
                Text(start, style: .date).textVariant(.sizeDependent)
                Text(start.addingTimeInterval(-8700), style: .relative).textVariant(.sizeDependent)
                Text(start...start.addingTimeInterval(100_000)).textVariant(.sizeDependent)
            }
            .frame(maxWidth: room * unit, alignment: .leading)
            .boxed()
            Text(start, style: .date).textVariant(.fixed)
                .frame(maxWidth: room * unit, alignment: .leading)
                .boxed()
        }
        Example(
            "Live text",
            note: "Each text updates only when its words change."
        ) {
            Row("Timer") { Text(start, style: .timer) }
            Row("Relative") { Text(start.addingTimeInterval(-3600), style: .relative) }
            Row("Offset") { Text(start.addingTimeInterval(90), style: .offset) }
            Row("Countdown") { Text(timerInterval: start...start.addingTimeInterval(60)) }
            Row("Stopwatch") { Text(.currentDate, format: .stopwatch(startingAt: start)).monospacedDigit() }
            Row("Counting down") {
                Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(60)))
            }
            Row("Counting up") {
                Text(.currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(60)))
            }
            Row("Since then") { Text(.currentDate, format: .offset(to: start, maxFieldCount: 1)) }
            Row("Duration") {
                Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)).monospacedDigit()
            }
            Row("Reference") { Text(.currentDate, format: .reference(to: start.addingTimeInterval(7200))) }
            Text("This page was opened \(start, style: .relative) ago.")
            Button("Start Again") { start = Date() }
        }
        Example("Values", note: "Any format style, in the environment’s locale.") {
            Row("Number") { Text(1234.5, format: .number) }
            Row("Percent") { Text(0.42, format: .percent) }
            Row("Currency") { Text(1999, format: .currency(code: "EUR")) }
            Row("Bytes") { Text(Int64(5_200_000), format: .byteCount(style: .file)) }
            Row("Formatter") { Text(1234.5 as NSNumber, formatter: spelled) }
            Row("In a sentence") { Text("About \(0.42, format: .percent) is done.") }
            Row("List") { Text(["bread", "milk", "eggs"], format: .list(type: .and)) }
        }
        Example("Names and measurements", note: "In the reader’s words, order and units.") {
            Row("Name") { Text(ada, format: .name(style: .long)) }
            Row("Monogram") { Text(ada, format: .name(style: .abbreviated)) }
            Row("Japanese") { Text(taro, format: .name(style: .medium)) }
            Row("Distance") { Text(distance, format: .measurement(width: .wide, usage: .road)) }
            Row("American") {
                Text(distance, format: .measurement(width: .wide, usage: .road))
                    .environment(\.locale, Locale(identifier: "en_US"))
            }
            Row("Weather") { Text(warmth, format: .measurement(width: .abbreviated, usage: .weather)) }
            Row("Length") { Text(start..<start.addingTimeInterval(7500), format: .components(style: .wide)) }
            Row("Clock") { Text(start..<start.addingTimeInterval(7500), format: .timeDuration) }
        }
    }
}
