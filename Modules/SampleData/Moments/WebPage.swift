/// A page outside the shop, with the words that somebody shares it with.
struct WebPage {
    let title: String
    let url: String

    init(_ title: String, _ url: String) {
        self.title = title
        self.url = url
    }
}
