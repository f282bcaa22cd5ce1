import PicaUI

struct SearchingPage: View {
    var body: some View {
        Suggestions()
        Rivers()
    }
}

private struct Suggestions: View {
    @State private var city = ""
    private let cities = [
        "Aarhus", "Accra", "Addis Ababa", "Athens", "Bamako", "Beirut", "Berlin", "Bogotá", "Bern", "Cairo",
        "Chennai", "Copenhagen", "Dakar", "Dublin", "Havana", "Helsinki",
    ]

    var body: some View {
        Example("Suggestions", note: "Type A, B, C, D or H. Choose with the arrow keys, accept with Return.")
        {
            TextField("City", text: $city)
                .textInputSuggestions(found, id: \.self) { Text($0).textInputCompletion($0) }
        }
    }

    private var found: [String] {
        cities.filter { !city.isEmpty && $0 != city && $0.localizedStandardContains(city) }
    }
}

private struct River: Identifiable {
    let name: String
    let length: Int
    var id: String { name }
}

private struct Rivers: View {
    @State private var search = ""
    @State private var recent = ["Danube"]
    @State private var scope = Scope.all

    private enum Scope { case all, long }

    private let rivers = [
        River(name: "Amazon", length: 6400), River(name: "Amur", length: 2824),
        River(name: "Congo", length: 4700), River(name: "Danube", length: 2850),
        River(name: "Ganges", length: 2525), River(name: "Mekong", length: 4350),
        River(name: "Nile", length: 6650), River(name: "Volga", length: 3531),
    ]

    var body: some View {
        Example(
            "A searchable list",
            note: "Ctrl+F goes to the first search field, in the sidebar. Escape ends a search."
        ) {
            RiverList(rivers: found)
                .searchable(text: $search, prompt: "Find a river")
                .searchScopes($scope) {
                    Text("All").tag(Scope.all)
                    Text("Longer than 4000 km").tag(Scope.long)
                }
                .searchSuggestions {
                    if search.isEmpty {
                        ForEach(recent, id: \.self) {
                            Label($0, systemImage: "clock").searchCompletion($0)
                        }
                    }
                }
                .onSubmit(of: .search) {
                    if !search.isEmpty, !recent.contains(search) { recent.append(search) }
                }
        }
    }

    private var found: [River] {
        if search.isEmpty { return rivers }
        return rivers.filter {
            $0.name.localizedStandardContains(search) && (scope == .all || $0.length > 4000)
        }
    }
}

private struct RiverList: View {
    let rivers: [River]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(rivers) { river in
                HStack {
                    Text(river.name)
                    Spacer()
                    Text("\(river.length) km").foregroundStyle(.secondary)
                }
            }
            if rivers.isEmpty { Text("No river found.").foregroundStyle(.secondary) }
            if isSearching {
                Button("Show All") { dismissSearch() }
            }
        }
    }
}
