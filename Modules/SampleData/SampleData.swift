public import Foundation

/// The content of a fictional backend: a timeline, a shop and a chat that refer to each other.
///
/// ```swift
/// let documents = try SampleData(now: Date()).documents()
/// let timeline = documents["moments"]
/// ```
///
/// All dates are before `now`. Everything else depends only on the seed.
public struct SampleData: Sendable {
    private let seed: UInt64
    private let now: EpochSeconds

    /// Describes the content. ``documents()`` generates it.
    /// - Parameters:
    ///   - seed: Determines the content. The same seed generates the same bytes.
    ///   - now: The current date. All dates in the content are earlier.
    public init(seed: UInt64 = 1, now: Date) {
        self.seed = seed
        self.now = EpochSeconds(now)
    }

    /// Generates the documents.
    /// - Returns: JSON in UTF-8 by name: `moments`, `catalogue` and `conversations`.
    /// - Throws: `EncodingError` if a document can't be encoded as JSON.
    public func documents() throws -> [String: Data] {
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
