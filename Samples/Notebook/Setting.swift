/// The keys of the stored settings.
enum Setting {
    static let order = "order"
    static let format = "format"
    static let showsList = "showsList"
}
