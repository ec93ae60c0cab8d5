import Foundation
public import RouteMatching
public import RoutingEngine
public import RoutingKit

/// The suspended requests of a router: each resumes once its requirement is met, also in another
/// launch of the app, or is refused with a reason.
@MainActor
public final class Journeys {
    private let tickets: SuspendedRequests
    /// The router that uses the journeys; `nil` if none does.
    private(set) weak var router: AppRouter?
    /// The screens that were shown for suspended requests: a page that the user opens over one of
    /// them may lead to another one.
    private var screens: [RouteRequirement: [UUID]] = [:]
    /// The requests that are resuming here. Others of a shared store may resume elsewhere.
    private var resuming: Set<JourneyTicket.ID> = []

    /// Keeps the suspended requests of a router.
    /// - Parameter store: Where they are kept; by default only until the process ends.
    public init(store: any JourneyStore = MemoryJourneyStore()) {
        tickets = SuspendedRequests(store: store)
    }

    /// The suspended requests, the oldest first.
    var suspended: [JourneyTicket] { tickets.waiting }

    /// Resumes the requests that wait for a requirement: each once, through all interceptors again.
    /// The screen that was shown for it, for instance the login, is dismissed.
    ///
    /// Links from outside resume first, so that the user's own request ends on top of them. If the
    /// user signs out meanwhile, those that are left and belong to no user are dropped. At most 16
    /// requests wait; of more, which only a file can hold, the oldest are refused.
    /// - Parameters:
    ///   - requirement: What is met now.
    ///   - user: Who met it. Requests that belong to another user are refused.
    /// - Returns: The outcome of each; one that can't resume is refused, and says why.
    @discardableResult
    public func resume(
        after requirement: RouteRequirement, as user: String? = nil
    ) async -> [RouteOutcome] {
        var outcomes = await tickets.dropExcess().compactMap { end($0, because: .journeyFull) }
        let tickets = suspended.filter { $0.requirement == requirement }
        dismissScreen(for: requirement, of: tickets)
        let ordered =
            tickets.filter(\.trust.isOutside) + tickets.filter { !$0.trust.isOutside }
        let cancellations = router?.cancellations
        for ticket in ordered {
            if router?.cancellations == cancellations {
                if let outcome = await resume(ticket.id, as: user) { outcomes.append(outcome) }
            } else if ticket.user == nil {
                await self.tickets.forget(ticket.id)
                end(ticket, because: .cancelled)
            }
        }
        return outcomes
    }

    /// Resumes a request, or refuses it with the reason why it can't resume.
    /// - Returns: Its outcome; `nil` if no router suspends requests here.
    @discardableResult
    func resume(_ id: JourneyTicket.ID, as user: String? = nil) async -> RouteOutcome? {
        guard let router else { return nil }
        let cancellations = router.cancellations
        let isFirst = resuming.insert(id).inserted
        defer { if isFirst { resuming.remove(id) } }
        let (ticket, request) = await tickets.take(id, as: user, at: router.clock.now())
        let outcome: RouteOutcome
        switch request {
        case .success(let request) where router.cancellations != cancellations:
            // The user has signed out while the ticket was marked as used.
            outcome = router.refusal(of: request, because: .cancelled)
        case .success(let request):
            outcome = await router.route(request)
        case .failure(let error):
            outcome = router.refusal(
                of: RouteRequest(url: ticket?.url), because: error, isReported: true)
            // The callers of a used one await the outcome of the request that is resuming.
            if error == .journeyUsed || error == .journeyNotSaved { return outcome }
        }
        tickets.end(id, with: outcome)
        return outcome
    }

    /// Suspends a request and shows the screen with which it can continue.
    /// - Parameters:
    ///   - request: The request that an interceptor was asked about.
    ///   - suspension: What it waits for, and the screen.
    /// - Returns: The verdict that the interceptor returns.
    /// - Throws: `RouteError` if the screen can't be shown; the request is not suspended then.
    public func suspend(
        _ request: InterceptedRequest, by suspension: Suspension
    ) async throws -> InterceptorVerdict {
        if request.isDryRun { throw RouteError.Reason.unmet(suspension.requirement) }
        guard let router, !request.isOver else { throw RouteError.Reason.cancelled }
        let suspended = try? await tickets.suspend(
            request.request, to: request.url, by: suspension, at: router.clock.now())
        guard let (ticket, replaced) = suspended else { throw RouteError.Reason.journeyNotSaved }
        for old in replaced {
            end(old, because: old.givesWay(to: ticket) ? .superseded : .journeyFull)
        }
        // Nothing may come of a request that was cancelled while its ticket was saved.
        if request.isOver {
            await tickets.forget(ticket.id)
            throw RouteError.Reason.cancelled
        }
        let held = RouteTicket(requirement: ticket.requirement, url: ticket.url) {
            [weak self] in await self?.end(of: ticket, whenAnswered: $0)
        }
        guard let screen = suspension.screen,
            let outcome = await router.showSuspensionScreen(screen, for: request)
        else { return .suspend(held) }
        if let error = outcome.error {
            await tickets.forget(ticket.id)
            throw error
        }
        if case .shown(_, let shown) = outcome.result {
            screens[ticket.requirement, default: []].append(shown)
        }
        return .suspend(held)
    }

    /// Forgets the requests of a user, and those that have already resumed. Their callers get the
    /// outcome `superseded`.
    /// - Parameter user: As the suspensions name them.
    /// - Throws: The error of the store.
    public func forget(_ user: String) async throws {
        for ticket in try await tickets.forgetAll(of: user) { end(ticket, because: .superseded) }
    }

    @discardableResult
    private func end(
        _ ticket: JourneyTicket, because reason: RouteError.Reason
    ) -> RouteOutcome? {
        guard let router else { return nil }
        let outcome = router.refusal(of: ticket.request(with: nil), because: reason)
        tickets.end(ticket.id, with: outcome)
        return outcome
    }

    /// Removes the screens that were shown for suspended requests from the stage, unless the app
    /// has removed them: otherwise resumed requests would be shown over them. Those of an earlier
    /// launch are the restored screens of the same URL.
    private func dismissScreen(for requirement: RouteRequirement, of tickets: [JourneyTicket]) {
        router?.dismissSuspensionScreens(
            screens.removeValue(forKey: requirement) ?? [],
            of: Set(tickets.compactMap(\.screen)))
    }

    /// Waits for the outcome of a suspended request; `nil` if the waiting task is cancelled or the
    /// router is closed. The request stays suspended then.
    private func end(
        of ticket: JourneyTicket, whenAnswered: @escaping @MainActor () -> Void
    ) async -> RouteOutcome? {
        guard let clock = router?.clock else { return nil }
        let patience = Task {
            let wait = ticket.expires.timeIntervalSince(clock.now())
            guard (try? await clock.sleep(.seconds(wait))) != nil else { return }
            if suspended.contains(where: { $0.id == ticket.id }) {
                await resume(ticket.id)
            } else if !resuming.contains(ticket.id) {
                end(ticket, because: .journeyUsed)
            }
        }
        let outcome = await tickets.end(of: ticket.id, whenAnswered: whenAnswered)
        patience.cancel()
        return outcome
    }
}

extension Journeys: RouterCapability {
    public func install(on router: AppRouter, at site: CallSite) {
        self.router = router.serving(insteadOf: self.router, at: site)
        router.whenClosed { [weak tickets] in tickets?.releaseCallers() }
    }
}
