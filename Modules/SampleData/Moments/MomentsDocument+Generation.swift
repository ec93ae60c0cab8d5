extension SampleData.MomentsDocument {
    private static let momentCount = 240
    private static let day = 24 * 60 * 60

    init(shop: SampleData.Shop, now: SampleData.EpochSeconds, random: SampleData.SplitMix64) {
        var random = random
        let newestAge = random.number(in: 120...540)
        let ages = random.ages(count: Self.momentCount, in: newestAge...(90 * Self.day))
        let topics = SampleData.MomentTopic.sequence(count: Self.momentCount, random: &random)
        let authors = Self.authors(random: &random)
        var writer = SampleData.MomentWriter(shop: shop, now: now, random: random)

        userDetails = SampleData.Owner(SampleData.Contact.signedInPerson)
        moments = (0..<Self.momentCount).map { index in
            writer.moment(
                number: index + 1, about: topics[index], by: authors[index], age: ages[index])
        }
    }

    /// Everybody posts, some far more than others, and the first contact posted last.
    private static func authors(random: inout SampleData.SplitMix64) -> [SampleData.Contact] {
        let contacts = SampleData.Contact.all
        let regulars = (contacts.count..<momentCount).map { _ in
            contacts[min(random.number(below: contacts.count), random.number(below: 60))]
        }
        return [contacts[0]] + random.shuffled(contacts.dropFirst() + regulars)
    }
}
