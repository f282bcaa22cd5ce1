// A settings portal that does what it is told on standard input, one line each:
//
//   set NAMESPACE KEY TYPE VALUE   keeps a setting and says so to whoever listens. TYPE is one of D-Bus's
//                                  letters b, i, u, d, s, or ddd for a structure of three numbers
//   own                            takes the portal's name; "owned"
//   leave                          gives it back; "left"
//   hold                           answers nobody from now on; "holding"
//   answer                         answers those who wait, and whoever asks later; "answered"
//
// For each question it writes "asked". Its bus is the session's.

import CDBus
import Foundation

Portal()?.run()
exit(1)
