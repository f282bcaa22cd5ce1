/// The icons' drawings by name, in the notation of `SymbolNotation`.
///
/// All are drawn for this project on a 24-unit grid: marks within 2…22, lines of 1.75 units with round ends, corners
/// rounded by 1 to 3 units. A drawing whose name begins with `_` is only a part of others.
enum SymbolDrawings {
    static let all: [String: String] = {
        var all = [String: String](minimumCapacity: 512)
        for group in [
            arrows, marks, shapes, text, media, things, people, places, devices, nature, home,
        ] {
            for (name, drawing) in group { all[name] = drawing }
        }
        return all
    }()

    /// Drawings that are outlines, which can be filled.
    static let outlines: Set<String> = [
        "bag", "bandage", "banknote", "bed.double", "birthday.cake", "brain", "briefcase", "bus", "chart.pie",
        "cloud.rain", "cross.case", "die.face.5", "exclamationmark.bubble", "fish", "gamecontroller",
        "graduationcap",
        "hand.point.up", "heart.text.square", "hifispeaker", "lamp.desk", "lungs", "mouth", "nose", "ear",
        "pianokeys",
        "pills", "powerplug", "puzzlepiece", "ruler", "sofa", "stopwatch", "storefront", "suitcase",
        "tablecells",
        "theatermasks", "ticket", "toilet", "tram", "tshirt", "umbrella", "wineglass",
    ]
}
