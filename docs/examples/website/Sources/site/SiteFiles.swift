import AppContainerKit
import CommandLineKit
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

    private let pages: SitePages
    /// The URLs whose pages the files are.
    private var urls: [String: String] = [:]

    /// Opens and draws all pages.
    /// - Parameter warn: Receives a sentence about each link that leads to no page.
    /// - Throws: ``CommandError`` if there are too many pages, or if two URLs need the same file.
    init(
        _ pages: SitePages, for app: SiteApp, progress: Progress?, warn: (String) -> Void
    ) async throws {
        self.pages = pages
        try await pages.map.walk(progress: progress, warn: warn) { url in
            // A page stays for long, so it says when, and not how long ago.
            try RelativeDate.asDates {
                try add(url) { pages.page(of: url, in: $0) }
            }
        }
        for path in pages.photos.files.keys {
            files[String(path.dropFirst())] = pages.photos.data(at: path)
        }
        for file in SharedFile.allCases { files[file.rawValue] = Data(file.text.utf8) }
        files["404.html"] = Data(pages.missing().markup.utf8)
        if let appID = app.appID {
            let association = pages.app.router.siteAssociation(
                of: appID, sharesCredentials: app.sharesCredentials == true)
            files[".well-known/apple-app-site-association"] = Data(association.utf8)
        }
        for (url, target) in pages.map.redirects { try addMove(from: url, to: target) }
        for url in pages.map.withoutScreen { try add(url) { pages.inApp(in: $0) } }
        let home = pages.app.plugins.tabs.map(\.url).first(where: pages.map.hasPage)
        if let home, urls["index.html"] == nil { try addMove(from: "/", to: home) }
        addIndexes()
        if let (one, other) = Self.conflict(in: files.keys) {
            throw CommandError.data("two links need the same file: \(one) and \(other)")
        }
    }

    /// Adds the page of a URL in each language.
    private mutating func add(_ url: String, draw: (Locale) -> HTML?) throws {
        for language in PageHead.languages {
            guard let file = SiteAddress(url, in: language)?.file, let page = draw(language) else {
                continue
            }
            guard urls.updateValue(url, forKey: file) ?? url == url else {
                throw CommandError.data("two links need the same file: \(file)")
            }
            files[file] = Data(page.markup.utf8)
        }
    }

    private mutating func addMove(from url: String, to target: String) throws {
        try add(url) { [pages] language in
            SiteAddress(target, in: language).map { pages.moved(to: $0.address, in: language) }
        }
    }

    /// Adds the page that says so to each folder without one, such as `/product/`: some servers would
    /// list what is in it.
    private mutating func addIndexes() {
        let folders = files.keys.map { $0.split(separator: "/").dropLast() }
        for folder in Set(folders) where folder.first?.hasPrefix(".") == false {
            for count in 1...folder.count {
                let index = folder.prefix(count).joined(separator: "/") + "/index.html"
                files[index] = files[index] ?? files["404.html"]
            }
        }
    }

    /// Two files, or a file and a folder, whose names differ at most by case: some systems have one
    /// of them only. `nil` if there are none.
    nonisolated static func conflict(in paths: some Sequence<String>) -> (String, String)? {
        // In this order, what is in a folder follows what has the folder's name.
        let sorted = paths.map { (names: $0.lowercased().split(separator: "/"), path: $0) }
            .sorted { $0.names.lexicographicallyPrecedes($1.names) }
        return zip(sorted, sorted.dropFirst()).first { $1.names.starts(with: $0.names) }
            .map { ($0.path, $1.path) }
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
    init?(_ url: String, in language: Locale) {
        guard let link = try? DeepLink(url, from: .app, of: AppContainer.links) else {
            return nil
        }
        let query = link.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
        let folder = language == PageHead.languages[0] ? [] : [language.identifier(.bcp47)]
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
