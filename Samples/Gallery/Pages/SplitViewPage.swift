import PicaUI

/// A mail program: mailboxes, the messages in one, and one message.
struct SplitViewPage: View {
    @State private var mailbox: String? = "Inbox"
    @State private var message: Message.ID?
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var flagged: Set<Message.ID> = [2]

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(selection: $mailbox) {
                ForEach(["Inbox", "Drafts", "Sent"], id: \.self) { name in
                    Label(name, systemImage: name == "Inbox" ? "tray" : name == "Sent" ? "paperplane" : "doc")
                        .badge(Message.all.count { $0.mailbox == name })
                }
            }
            .navigationTitle("Mailboxes")
            .navigationSplitViewColumnWidth(min: 120, ideal: 150, max: 220)
        } content: {
            List(messages, selection: $message) { message in
                VStack(alignment: .leading, spacing: 2) {
                    Text(message.sender).font(.headline)
                    Text(message.subject).foregroundStyle(.secondary)
                }
                .lineLimit(1)
            }
            .navigationTitle(mailbox ?? "No Mailbox")
            .navigationSplitViewColumnWidth(min: 160, ideal: 200)
        } detail: {
            if let message = messages.first(where: { $0.id == self.message }) {
                ScrollView {
                    Text(message.text)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding()
                }
                .navigationTitle(message.subject)
                .navigationSubtitle(message.sender)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Toggle("Flag", systemImage: "flag", isOn: isFlagged(message))
                            .help("Flag")
                    }
                    ToolbarItem {
                        Menu("More", systemImage: "ellipsis.circle") {
                            Button("Mark as Unread") {}
                            Button("Move to Trash", role: .destructive) {}
                        }
                    }
                }
            } else {
                ContentUnavailableView("No Message", systemImage: "envelope")
            }
        }
    }

    private var messages: [Message] { Message.all.filter { $0.mailbox == mailbox } }

    private func isFlagged(_ message: Message) -> Binding<Bool> {
        Binding {
            flagged.contains(message.id)
        } set: { isOn in
            if isOn { flagged.insert(message.id) } else { flagged.remove(message.id) }
        }
    }
}

private struct Message: Identifiable {
    let id: Int
    let mailbox: String
    let sender: String
    let subject: String
    let text: String

    static let all = [
        Message(
            id: 1, mailbox: "Inbox", sender: "Ada Lovelace", subject: "The engine",
            text: "It weaves algebraic patterns as the loom weaves flowers and leaves."),
        Message(
            id: 2, mailbox: "Inbox", sender: "Grace Hopper", subject: "A moth in the relay",
            text: "I taped it into the log book. First actual case of a bug being found."),
        Message(
            id: 3, mailbox: "Drafts", sender: "To Alan", subject: "Halting",
            text: "I have been thinking about your question, and cannot say when I will be done."),
        Message(
            id: 4, mailbox: "Sent", sender: "To Edsger", subject: "Paths",
            text: "The shortest way to your office leads over the bridge."),
    ]
}
