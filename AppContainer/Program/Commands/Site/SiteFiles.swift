import CommandLineKit
import CompositionRoot
import PluginKit
import DesignKit
import DesignKitHTML
import Foundation
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
    private let pages: Set<String>
    private let heads: SiteHeads

    init(of app: MomentsContainer, host: String, map: SiteMap, for siteApp: SiteApp) {
        self.app = app
        self.map = map
        self.siteApp = siteApp
        pages = Set(map.pages)
        heads = SiteHeads(host: host, app: siteApp)
    }

    /// Adds the pages of each URL in a language.
    /// - Returns: The number of pages.
    /// - Throws: `CommandError` if two URLs need the same file.
    mutating func addPages(in language: Language) async throws -> Int {
        let isPage = { (file: String) in file.hasSuffix(".html") }
        let before = files.keys.count(where: isPage)
        for url in map.pages {
            guard let address = address(of: url, language) else { continue }
            await map.open(url)
            // A page stays for long, so it says when, and not how long ago.
            let page = RelativeDate.asDates { screenPage(url, language) }
            try add(page, at: address.file)
            for photo in app.content.rows.compactMap(\.photo) {
                let picture = PagePicture(of: photo)
                files["\(Self.pictures)/\(picture.name)"] = Data(picture.svg.utf8)
            }
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
        let home = map.pages.first { url in app.plugins.tabs.first?.url == url }
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
            throw CommandError.data("two links need the same file: \(file)")
        }
    }

    private func address(of url: String, _ language: Language) -> SiteAddress? {
        SiteAddress(url, in: language, of: app.router.links)
    }

    private func screenPage(_ url: String, _ language: Language) -> HTML {
        UserLocale.$scoped.withValue(language.locale) {
            let links = Language.allCases.compactMap { other in
                address(of: url, other).map { (other, $0.address) }
            }
            let isOffered = { (action: PageAction) in address(of: action, language) != nil }
            let footer = SitePageFooter(of: app, url: url, isOffered: isOffered)
            return drawing(language).page(
                of: app.stage, head: heads.head(of: url, language, among: links, app),
                footer: footer.html(languages: links.filter { $0.0 != language }))
        }
    }

    /// Pages are files, so only links work on them.
    private func drawing(_ language: Language) -> PageDrawing {
        var drawing = PageDrawing(router: app.router) { action in
            address(of: action, language).map(PageControl.link) ?? .none
        }
        drawing.pictureAddress = {
            HTMLAddress(path: [Self.pictures, PagePicture(of: $0).name])
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
        if let page = map.page(of: target), pages.contains(page) {
            return address(of: page, language)?.address
        }
        return map.webPages[target].flatMap { HTMLAddress($0) }
    }
}
