import DesignKitHTML
import RouteMatching

/// Where the page of a URL is: its file in the folder, and its address on the site.
struct SiteAddress {
    /// The file, such as `zh-Hans/product/42/index.html`.
    let file: String
    /// The address, such as `/zh-Hans/product/42/`.
    let address: HTMLAddress

    /// Files have no queries, so the items are a last folder: `/products/category=toys/`.
    /// - Parameters:
    ///   - url: The URL of the page, such as `/products?category=toys`.
    ///   - language: The language of the page. That of the app has no folder of its own.
    ///   - links: Read the URL.
    /// - Returns: `nil` if a part of it can't be the name of a folder.
    init?(_ url: String, in language: Language, of links: UniversalLinks) {
        guard let link = try? DeepLink(url, from: .app, of: links) else { return nil }
        let query = link.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
        let folder = language == .english ? [] : [language.rawValue]
        let names = folder + link.segments + (query.isEmpty ? [] : [query])
        let isWritable = names.allSatisfy { name in
            !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 200
                && !name.unicodeScalars.contains { "/\\:\0".unicodeScalars.contains($0) }
        }
        guard isWritable else { return nil }
        file = (names + ["index.html"]).joined(separator: "/")
        address = HTMLAddress(path: names + [""])
    }
}
