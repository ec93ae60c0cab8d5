import DesignKit

// For previews.
extension ConversationPage {
    /// Messages of both persons, with a link and a draft.
    static let sample = ConversationPage(
        bubbles: [
            .sample("Is the kettle still there?", isOwn: true),
            .sample(
                "Yes: https://momentsapp.com/product/42",
                links: [.foundLink("Kettle", to: "https://momentsapp.com/product/42")]),
        ], hasOlder: true, draft: "I take it.")

    /// No message yet.
    static let nothing = ConversationPage(bubbles: [])

    /// Long words and long sentences.
    static let longText = ConversationPage(
        bubbles: [
            .sample(String(repeating: "We walked along the lake until it was dark. ", count: 12)),
            .sample(String(repeating: "Donaudampfschifffahrt", count: 8), isOwn: true),
        ], notice: "The moment wasn't attached: the app has no page that picks one.")

    /// A script that is written from right to left.
    static let rightToLeft = ConversationPage(
        bubbles: [
            .sample("هل ما زالت الغلاية موجودة؟", isOwn: true), .sample("نعم، تعال غدًا."),
        ])
}

extension ConversationPage.Bubble {
    fileprivate static func sample(
        _ text: String, isOwn: Bool = false, links: [ContentRow] = []
    ) -> ConversationPage.Bubble {
        ConversationPage.Bubble(
            id: text, text: text, isOwn: isOwn, sender: isOwn ? "Me" : "Zoë Meyer", age: "5 min",
            links: links)
    }
}
