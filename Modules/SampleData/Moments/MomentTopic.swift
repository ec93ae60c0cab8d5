/// The topic of a moment.
enum MomentTopic {
    case product, webPage, photos

    private static let newest: [MomentTopic] = [.product, .photos]

    /// Half of the moments show photos. Three out of four links open the shop.
    static func sequence(count: Int, random: inout SplitMix64) -> [MomentTopic] {
        let links = count / 2
        let webPages = links / 4
        let others =
            Array(repeating: MomentTopic.webPage, count: webPages)
            + Array(repeating: .product, count: links - webPages - 1)
            + Array(repeating: .photos, count: count - links - 1)
        return newest + random.shuffled(others)
    }
}
