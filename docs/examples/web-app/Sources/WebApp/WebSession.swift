import AppContainerKit
import DesignKit
import DesignKitHTML
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import PluginKit
import RoutingEngine
import StorageKit

/// The app in one browser: a container with a stage and a router of its own, and the pages that the
/// browser can return to.
@MainActor
final class WebSession {
    /// The site of the app's links. An address of this server stands for the link to the same path.
    private static let site = "https://momentsapp.com"

    let app: AppContainer

    /// The name of its folder.
    private let id: String
    private let work = UserWork()
    /// The pages, in memory also when they can't be saved.
    private(set) var history: History
    private let saved: StateFile<History>
    private let photos: Photos
    private let log: Logger
    /// The screens of the pages, so that the browser returns to what the user has seen.
    private var screens: [NavigationState.Entry.ID: any Screen] = [:]
    /// What the next page says at its top.
    private var notices: [HTML] = []
    /// The row to which the user returns after a form; `nil` if the page doesn't have it.
    private var row: String?
    /// Why a link from elsewhere is refused.
    private var refusal: RouteError?
    private var user: String?

    /// Restores a session that has saved where the user is, or begins a new one.
    /// - Parameter history: The pages of the session in memory that gets a folder; `nil` for any
    ///   other.
    init(
        _ app: AppContainer, named id: String, after history: History?, photos: Photos, log: Logger
    ) async {
        self.app = app
        self.photos = photos
        self.log = log
        self.id = id
        saved = app.storage.app.state("pages", initial: History())
        await app.storage.load()
        self.history = history ?? saved.value
        if let page = self.history.current { await show(page) }
        user = app.storage.user
        app.notify = { [weak self] in self?.notices.append(.text($0)) }
        app.leave = { [weak self] url in self?.offer(url) ?? false }
        app.router.observe { [weak self] in self?.hear($0) }
        await app.openGate { log.notice("\($0)") }
        await redirect()
    }

    /// What the browser keeps of the session. It changes when a user signs in or out.
    var cookie: String { id + history.secret }

    /// Whether the page asks the user something, which a session without a folder can't keep.
    var isAsking: Bool { app.stage.topScreen is ConfirmationScreen }

    /// Whether a cookie is the session's, and not one of before the user signed in or out.
    func isOwn(_ secret: String) -> Bool { Secret.areEqual(secret, history.secret) }

    /// Ends the app as soon as it is saved, so that nothing holds its memory.
    func end() async {
        screens = [:]
        do {
            try await app.close()
        } catch {
            log.error("not everything of a session is saved: \(error)")
        }
    }

    /// Opens a link that the user typed, or followed elsewhere.
    /// - Parameter link: The path and the query.
    /// - Returns: The address of where the user is then, or a page with the reason why the link is
    ///   refused.
    func open(_ link: String) async -> Response {
        refusal = nil
        let request = RouteRequest(url: Self.site + link, origin: .universalLink)
        await work.perform { [router = app.router] in await router.route(request) }
        let response = await redirect()
        guard let refusal else { return response }
        notices = []
        let (status, sentence) = refusal.answer
        return .page(saying: sentence, as: status)
    }

    /// Returns to a page that the browser has seen, as back, forward and reload do.
    /// - Parameter isFromElsewhere: Whether another site leads there: only to the current page.
    /// - Returns: `nil` if the session has no such page.
    func show(_ link: String, isFromElsewhere: Bool) async -> Response? {
        let page = isFromElsewhere ? history.current : history.page(at: link)
        guard let page, page.link == link else { return nil }
        await show(page)
        return history.current?.link == link ? await self.page() : await redirect()
    }

    /// Does what a row of a page does, or its tabs, or its way back.
    /// - Returns: The address of where the user is then; `nil` if no page of the session has this
    ///   key.
    func perform(_ mark: PageMark) async -> Response? {
        guard let page = history[mark.key] else { return nil }
        await show(page)
        // Until its content is read, a screen that was made again may have another title.
        await app.stage.topScreen?.settle()
        let (screen, title) = (app.stage.topScreen, app.stage.topScreen?.title)
        row = nil
        await work.perform { [self] in
            row = await app.stage.perform(mark.row, value: mark.value, with: app.router)
            if row == nil {
                notices.append(.text(texts("The page has changed. Look at it and try again.")))
            }
        }
        guard screen === app.stage.topScreen else { return await redirect() }
        if screen?.title != title { history.leaveCurrentAddress() }
        var response = await redirect()
        // The browser scrolls to the row and gives it the focus, as if the page were the same.
        let fragment = row.map { "#\($0)" } ?? ""
        response.headers[.location]?.append(fragment)
        return response
    }

    /// Brings the stage to the state of a page. After a restart its screens are made again, except
    /// for those that change something.
    private func show(_ page: History.Page) async {
        if page.state != app.stage.state {
            if page.state.entries.allSatisfy({ screens[$0.id] != nil }) {
                app.stage.move(to: page.state, with: screens.map { ($0, $1) })
            } else {
                for error in await app.router.restore(page.state) {
                    log.info("not restored: \(error)")
                }
            }
        }
        let state = app.stage.state
        if page.key == history.current?.key, page.state == state { return }
        history.show(page, in: state)
        keepScreens()
        await save()
    }

