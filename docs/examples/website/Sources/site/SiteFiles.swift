import AppContainerKit
import DesignKit
import DesignKitHTML
import Foundation
import PluginKit
import RoutingEngine
import SiteAssociation

/// The files of the website of an app's links, by their paths.
@MainActor
struct SiteFiles {
    private(set) var files: [String: Data] = [:]
    /// The URLs of photos that no page shows, since they are no files of the documents' folder.
    private(set) var omittedPhotos: Set<String> = []

    private let pages: SitePages
    private var map: SiteMap { pages.map }

    /// - Throws: ``SiteError`` if two URLs need the same file.
    init(_ pages: SitePages, for app: SiteApp, progress: Progress) throws {
        self.pages = pages
        for language in Language.allCases { try addPages(in: language, progress) }
        files["style.css"] = Data(StyleSheet.text.utf8)
        files["404.html"] = Data(pages.missing().markup.utf8)
        if let appID = app.appID {
            let association = pages.app.router.siteAssociation(
                of: appID, sharesCredentials: app.sharesCredentials == true)
            files[".well-known/apple-app-site-association"] = Data(association.utf8)
        }
        let home = pages.app.plugins.tabs.first.flatMap { map.pages[$0.url]?.url }
        for language in Language.allCases {
            guard let index = SiteAddress("/", in: language)?.file, files[index] == nil,
                let home = home.flatMap({ SiteAddress($0, in: language) })
            else { continue }
            try add(pages.moved(to: home.address, in: language), at: index)
        }
        if let (one, other) = Self.conflict(in: files.keys) {
            throw SiteError(code: 65, "two links need the same file: \(one) and \(other)")
        }
    }

    private mutating func addPages(in language: Language, _ progress: Progress) throws {
        for page in map.pages.values {
            guard let address = SiteAddress(page.url, in: language) else { continue }
            progress.show("\(language.rawValue): \(files.count) files")
            map.show(page)
            addPhotos(of: pages.app.rows)
            // A page stays for long, so it says when, and not how long ago.
            let html = RelativeDate.asDates { pages.page(of: page.url, in: language) }
            try add(html, at: address.file)
        }
        for (old, url) in map.redirects {
            guard let from = SiteAddress(old, in: language), let to = SiteAddress(url, in: language)
            else { continue }
            try add(pages.moved(to: to.address, in: language), at: from.file)
        }
        for url in map.withoutScreen {
            guard let address = SiteAddress(url, in: language) else { continue }
            try add(pages.inApp(in: language), at: address.file)
        }
    }

    private mutating func addPhotos(of rows: [ContentRow]) {
        for url in rows.compactMap(\.photo) {
            guard let photo = pages.photos[url] else {
                omittedPhotos.insert(url)
                continue
            }
            let path = "\(SitePages.pictures)/\(photo.name)"
            if files[path] == nil { files[path] = photo.data() }
        }
    }

    private mutating func add(_ page: HTML, at file: String) throws {
        guard files.updateValue(Data(page.markup.utf8), forKey: file) == nil else {
            throw SiteError(code: 65, "two links need the same file: \(file)")
        }
    }

    /// Two files, or a file and a folder, whose names differ at most by case: some systems have one
    /// of them only. `nil` if there are none.
    nonisolated static func conflict(in paths: some Sequence<String>) -> (String, String)? {
        /// What needs a name, by that name in lower case. A folder is needed by several files.
        var known: [String: String] = [:]
        for path in paths.sorted() {
            let names = path.lowercased().split(separator: "/")
            for count in names.indices.map({ $0 + 1 }) {
                let name = names.prefix(count).joined(separator: "/")
                let user = count == names.count ? path : "\(name)/"
                if let other = known.updateValue(user, forKey: name), other != user {
                    return (other, path)
                }
            }
        }
        return nil
    }
}

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
    /// - Returns: `nil` if a part of it can't be the name of a folder.
    init?(_ url: String, in language: Language) {
        guard let link = try? DeepLink(url, from: .app, of: AppContainer.links) else {
            return nil
        }
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
