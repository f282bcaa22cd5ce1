import PicaGraph
import PicaLabels

/// The title of a menu item, with a check mark while it is on.
package struct CheckedTitle: View {
    package let title: Text
    package let isOn: Bool

    package init(title: Text, isOn: Bool) {
        self.title = title
        self.isOn = isOn
    }

    package var body: some View {
        if isOn {
            Label(title: { title }, icon: { Image(systemName: "checkmark") })
        } else {
            title
        }
    }
}
