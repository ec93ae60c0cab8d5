import AppContainerKit
import CommandLineKit
import DesignKit
import Foundation
import RoutingEngine

/// What the website of an app's links consists of: each URL that is open to universal links, found
/// like a visitor does, from the routes that need no values along the links of their screens.
@MainActor
final class SiteMap {
    /// Whether there is a page, such as that of `/product/42`, for each URL that has been opened.
    private var isPage: [String: Bool] = [:]
    /// The URLs that are redirected, and where to.
    private(set) var redirects: [String: String] = [:]
    /// The open routes whose values aren't part of the path, so that a page can't show their
    /// screens.
    private(set) var withoutScreen: [String] = []
    /// The addresses of the web pages that the app shows, by the links that open them.
    private(set) var webPages: [String: String] = [:]

    /// How many pages a site has at most: links of a calendar have no end.
    private static let limit = 50_000

    private let app: AppContainer
    private let host: String
    /// Each tab at its root, over which each page is opened.
    private let home: NavigationState
    /// The screens of the tabs. Opening a page with another root of its tab removes the tab's screen
    /// from the stage.
    private var roots: [NavigationState.Entry.ID: any Screen] = [:]
    /// The pages that links lead to, as far as they have been asked for.
    private var targets: [String: String?] = [:]
    /// The URLs of all links that lead to a page, or may do so.
    private var known: Set<String> = []
    /// The pages that were drawn with a link to a URL before that was opened.
    private var waiting: [String: [String]] = [:]

    init(of app: AppContainer, host: String) {
        self.app = app
        self.host = host
        home = app.stage.state
        for entry in home.entries { roots[entry.id] = app.stage.screen(entry.id) }
    }

    /// Opens every page once, and lets its screens go, since there may be many.
    ///
    /// A page may lead to one that is opened later and turns out to be none. Then it is opened and
    /// drawn again.
    /// - Parameters:
    ///   - progress: Says how far it is.
    ///   - warn: Receives a sentence about each link that leads to no page.
    ///   - draw: Draws a page, whose screen is visible.
    /// - Throws: ``CommandError`` if there are too many pages, and what `draw` throws.
    func walk(
        progress: Progress?, warn: (String) -> Void, draw: (_ url: String) throws -> Void
    ) async throws {
        let routes = app.router.routes
        var queue = routes.filter { $0.redirect != nil || $0.access.contains(.universalLinks) }
            .map { "\($0.pattern)" }.filter { !$0.contains { ":*<{".contains($0) } }
        let paths = Set(queue)
        var reached = paths
        known = paths
        while let url = queue.popLast() {
            guard known.count <= Self.limit else {
                throw CommandError.data("the site has more than \(Self.limit) pages")
            }
            progress?.show("\(isPage.values.count { $0 }) pages, \(queue.count) links to follow")
            let outcome = await open(url)
            if let route = outcome.route { reached.insert(route) }
            isPage[url] = false
            guard case .shown = outcome.result, let top = app.stage.state.top?.url else {
                if !paths.contains(url) {
                    warn("no page for \(url): \(outcome.error?.description ?? "it is no screen")")
                } else if isOpen(url) || outcome.error?.code == "missing-parameter" {
                    // Some open with parameters only, which aren't known here.
                    withoutScreen.append(url)
                }
                continue
            }
            if let missing = (app.stage.topScreen as? any ContentScreen)?.missing {
                warn("no page for \(url): \(missing.userSentence ?? "it doesn't exist")")
                continue
            }
            var found = [top]
            if top == url {
                isPage[url] = true
                waiting[url] = nil
                if let route = outcome.route { addRedirects(to: url, of: route) }
                found = await links()
                for link in found where isPage[link] == nil {
                    waiting[link, default: []].append(url)
                }
            } else {
                redirects[url] = top
            }
            for next in found where known.insert(next).inserted { queue.append(next) }
            if top == url { try draw(url) }
        }
        for url in Set(waiting.values.joined()).sorted() {
            _ = await open(url)
            try draw(url)
        }
        for route in routes where route.redirect == nil && !reached.contains("\(route.pattern)") {
            guard route.access.contains(.universalLinks) else { continue }
            warn("no page for \(route.pattern): no page links to it")
        }
    }

    /// Whether a URL has a page of its own.
    func hasPage(_ url: String) -> Bool { isPage[url] == true }

    /// The URL of the page that a link leads to; `nil` if there is none.
    func page(ofLink link: String) -> String? {
        target(of: link).flatMap { known.contains($0) && isPage[$0] != false ? $0 : nil }
    }

    /// The URL that a link leads to; `nil` if it is closed to universal links, or has values that no
    /// one else may know.
    private func target(of link: String) -> String? {
        if let known = targets[link] { return known }
        let text = link.hasPrefix("/") ? "https://\(host)\(link)" : link
        let url = try? DeepLink(text, from: .outside, of: AppContainer.links).description
        let isPublic =
            app.router.canOpen(text, from: .universalLink)
            && app.router.redacted(url)?.contains("•••") == false
        targets[link] = .some(isPublic ? url : nil)
        return isPublic ? url : nil
    }

    /// Opens a page as a link from outside does, with all of its list.
    private func open(_ url: String) async -> RouteOutcome {
        app.stage.move(to: home, with: roots.map { ($0, $1) })
        let outcome = await app.router.route(
            RouteRequest(url: "https://\(host)\(url)", origin: .universalLink))
        await app.stage.topScreen?.settle()
        // Twice as many parts each time: the content is computed anew, and each part is small.
        var (count, parts) = (-1, 1)
        while case let rows = app.topContent?.rows ?? [], rows.count != count,
            let more = rows.first(where: \.loadsWhenVisible), case .action(let load) = more.kind
        {
            for _ in 0..<parts { await load() }
            (count, parts) = (rows.count, parts * 2)
        }
        return outcome
    }

    /// The pages that the visible screen leads to.
    private func links() async -> [String] {
        var pages: [String] = []
        for row in app.rows {
            guard case .link(let link) = row.kind, link.payload == nil, let url = link.url else {
                continue
            }
            let isNew = targets[url] == nil
            if let page = target(of: url) { pages.append(page) }
            guard isNew else { continue }
            let screen = try? await app.router.screen(for: url, from: link.origin)
            webPages[url] = (screen as? WebViewScreen)?.url.absoluteString
        }
        return pages
    }

    private func isOpen(_ path: String) -> Bool {
        app.router.canOpen("https://\(host)\(path)", from: .universalLink)
    }

    /// Adds the old paths of a page.
    private func addRedirects(to url: String, of route: String) {
        let names = url.prefix { $0 != "?" }.split(separator: "/")
        let values = Dictionary(
            zip(route.split(separator: "/"), names), uniquingKeysWith: { first, _ in first })
        for old in app.router.routes where old.redirect == route {
            let path = "\(old.pattern)".split(separator: "/")
                .map { $0.hasPrefix(":") ? values[$0] ?? $0 : $0 }
            let text = "/" + path.joined(separator: "/")
            if isOpen(text) { redirects[text] = url }
        }
    }
}

extension AppContainer {
    /// The content of the visible screen; `nil` if it has none.
    fileprivate var topContent: Content? { (stage.topScreen as? any ContentScreen)?.content }

    /// The rows of the visible screen, as far as the features of the app go.
    var rows: [ContentRow] { topContent?.leavingOutLinks(unopenedBy: router).rows ?? [] }
}
