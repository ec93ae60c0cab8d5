/// A person that the user chats with.
enum ConversationPartner {
    case contact(Contact)
    case seller(Seller)

    static func newestFirst(random: inout SplitMix64) -> [ConversationPartner] {
        let contacts = Contact.all.map(ConversationPartner.contact)
        let sellers = Seller.all.map(ConversationPartner.seller)
        return [contacts[0]] + random.shuffled(contacts.dropFirst() + sellers)
    }

    var person: Person {
        switch self {
        case .contact(let contact): contact.person
        case .seller(let seller): seller.person
        }
    }
}
