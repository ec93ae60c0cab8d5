import Foundation

/// The documents of one seed. Each has its own random numbers, so that it can be generated alone.
/// All refer to the products of the shop.
struct SampleParts {
    /// The name of a document.
    enum Name: String, CaseIterable {
        case moments, catalogue, conversations
    }

    /// The seed of the app, whose documents are generated one by one.
    static let usualSeed: UInt64 = 1
    private static let usualShop: Shop = {
        var random = SplitMix64(seed: usualSeed)
        return Shop(random: random.split())
    }()

    private let now: EpochSeconds
    private let shop: Shop
    private let moments, conversations: SplitMix64

    init(seed: UInt64, now: EpochSeconds) {
        var random = SplitMix64(seed: seed)
        self.now = now
        let ofShop = random.split()
        shop = seed == Self.usualSeed ? Self.usualShop : Shop(random: ofShop)
        moments = random.split()
        conversations = random.split()
    }

    func document(_ name: Name) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return switch name {
        case .moments: try encoder.encode(MomentsDocument(shop: shop, now: now, random: moments))
        case .catalogue: try encoder.encode(CatalogueDocument(shop: shop))
        case .conversations:
            try encoder.encode(
                ConversationsDocument(shop: shop, now: now, random: conversations))
        }
    }
}
