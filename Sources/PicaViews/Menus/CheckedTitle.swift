import PicaGraph

/// The title of a menu's item, with a sign where it is on.
struct CheckedTitle: View {
    let title: Text
    let isOn: Bool

    var body: some View {
        if isOn {
            Label(title: { title }, icon: { Image(systemName: "checkmark") })
        } else {
            title
        }
    }
}
