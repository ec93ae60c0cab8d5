/// Writes moments without repetitions.
struct MomentWriter {
    private let now: EpochSeconds
    private var random: SplitMix64
    private var captions: Repertoire<String>
    private var listings: Deck<Listing>
    private var englishTitles: [Deck<Phrase>]
    private var nativeTitles: Repertoire<Phrase>
    private var webPages: Deck<WebPage>
    private let featured: Listing

    init(shop: Shop, now: EpochSeconds, random: SplitMix64) {
        var random = random
        captions = Repertoire(random: &random, texts: Captions.texts)
        listings = Deck(shop.available, random: &random)
        englishTitles = Assortment.all.map { Deck($0.titles, random: &random) }
        nativeTitles = Repertoire(random: &random, texts: ProductTitles.phrases)
        webPages = Deck(WebPage.all, random: &random)
        featured = shop.listing(id: Shop.featuredProductID)
        self.now = now
        self.random = random
    }

    mutating func moment(
        number: Int, about topic: MomentTopic, by author: Contact, age: Int
    ) -> Moment {
        let id = "m\(number)"
        let content = content(about: topic, by: author, momentID: id, isNewest: number == 1)
        let likes = likes(age: age)
        return Moment(
            id: id, userDetails: author.person, type: content.url == nil ? .photos : .link,
            title: content.title, url: content.url, photos: content.photos,
            createdDate: now.earlier(by: age), isLiked: likes > 0 && random.chance(oneIn: 3),
            likes: likes)
    }

    private mutating func content(
        about topic: MomentTopic, by author: Contact, momentID: String, isNewest: Bool
    ) -> (title: String, url: String?, photos: [String]?) {
        switch topic {
        case .product:
            let listing = isNewest ? featured : listings.deal()
            return (title(about: listing, by: author), listing.link, nil)
        case .webPage:
            let page = webPages.deal()
            return (page.title, page.url, nil)
        case .photos:
            let count = min(random.number(in: 1...9), random.number(in: 1...9))
            let photos = (1...count).map { ImageAddress.photo($0, of: momentID) }
            return (captions.deal(in: random.language(of: author)), nil, photos)
        }
    }

    private mutating func title(about listing: Listing, by author: Contact) -> String {
        let phrase =
            switch random.language(of: author) {
            case .english: englishTitles[listing.assortmentIndex].deal()
            case let language: nativeTitles.deal(in: language)
            }
        return phrase.text(about: listing)
    }

    /// A moment that is a few minutes old has few likes.
    private mutating func likes(age: Int) -> Int {
        let eventually = min(random.number(below: 160), random.number(below: 240))
        return min(eventually, 1 + age / 180)
    }
}
