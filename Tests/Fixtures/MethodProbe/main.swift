import CPicaWayland
import Foundation

guard let method = Method() else { exit(1) }
method.run()
