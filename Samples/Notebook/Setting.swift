/// What the program keeps of a person's wishes, by name.
enum Setting {
    static let order = "order"
    static let format = "format"
    static let showsList = "showsList"
}
