import PicaUI

/// A cookbook: a list of recipes, a page for each, and matching dishes one page further.
struct NavigationPage: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section("Recipes") {
                    ForEach(Dish.all) { recipe in
                        NavigationLink(value: recipe) {
                            Label(recipe.name, systemImage: recipe.symbol)
                        }
                    }
                }
                Section("About") {
                    NavigationLink("How to measure") {
                        Text("A cup is 240 ml, a tablespoon 15 ml, a teaspoon 5 ml.")
                            .padding()
                            .navigationTitle("Measures")
                    }
                    Button("Soup, then Bread") {
                        path = NavigationPath([Dish.all[0], Dish.all[2]])
                    }
                }
            }
            .navigationTitle("Cookbook")
            .navigationSubtitle("\(Dish.all.count) recipes")
            .navigationDestination(for: Dish.self) { DishPage(recipe: $0, path: $path) }
        }
    }
}

struct Dish: Hashable, Identifiable {
    let name: String
    let symbol: String
    let minutes: Int
    let steps: [String]
    var id: String { name }

    static let all = [
        Dish(
            name: "Tomato Soup", symbol: "cup.and.saucer", minutes: 30,
            steps: ["Roast the tomatoes.", "Fry the onions.", "Blend both with stock."]),
        Dish(
            name: "Lemon Cake", symbol: "birthday.cake", minutes: 60,
            steps: ["Cream butter and sugar.", "Add eggs, flour and zest.", "Bake for 45 minutes."]),
        Dish(
            name: "Garlic Bread", symbol: "fork.knife", minutes: 15,
            steps: ["Mash garlic into butter.", "Spread it on bread.", "Toast until brown."]),
    ]
}

private struct DishPage: View {
    let recipe: Dish
    @Binding var path: NavigationPath
    @State private var done: Set<String> = []

    var body: some View {
        List {
            Section("\(recipe.minutes) minutes") {
                ForEach(recipe.steps, id: \.self) { step in
                    Toggle(
                        step,
                        isOn: Binding {
                            done.contains(step)
                        } set: { isDone in
                            if isDone { done.insert(step) } else { done.remove(step) }
                        })
                }
            }
            Section("Goes with") {
                ForEach(Dish.all.filter { $0 != recipe }) { other in
                    NavigationLink(other.name, value: other)
                }
            }
        }
        .navigationTitle(recipe.name)
        .toolbar {
            Button("All Recipes", systemImage: "house") { path = NavigationPath() }
                .help("All recipes")
        }
    }
}
