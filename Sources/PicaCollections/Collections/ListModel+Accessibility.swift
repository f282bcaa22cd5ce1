import PicaControls
import PicaGraph
import PicaState

extension ListModel {
    func place(of index: Int) -> AccessiblePlace {
        var place = AccessiblePlace(index: index, count: entries.count)
        for section in entries.sections.sections {
            for part in [section.header, section.footer] {
                place.count -= part.count
                if part.upperBound <= index { place.index -= part.count }
            }
        }
        return place
    }

    func activate(_ index: Int) {
        guard let value = value(at: index) else { return }
        if let open {
            if !selection.contains(value) { select(index) }
            return open(selection.values)
        }
        press(index, [], clicks: 1)
        release()
    }

    func addToSelection(_ index: Int) {
        guard let value = value(at: index), !selection.contains(value) else { return }
        isSelectingByKey = false
        if selection.isMultiple { toggle(value, at: index) } else { select(index) }
    }

    var rowCount: Int { entries.count }
}
