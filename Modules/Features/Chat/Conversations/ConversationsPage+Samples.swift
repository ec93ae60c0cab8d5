// For previews.
extension ConversationsPage {
    /// One conversation with a last message, and one without any.
    static let sample = ConversationsPage(
        rows: [
            Row(id: "u1", name: "Zoë Meyer", message: "See you at the lake.", age: "5 min"),
            Row(id: "u2", name: "小林 葵", message: nil, age: nil),
        ], count: 2)

    /// Long words and long sentences.
    static let longText = ConversationsPage(
        rows: [
            Row(
                id: "u1", name: "Maximiliane Freifrau von Hohenstein-Wolkenburg",
                message: String(
                    repeating: "We walked along the lake until it was dark. ", count: 12),
                age: "2 days")
        ], count: 1)

    /// A script that is written from right to left.
    static let rightToLeft = ConversationsPage(
        rows: [Row(id: "u1", name: "ليلى حداد", message: "نعم، تعال غدًا.", age: "5 min")],
        count: 1)
}