    private func save() async { try? await saved.update { [history] in $0 = history } }

    /// Leads to the address of where the user is, as soon as that is saved. The state of the stage
    /// gets a page, unless it has one.
    @discardableResult
    func redirect() async -> Response {
        let (state, name) = (app.stage.state, app.storage.user)
        let hasLeft = user != nil && user != name
        // Who knew the cookie before knows nothing of this user.
        if user != name { history.secret = UUID().uuidString }
        user = name
        history.record(state)
        if hasLeft { history.forgetOthers() }
        keepScreens()
        let address = history.current?.link ?? "/"
        await save()
        return Response(
            status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
    }

    private func keepScreens() {
        for entry in app.stage.state.entries { screens[entry.id] = app.stage.screen(entry.id) }
        let kept = history.entries
        screens = screens.filter { kept.contains($0.key) }
    }

    private func hear(_ event: RouteEvent) {
        // No page asks. The page to which the user can go back has the text in its field.
        if case .asksToLeave = event { app.stage.question?.discard() }
        guard case .ended(let outcome) = event else { return }
        log.info("\(outcome)")
        if outcome.origin == .universalLink { refusal = outcome.error }
        if let sentence = outcome.userNotice {
            notices.append(.text(sentence))
        }
    }

    /// Offers a link by which the user leaves the app, and which the app has checked.
    private func offer(_ url: URL) -> Bool {
        let text = url.absoluteString
        guard let address = HTMLAddress(text) else { return false }
        let link = HTML.element("a", ["href": address], .text(text))
        notices.append([.text(texts("This link leaves the app:") + " "), link])
        return true
    }
}

extension WebSession {
    /// The page of where the user is.
    func page() async -> Response {
        await app.stage.topScreen?.settle()
        await app.badges.refresh()
        defer { notices = [] }
        let isMissing = (app.stage.topScreen as? any ContentScreen)?.missing != nil
        // A search engine comes back, and keeps no page without its data.
        let hasFailed = (app.stage.topScreen as? any RefreshableScreen)?.hasFailed == true
        guard let page = history.current else { return Response(status: .notFound) }
        let html = drawing(on: page).page(
            of: app.stage, head: .app, titled: isMissing ? Response.title(of: .notFound) : nil,
            notices: notices, body: webPage)
        return .html(html, as: isMissing ? .notFound : hasFailed ? .serviceUnavailable : .ok)
    }

    /// What navigates is a link, whose address is the deep link with a mark; what changes something
    /// is a form.
    private func drawing(on page: History.Page) -> PageDrawing {
        var drawing = PageDrawing(router: app.router) { action in
            if let link = action.url {
                let mark = PageMark(row: action.name, key: page.key)
                return HTMLAddress(mark.added(to: Self.path(of: link))).map(PageControl.link)
                    ?? .text
            }
            let items = [("key", page.key), ("row", action.name)]
            return .form(HTMLAddress(path: ["-", "act"]), items: items)
        }
        drawing.photoAddress = { [photos] in photos.address(of: $0) }
        drawing.tabSymbols = app.plugins.tabSymbols
        return drawing
    }

    /// A link to the web page of the visible screen, which the screen has checked; `nil` for other
    /// screens.
    private var webPage: HTML? {
        guard let url = (app.stage.topScreen as? WebViewScreen)?.url.absoluteString,
            let address = HTMLAddress(url)
        else { return nil }
        let link = HTML.element(
            "a", ["href": address, "rel": "noopener noreferrer"], .text(texts("Open \(url)")))
        return .element("p", ["class": "leave"], link)
    }

    /// The path and the query of a deep link to the app's site.
    private static func path(of link: String) -> String {
        if link.hasPrefix(site + "/") { return String(link.dropFirst(site.count)) }
        return link.hasPrefix("/") ? link : "/-/link"
    }
}

extension RouteError {
    /// The status and the sentence of a page that says why a link isn't shown, to someone who knows
    /// the app by its addresses alone.
    fileprivate var answer: (status: HTTPResponse.Status, sentence: String) {
        switch reason {
        case .unknownRoute, .registeredLate, .noURL, .noTab:
            (.notFound, texts("There is no page at this address."))
        case .notFound, .unavailable: (.notFound, userSentence)
        case .link, .parameter:
            (.badRequest, texts("A part of the address is missing, or has a wrong value."))
        case .accessDenied:
            (.forbidden, texts("It has no address of its own. Open it from another page."))
        case .tooManyScreens: (.tooManyRequests, userSentence)
        case .timedOut, .failed: (.internalServerError, userSentence)
        case .custom where code == "switched-off": (.serviceUnavailable, userSentence)
        default: (.forbidden, userSentence)
        }
    }
}
