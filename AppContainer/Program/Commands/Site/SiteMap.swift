import CommandLineKit
import CompositionRoot
import DesignKit
import Foundation
import RouteMatching
import RoutingEngine
import StageKit

/// What the website of an app's links consists of: each URL that is open to universal links, found
/// like a visitor does, from the routes that need no values along the links of their screens.
@MainActor
struct SiteMap {
    /// The URLs whose screens are pages, such as `/product/42`.
    private(set) var pages: [String] = []
    /// The URLs that are redirected, and where to.
    private(set) var redirects: [String: String] = [:]
    /// The open routes whose values aren't part of the path, so that a page can't show their screens.
    private(set) var withoutScreen: [String] = []

    /// The addresses of the web pages that the app shows, by the links that open them.
    private(set) var webPages: [String: String] = [:]

    /// How many pages a site has at most: links of a calendar have no end.
    private static let limit = 50_000

    private let app: MomentsContainer
    private let host: String
    /// The state with each tab at its root, in which each page is opened.
    private let home: NavigationState
    private let homeScreens: NewScreens

    /// Opens every page once.
    /// - Parameter warn: Receives a sentence about each link that leads to no page.
    /// - Throws: `CommandError` if there are too many pages.
    init(of app: MomentsContainer, host: String, warn: (String) -> Void) async throws {
        self.app = app
        self.host = host
        let stage = app.stage
        home = stage.state
        homeScreens = Dictionary(
            uniqueKeysWithValues: home.entries.compactMap { entry in
                stage.screen(entry.id).map { (entry.id, $0) }
            })
        var queue = app.router.routes.filter { $0.pattern.parameterNames.isEmpty }
            .map(\.pattern.description).filter(isOpen)
        let paths = Set(queue)
        var known = paths
        var reached: Set<String> = []
        while let url = queue.popLast() {
            guard known.count <= Self.limit else {
                throw CommandError.data("the site has more than \(Self.limit) pages")
            }
            let outcome = await open(url)
            if let route = outcome.route { reached.insert("\(route)") }
            guard case .shown = outcome.result, let top = app.stage.state.top?.url else {
                if paths.contains(url) {
                    withoutScreen.append(url)
                } else {
                    warn("no page for \(url): \(outcome.error?.description ?? "it is no screen")")
                }
                continue
            }
            let found: [String]
            if outcome.redirects.isEmpty {
                pages.append(url)
                addRedirects(to: url, outcome)
                found = await links()
            } else {
                redirects[url] = top
                found = [top]
            }
            for next in found where known.insert(next).inserted { queue.append(next) }
        }
        pages.sort()
        withoutScreen.sort()
        for route in app.router.routes where route.redirect == nil {
            let pattern = "\(route.pattern)"
            guard route.access.admits(.universalLink), !route.pattern.parameterNames.isEmpty,
                !reached.contains(pattern)
            else { continue }
            warn("no page for \(pattern): no page links to it")
        }
    }

    /// Opens a page as a link from outside does, with all of its list.
    @discardableResult
    func open(_ url: String) async -> RouteOutcome {
        app.stage.move(to: home, with: homeScreens)
        let outcome = await app.router.route(
            RouteRequest(url: "https://\(host)\(url)", origin: .universalLink))
        await app.settle()
        var count = -1
        while let more = app.content.rows.first(where: \.loadsWhenVisible),
            case .action(let load) = more.kind, app.content.rows.count != count
        {
            count = app.content.rows.count
            await load()
        }
        return outcome
    }

    /// The URL of a page, as ``pages`` has it, that a link leads to; `nil` if it is closed to
    /// universal links, or has values that no one else may know.
    func page(of link: String?) -> String? {
        guard let link else { return nil }
        let text = link.hasPrefix("/") ? "https://\(host)\(link)" : link
        guard app.router.canOpen(text, from: .universalLink),
            let url = try? DeepLink(text, from: .outside, of: app.router.links).description,
            app.router.redacted(url)?.contains("•••") == false
        else { return nil }
        return url
    }

    /// The pages that the visible screen leads to.
    private mutating func links() async -> [String] {
        var pages: [String] = []
        for row in app.content.rows {
            guard case .link(let link) = row.kind, link.payload == nil, let url = link.url else {
                continue
            }
            if let page = page(of: url) { pages.append(page) }
            guard webPages[url] == nil else { continue }
            let screen = try? await app.router.screen(for: url, from: link.origin)
            webPages[url] = (screen as? WebViewScreen)?.url.absoluteString
        }
        return pages
    }

    private func isOpen(_ path: String) -> Bool {
        // Some open with parameters only, which aren't known here.
        let error = app.router.explain("https://\(host)\(path)", from: .universalLink).error
        return error.map { $0.code == "missing-parameter" } ?? true
    }

    /// Adds the old paths of a page.
    private mutating func addRedirects(to url: String, _ outcome: RouteOutcome) {
        for route in app.router.routes where route.redirect == outcome.route {
            guard let old = route.pattern.link(of: outcome.parameters)?.description, isOpen(old)
            else { continue }
            redirects[old] = url
        }
    }
}
