import PicaUI

/// A message of an invented mailbox, which several pages show.
struct Mail: Identifiable {
    let sender: String
    let subject: String
    let opening: String
    let time: String
    let isUnread: Bool
    let color: Color
    var id: String { subject }

    static let all = [
        Mail(
            sender: "Ada Lovelace", subject: "Notes on the engine",
            opening: "Section G has the table of Bernoulli’s numbers.",
            time: "9:41", isUnread: true, color: .indigo),
        Mail(
            sender: "Émilie du Châtelet", subject: "Épreuves du chapitre 4",
            opening: "Les figures sont revenues de la gravure. La troisième est à refaire.", time: "8:15",
            isUnread: true, color: .teal),
        Mail(
            sender: "إبن الهيثم", subject: "كتاب المناظر", opening: "وصلت الرسوم، وهي أوضح مما ظننت.",
            time: "Mon", isUnread: false, color: .orange),
        Mail(
            sender: "紫式部", subject: "第五帖の校正", opening: "若紫の巻、二箇所だけ直しました。", time: "Sun",
            isUnread: false, color: .pink),
    ]
}

/// A row of a mailbox.
struct MailRow: View {
    let mail: Mail

    var body: some View {
        HStack(alignment: .top, spacing: 10) {
            Circle().fill(mail.color.gradient).frame(width: 32, height: 32)
                .overlay {
                    Text(mail.sender.prefix(1)).font(.headline).foregroundStyle(.white)
                }
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(mail.sender).font(.headline)
                    Spacer()
                    Text(mail.time).font(.caption).foregroundStyle(.secondary)
                }
                Text(mail.subject).font(.subheadline).fontWeight(mail.isUnread ? .semibold : .regular)
                Text(mail.opening).font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 4)
    }
}
