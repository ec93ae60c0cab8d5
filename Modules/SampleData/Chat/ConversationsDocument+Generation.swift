extension ConversationsDocument {
    private static let day = 24 * 60 * 60

    init(shop: Shop, now: EpochSeconds, random: SplitMix64) {
        var random = random
        let partners = ConversationPartner.newestFirst(random: &random)
        let newestAge = random.number(in: 60...300)
        let ages = random.ages(count: partners.count, in: newestAge...(75 * Self.day))
        var writer = ConversationWriter(shop: shop, now: now, random: random)

        userDetails = Contact.signedInPerson
        conversations = partners.indices.map { index in
            writer.conversation(number: index + 1, with: partners[index], age: ages[index])
        }
    }
}
