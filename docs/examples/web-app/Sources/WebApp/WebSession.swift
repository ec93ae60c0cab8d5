import CompositionRoot
import DesignKit
import DesignKitHTML
import Foundation
import Logging
import RoutingEngine
import StorageKit

/// The app in one browser: a container with a stage and a router of its own, and the pages that the
/// browser can return to.
@MainActor
final class WebSession {
    /// What the browser receives.
    enum Answer {
        /// The page of where the user is.
        case page(HTML)
        /// Another address: that of the page where the user is now.
        case redirect(String)
        /// Where the user is, with the reason why they can't get to the link.
        case refused(HTML, RouteError)
    }

    /// The site of the app's links. An address of this server stands for the link to the same path.
    nonisolated static let site = "https://momentsapp.com"

    let app: MomentsContainer
    /// Lets requests take turns.
    let turns = Turns()
    /// When the last request came.
    var lastUse: Date

    private let work: UserWork
    private let saved: StateFile<History>
    private let log: Logger
    /// The screens of the pages, so that the browser returns to what the user has seen.
    private var screens = NewScreens()
    /// What the next page says at its top.
    private var notices: [PageNotice] = []
    /// Why a link from elsewhere is refused.
    private var refusal: RouteError?
    private var user: String?
    /// The name of its folder.
    let id: String
    /// Whether it has a folder. One that a browser hasn't come back to is in memory alone.
    let isKept: Bool

    /// Restores a session that has saved where the user is, or begins a new one.
    /// - Parameter history: The pages of the session in memory that gets a folder; `nil` for any other.
    init(
        _ app: MomentsContainer, named id: String, isKept: Bool, after history: History? = nil,
        at time: Date, log: Logger
    ) async {
        self.app = app
        self.log = log
        self.id = id
        self.isKept = isKept
        lastUse = time
        work = UserWork(of: app.router)
        saved = app.storage.state("pages", initial: History())
        await app.storage.load()
        if let history { saved.updateSoon { $0 = history } }
        if let page = saved.value.current { await show(page) }
        user = app.storage.currentUser()
        app.notify = { [weak self] in self?.notices.append(PageNotice($0)) }
        app.leave = { [weak self] url in self?.offer(url) ?? false }
        app.router.observe { [weak self] in self?.hear($0) }
        await app.openGate { log.notice("\($0)") }
        await recordAndSave()
    }

    /// What the browser keeps of the session. It changes when a user signs in or out.
    var cookie: String { id + saved.value.secret }

    /// The pages, for the same session with a folder.
    var history: History { saved.value }

    /// Whether the page asks the user something, which a session without a folder can't keep.
    var isAsking: Bool { app.stage.topScreen is ConfirmationScreen }

    /// Whether a cookie is the session's, and not one of before the user signed in or out.
    func isOwn(_ secret: String) -> Bool { Secret.areEqual(secret, saved.value.secret) }

    /// Ends the app, so that nothing holds its memory.
    func end() {
        app.router.close()
        screens = [:]
    }

    /// Opens a link that the user typed, or followed elsewhere.
    /// - Parameter link: The path and the query.
    func open(_ link: String) async -> Answer {
        refusal = nil
        let request = RouteRequest(url: Self.site + link, origin: .universalLink)
        await work.perform { [router = app.router] in await router.route(request) }
        if let refusal {
            notices = [PageNotice(refusal.userSentence)]
            await recordAndSave()
            return .refused(await draw(), refusal)
        }
        return await recordAndSave()
    }

    /// Returns to a page that the browser has seen, as back, forward and reload do.
    /// - Parameter isFromElsewhere: Whether another site leads there: only to the current page.
    /// - Returns: `nil` if the session has no such page.
    func show(_ link: String, isFromElsewhere: Bool) async -> Answer? {
        let current = saved.value.current
        guard
            let page = current?.link == link || isFromElsewhere
                ? current : saved.value.page(at: link), page.link == link
        else { return nil }
        await show(page)
        if saved.value.current?.link != link { return await recordAndSave() }
        return .page(await draw())
    }

