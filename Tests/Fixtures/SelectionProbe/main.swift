// Another program at an X server, which uses selections in ways that no tool does.
//
//   SelectionProbe silent     owns the clipboard and never answers
//   SelectionProbe stalling   owns it and starts to send a text in pieces, of which only one comes
//   SelectionProbe dying      does the same and exits after that one
//   SelectionProbe multiple   requests several targets at once, and prints the answers
//   SelectionProbe old        requests a text without a property for it, as old programs did
//   SelectionProbe manager    keeps the clipboard of programs that exit
//   SelectionProbe many COUNT requests a target that often at once, into a property for each, and as many unknown
//                             targets, and prints the number of answers
//   SelectionProbe drag WINDOW X Y ACTION BYTES leave|drop|die
//                             drags a text of that length over a window, at a point of the screen
//   SelectionProbe target X Y takes|refuses|slow
//                             shows a window that accepts a dropped text, at a point of the screen

import CPicaXCB
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
