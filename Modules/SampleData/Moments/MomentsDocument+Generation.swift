extension MomentsDocument {
    private static let momentCount = 240
    private static let day = 24 * 60 * 60

    init(shop: Shop, now: EpochSeconds, random: SplitMix64) {
        var random = random
        let newestAge = random.number(in: 120...540)
        let ages = random.ages(count: Self.momentCount, in: newestAge...(90 * Self.day))
        let topics = MomentTopic.sequence(count: Self.momentCount, random: &random)
        let authors = Self.authors(random: &random)
        var writer = MomentWriter(shop: shop, now: now, random: random)

        userDetails = Owner(Contact.signedInPerson)
        moments = (0..<Self.momentCount).map { index in
            writer.moment(
                number: index + 1, about: topics[index], by: authors[index], age: ages[index])
        }
    }

    /// Every contact posts, some more often than others. The newest moment is by the first contact.
    private static func authors(random: inout SplitMix64) -> [Contact] {
        let contacts = Contact.all
        let regulars = (contacts.count..<momentCount).map { _ in
            contacts[min(random.number(below: contacts.count), random.number(below: 60))]
        }
        return [contacts[0]] + random.shuffled(contacts.dropFirst() + regulars)
    }
}
