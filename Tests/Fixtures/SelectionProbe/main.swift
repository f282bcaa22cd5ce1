// Another program at an X server, which does with selections what no tool does.
//
//   SelectionProbe silent     owns the clipboard and answers nobody
//   SelectionProbe stalling   owns it and begins to send a text in pieces, of which only one comes
//   SelectionProbe dying      does the same and ends after that one
//   SelectionProbe multiple   asks its owner for several forms at once, and says what comes
//   SelectionProbe old        asks for a text without saying where it is to go, as programs once did
//   SelectionProbe manager    keeps what is on the clipboard of programs that end

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
case "old": peer.askAsOnce()
case "manager": peer.keepClipboards()
default:
    say("what is \(CommandLine.arguments)?")
    exit(2)
}
