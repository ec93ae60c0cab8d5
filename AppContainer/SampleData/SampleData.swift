import Foundation

/// The content of a made-up backend: a timeline, a shop and a chat that refer to each other.
///
/// Dates lie before `now`; everything else depends on the seed alone.
struct SampleData: Sendable {
    /// The product of the newest moment, which its author also mentions in the chat.
    static let featuredProductID = 42

    private let seed: UInt64
    private let now: EpochSeconds

    init(seed: UInt64 = 1, now: Date) {
        self.seed = seed
        self.now = EpochSeconds(now)
    }

    /// The JSON documents by name: `moments`, `catalogue` and `conversations`.
    func documents() throws -> [String: Data] {
        var random = SplitMix64(seed: seed)
        let shop = Shop(random: random.split())
        let moments = MomentsDocument(shop: shop, now: now, random: random.split())
        let conversations = ConversationsDocument(shop: shop, now: now, random: random.split())

        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [
            "moments": try encoder.encode(moments),
            "catalogue": try encoder.encode(CatalogueDocument(shop: shop)),
            "conversations": try encoder.encode(conversations),
        ]
    }
}
