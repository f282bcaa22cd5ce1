import SwiftUI

struct TallyList: View {
    @EnvironmentObject private var store: TallyStore
    @AppStorage("showsTotal") private var showsTotal = true
    @State private var selection: Tally.ID?
    @State private var isAdding = false
    @State private var newName = ""

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                ForEach(store.tallies) { tally in
                    HStack {
                        Text(tally.name)
                        Spacer()
                        Text(tally.count, format: .number)
                            .monospacedDigit()
                            .foregroundStyle(.secondary)
                    }
                    .tag(tally.id)
                }
                .onDelete { store.tallies.remove(atOffsets: $0) }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        isAdding = true
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                }
            }
        } detail: {
            if let index = store.tallies.firstIndex(where: { $0.id == selection }) {
                TallyDetail(tally: $store.tallies[index])
            } else {
                Text("Choose a tally")
                    .font(.title3)
                    .foregroundStyle(.secondary)
            }
        }
        .safeAreaInset(edge: .bottom) {
            if showsTotal {
                Text("\(store.total) in all")
                    .font(.footnote)
                    .padding(8)
            }
        }
        .sheet(isPresented: $isAdding) {
            Form {
                TextField("Name", text: $newName)
                HStack {
                    Button("Cancel", role: .cancel) { isAdding = false }
                    Button("Create") {
                        store.add(named: newName)
                        newName = ""
                        isAdding = false
                    }
                    .keyboardShortcut(.defaultAction)
                }
            }
            .padding()
            .frame(width: 280)
        }
    }
}

struct TallyDetail: View {
    @Binding var tally: Tally

    var body: some View {
        VStack(spacing: 16) {
            Text(tally.name).font(.largeTitle)
            Text("\(tally.count)")
                .font(.system(size: 64, weight: .bold, design: .rounded))
                .contentTransition(.numericText())
            Stepper("Count", value: $tally.count.animation(), in: 0...Int.max)
                .labelsHidden()
            Button("One More") {
                withAnimation { tally.count += 1 }
            }
            .buttonStyle(.borderedProminent)
        }
        .padding()
        .navigationTitle(tally.name)
    }
}

#Preview {
    TallyList().environmentObject(TallyStore())
}
