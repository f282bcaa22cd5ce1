import Foundation
import SwiftUI

struct Tally: Identifiable, Codable, Hashable {
    var id = UUID()
    var name: String
    var count = 0
}

final class TallyStore: ObservableObject {
    @Published var tallies: [Tally] = [Tally(name: "Coffee"), Tally(name: "Walks")]

    var total: Int { tallies.reduce(0) { $0 + $1.count } }

    func add(named name: String) {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return }
        tallies.append(Tally(name: name))
    }

    func resetAll() {
        for index in tallies.indices { tallies[index].count = 0 }
    }
}
