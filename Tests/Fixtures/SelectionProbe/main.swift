// Another program at an X server, which does with selections what no tool does.
//
//   SelectionProbe silent     owns the clipboard and answers nobody
//   SelectionProbe stalling   owns it and begins to send a text in pieces, of which only one comes
//   SelectionProbe dying      does the same and ends after that one
//   SelectionProbe multiple   asks its owner for several forms at once, and says what comes
//   SelectionProbe old        asks for a text without saying where it is to go, as programs once did
//   SelectionProbe manager    keeps what is on the clipboard of programs that end
//   SelectionProbe many COUNT asks for a form as often as that at once, into a property for each, and for as many
//                             that nobody has, and says how many came
//   SelectionProbe drag WINDOW X Y ACTION BYTES leave|drop|die
//                             drags a text of that length over a window, at a place of the screen
//   SelectionProbe target X Y takes|refuses|slow
//                             shows a window on which a text can be dropped, at a place of the screen

import CXCB
import Foundation

let peer = Peer()

switch CommandLine.arguments.dropFirst().first {
case "silent":
    peer.own("CLIPBOARD")
    say("owns")
    while true { _ = peer.nextRequest() }
case "stalling":
    peer.own("CLIPBOARD")
    say("owns")
    peer.sendOnePiece()
    while true { _ = peer.nextRequest() }
case "dying":
    peer.own("CLIPBOARD")
    say("owns")
    peer.sendOnePiece()
case "multiple": peer.askForSeveral()
case "many": peer.askForMany(CommandLine.arguments.last.flatMap(Int.init) ?? 0)
case "old": peer.askAsOnce()
case "manager": peer.keepClipboards()
case "drag":
    let words = CommandLine.arguments
    guard words.count == 8, let window = UInt32(words[2]), let x = UInt32(words[3]),
        let y = UInt32(words[4]), let count = Int(words[6])
    else { exit(2) }
    peer.drag(onto: window, x: x, y: y, action: words[5], count: count, end: words[7])
case "target":
    let words = CommandLine.arguments
    guard words.count == 5, let x = Int16(words[2]), let y = Int16(words[3]) else { exit(2) }
    peer.takeDrops(x: x, y: y, answers: words[4])
default:
    say("what is \(CommandLine.arguments)?")
    exit(2)
}