    /// Does what a row of a page does, or its tabs, or its way back.
    /// - Returns: `nil` if no page of the session has this key.
    func perform(_ row: String, on id: String, key: String, value: String? = nil) async -> Answer? {
        guard let page = saved.value[id], Secret.areEqual(page.key, key) else { return nil }
        await show(page)
        await work.perform { [self] in
            if await !use(row, value: value) {
                notices.append(
                    PageNotice(texts("The page has changed. Look at it and try again.")))
            }
        }
        return await recordAndSave()
    }

    /// The address of where the user is.
    var current: Answer { record() }

    /// The page of where the user is.
    func here() async -> Answer { .page(await draw()) }

    private func use(_ row: String, value: String?) async -> Bool {
        switch PageCommand(row) {
        case .back: return app.stage.update { $0.goBack() }
        case .tab(let index): return app.stage.update { $0.selectTab(index) }
        case .row(let id):
            guard let screen = app.stage.topScreen as? any ContentScreen else { return false }
            await screen.settle()
            return await screen.choose(id, value: value, with: app.router)
        }
    }

    /// Brings the stage to the state of a page. After a restart its screens are made again, except for
    /// those that change something.
    private func show(_ page: History.Page) async {
        guard page.state != app.stage.state else { return turn(to: page) }
        if page.state.entries.allSatisfy({ screens[$0.id] != nil }) {
            app.stage.move(to: page.state, with: screens)
        } else {
            for error in await app.router.restore(page.state) { log.info("not restored: \(error)") }
        }
        turn(to: page)
    }

    private func turn(to page: History.Page) {
        let state = app.stage.state
        if page.id == saved.value.current?.id, page.state == state { return }
        saved.updateSoon { $0.show(page, in: state) }
        keepScreens()
    }

    /// Records where the user is, and waits until that is saved.
    @discardableResult
    private func recordAndSave() async -> Answer {
        let answer = record()
        await app.storage.flush()
        return answer
    }

    /// Gives the state of the stage a page, unless it has one.
    @discardableResult
    private func record() -> Answer {
        let (state, name) = (app.stage.state, app.storage.currentUser())
        let hasLeft = user != nil && user != name
        // Who knew the cookie before knows nothing of this user. What is random is made here, because a
        // change is repeated when it is saved.
        if user != name {
            let secret = Secret.make()
            saved.updateSoon { $0.secret = secret }
        }
        user = name
        if hasLeft || saved.value.current?.state != state {
            let page = History.Page(of: state)
            saved.updateSoon {
                $0.record(page)
                if hasLeft { $0.forgetOthers() }
            }
            keepScreens()
        }
        return .redirect(saved.value.current?.link ?? "/")
    }

    private func keepScreens() {
        for entry in app.stage.state.entries { screens[entry.id] = app.stage.screen(entry.id) }
        let kept = saved.value.entries
        screens = screens.filter { kept.contains($0.key) }
    }

    private func hear(_ event: RouteEvent) {
        guard case .ended(let outcome) = event else { return }
        log.info("\(outcome)")
        if outcome.origin == .universalLink { refusal = outcome.error }
        if outcome.value == nil, let sentence = outcome.userNotice {
            notices.append(PageNotice(sentence))
        }
    }

    /// Offers a link by which the user leaves the app, and which the app has checked.
    private func offer(_ url: URL) -> Bool {
        guard let address = HTMLAddress(url.absoluteString) else { return false }
        let link = (title: url.absoluteString, address: address)
        notices.append(PageNotice(texts("This link leaves the app:"), link: link))
        return true
    }

    private func draw() async -> HTML {
        await app.settle()
        await app.badges.refresh()
        defer { notices = [] }
        guard let page = saved.value.current, let head = PageHead.app else { return [] }
        return PageDrawing(of: app, on: page).page(
            of: app.stage, head: head, notices: notices)
    }
}
