/// A page outside the shop, with the text of the moment that shares it.
struct WebPage {
    let title: String
    let url: String

    init(_ title: String, _ url: String) {
        self.title = title
        self.url = url
    }
}
