/// The form of `FieldProbe`: the positions of its rows, in points, and its look.
enum FieldForm {
    static let title = "Fields"
    /// The caret and the focus ring.
    static let accent = Screenshot.Color(red: 40, green: 103, blue: 214)
    static let left = 30
    static let right = 370
    static let greeting = 40
    static let name = 80
    static let secret = 120
    static let note = 160
    static let button = (x: 50, y: 280)
    static let openButton = (x: 125, y: 280)
    static let askButton = (x: 190, y: 280)

    /// The form drawn without a window, by another process.
    static func picture(name: String, width: Int = 400, height: Int = 320, in session: any Session) throws
        -> Screenshot
    {
        let path = session.folder.path + "/form.png"
        let renderer = try session.launch("FieldProbe", ["--picture", path, "\(width)", "\(height)", name])
        guard try renderer.exitStatus() == 0 else { throw Failure("no picture: \(renderer.errors)") }
        return try Screenshot(file: path, in: session)
    }
}
