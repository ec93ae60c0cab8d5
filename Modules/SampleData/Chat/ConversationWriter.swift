/// Writes conversations.
struct ConversationWriter {
    private let now: EpochSeconds
    private var random: SplitMix64
    private var script: ConversationScript

    init(shop: Shop, now: EpochSeconds, random: SplitMix64) {
        var random = random
        script = ConversationScript(shop: shop, random: random.split())
        self.now = now
        self.random = random
    }

    mutating func conversation(
        number: Int, with partner: ConversationPartner, age: Int
    ) -> Conversation {
        let id = "c\(number)"
        let exchanges = script.exchanges(with: partner, isNewest: number == 1)
        return Conversation(
            id: id, userDetails: partner.person,
            messages: messages(
                of: exchanges, with: partner.person, conversationID: id, age: age))
    }

    /// Goes back in time from the last line, with long pauses between the exchanges.
    private mutating func messages(
        of exchanges: [Exchange<String>], with person: Person, conversationID: String,
        age: Int
    ) -> [Message] {
        var age = age
        var number = exchanges.reduce(0) { $0 + $1.lines.count }
        var newestFirst: [Message] = []
        for exchange in exchanges.reversed() {
            for (index, line) in exchange.lines.enumerated().reversed() {
                let sender =
                    switch exchange.speaker(ofLine: index) {
                    case .me: Contact.signedInPerson
                    case .other: person
                    }
                newestFirst.append(
                    Message(
                        id: "\(conversationID)-\(number)", senderID: sender.id, text: line,
                        createdDate: now.earlier(by: age)))
                number -= 1
                age += random.number(in: index == 0 ? 14_400...500_000 : 15...900)
            }
        }
        return newestFirst.reversed()
    }
}
