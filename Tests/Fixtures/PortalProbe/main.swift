// A settings portal that does what it is told on standard input, one line each:
//
//   set NAMESPACE KEY TYPE VALUE   keeps a setting and tells all listeners. TYPE is one of D-Bus's
//                                  letters b, i, u, d, s, or ddd for a structure of three numbers
//   own                            takes the portal's name; "owned"
//   leave                          gives it back; "left"
//   hold                           stops answering; "holding"
//   answer                         answers waiting and later requests; "answered"
//   respond WHOM PATH URI          says to a program, or to all who listen where that is "all", that a person has
//                                  chosen a file; "responded" once the bus has that
//   refuse WHOM                    says to a program that its first calls have failed; "refused"
//   tell WHOM NAMESPACE KEY TYPE VALUE
//                                  says to a program that a setting has changed; "told"
//
// For each question for the settings it writes "asked" and "by WHOM", for each wish for a file "wanted WHOM PATH". Its
// bus is the session's.

import CPicaDBus
import Foundation

Portal()?.run()
exit(1)
