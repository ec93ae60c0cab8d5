import CompositionRoot
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

    private static let pictures = "pictures"
    static let association = ".well-known/apple-app-site-association"

    private let app: MomentsContainer
    private let map: SiteMap
    private let siteApp: SiteApp
    private let heads: SiteHeads
    private let progress: Progress

    init(
        of app: MomentsContainer, host: String, map: SiteMap, for siteApp: SiteApp,
        progress: Progress
    ) {
        self.app = app
        self.map = map
        self.siteApp = siteApp
        self.progress = progress
        heads = SiteHeads(host: host, app: siteApp)
    }

    /// Adds the pages of each URL in a language.
    /// - Returns: The number of pages.
    /// - Throws: ``SiteError`` if two URLs need the same file.
    mutating func addPages(in language: Language) throws -> Int {
        let isPage = { (file: String) in file.hasSuffix(".html") }
        let before = files.keys.count(where: isPage)
        for page in map.pages.values {
            guard let address = address(of: page.url, language) else { continue }
            progress.show("\(language.rawValue): \(files.count) files")
            map.show(page)
            // A page stays for long, so it says when, and not how long ago.
            try add(RelativeDate.asDates { html(of: page.url, language) }, at: address.file)
        }
        for (old, url) in map.redirects.sorted(by: { $0.key < $1.key }) {
            guard let from = address(of: old, language), let to = address(of: url, language) else {
                continue
            }
            try add(SiteNotice.moved(to: to.address, head: heads.head(language)), at: from.file)
        }
        for url in map.withoutScreen {
            guard let address = address(of: url, language) else { continue }
            try add(SiteNotice.inApp(head: heads.head(language)), at: address.file)
        }
        return files.keys.count(where: isPage) - before
    }

    /// Adds what the site has once.
    mutating func addCommonFiles() {
        files["style.css"] = Data(StyleSheet.text.utf8)
        files["404.html"] = Data(SiteNotice.missing(head: heads.head(.english)).markup.utf8)
        if let appID = siteApp.appID {
            let association = app.router.siteAssociation(
                of: appID, sharesCredentials: siteApp.sharesCredentials == true)
            files[Self.association] = Data(association.json.utf8)
        }
        let home = app.plugins.tabs.first.flatMap { map.pages[$0.url]?.url }
        for language in Language.allCases {
            let index = address(of: "/", language)?.file ?? "index.html"
            guard files[index] == nil, let home = home.flatMap({ address(of: $0, language) }) else {
                continue
            }
            let page = SiteNotice.moved(to: home.address, head: heads.head(language))
            files[index] = Data(page.markup.utf8)
        }
    }

    /// Two files, or a file and a folder, whose names differ at most by case: some systems have one of
    /// them only. `nil` if there are none.
    nonisolated static func conflict(in paths: some Sequence<String>) -> (String, String)? {
        var known: [String: String] = [:]
        let paths = paths.sorted()
        for path in paths {
            if let other = known.updateValue(path, forKey: path.lowercased()) {
                return (other, path)
            }
        }
        for path in paths {
            let names = path.lowercased().split(separator: "/")
            for count in 1..<max(names.count, 1) {
                let folder = names.prefix(count).joined(separator: "/")
                if let other = known[folder] { return (other, path) }
            }
        }
        return nil
    }

    private mutating func add(_ page: HTML, at file: String) throws {
        let data = Data(page.markup.utf8)
        guard files.updateValue(data, forKey: file) == nil else {
            throw SiteError(code: 65, "two links need the same file: \(file)")
        }
    }

    private func address(of url: String, _ language: Language) -> SiteAddress? {
        SiteAddress(url, in: language)
    }

    private mutating func html(of url: String, _ language: Language) -> HTML {
        UserLocale.$scoped.withValue(language.locale) {
            let links = Language.allCases.compactMap { other in
                address(of: url, other).map { (other, $0.address) }
            }
            let rows = app.content.rows
            for url in rows.compactMap(\.photo).compactMap({ URL(string: $0) })
            where url.isFileURL {
                let path = "\(Self.pictures)/\(url.lastPathComponent)"
                if files[path] == nil { files[path] = try? Data(contentsOf: url) }
            }
            let isOffered = { [self] (action: PageAction) in address(of: action, language) != nil }
            let footer = SitePageFooter(of: url, rows, isOffered: isOffered)
            let title = app.stage.topScreen?.title ?? SiteHeads.appName
            return drawing(language).page(
                of: app.stage,
                head: heads.head(of: url, titled: title, rows, language, among: links),
                footer: footer.html(languages: links.filter { $0.0 != language }))
        }
    }

    /// Pages are files, so only links work on them.
    private func drawing(_ language: Language) -> PageDrawing {
        var drawing = PageDrawing(router: app.router) { action in
            address(of: action, language).map(PageControl.link) ?? .none
        }
        drawing.pictureAddress = { url in
            guard let url = URL(string: url), url.isFileURL else { return nil }
            return HTMLAddress(path: [Self.pictures, url.lastPathComponent])
        }
        drawing.tabSymbols = Dictionary(
            app.plugins.tabs.map { ($0.url, $0.symbol) }, uniquingKeysWith: { first, _ in first })
        return drawing
    }

    private func address(of action: PageAction, _ language: Language) -> HTMLAddress? {
        let target: String? =
            switch action {
            case .open(let link, _): link.hasPayload ? nil : link.url
            case .selectTab(_, let url): url
            case .goBack(let url): url
            case .perform, .submit, .set: nil
            }
        guard let target else { return nil }
        if let page = map.page(of: target), map.pages[page] != nil {
            return address(of: page, language)?.address
        }
        return map.webPages[target].flatMap { HTMLAddress($0) }
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
        guard let link = try? DeepLink(url, from: .app, of: MomentsContainer.links) else {
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
