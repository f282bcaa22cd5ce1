// A small form as any app would have it, which says on standard output what becomes of its state, one
// line each.
//
//   FieldProbe --kept               opens an editor whose text is kept, and says what was kept
//   FieldProbe [--ticks] [--settings] [--title TITLE]
//                                   opens it, with a clock that ticks every 100 ms, and says what the
//                                   desktop's settings have come to
//   FieldProbe --menus              opens the form in a window with menus
//   FieldProbe --read PAGE          opens one of the pages that are compared with GTK's widgets
//   FieldProbe --picture FILE WIDTH HEIGHT NAME
//                                   draws it without a display, with that name in it

import PicaUI

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--picture", arguments.count == 5,
    let width = Double(CommandLine.arguments[3]), let height = Double(CommandLine.arguments[4])
{
    let renderer = ImageRenderer(content: FieldForm(typed: CommandLine.arguments[5]))
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    renderer.isOpaque = true
    try renderer.pngData()?.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
} else if arguments.contains("--read") {
    ReaderProbe.main()
} else if arguments.contains("--menus") {
    MenuProbe.main()
} else {
    FieldProbe.main()
}
