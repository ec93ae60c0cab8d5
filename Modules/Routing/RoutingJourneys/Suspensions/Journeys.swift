public import Foundation
public import RoutingEngine
public import RoutingKit

/// The suspended requests of a router: each goes on once its requirement is met, also in another
/// launch of the app, or is dropped for a reason.
///
///     let journeys = Journeys(store: file)
///     router.use(journeys)
///     router.register(LoginInterceptor(priority: 300, on: journeys, showing: "/login") { ... })
///
///     session.signIn(name)
///     await journeys.resume(after: .login, as: name)
@MainActor
public final class Journeys {
    private let tickets: SuspendedRequests
    /// The router that suspends requests here; `nil` if none does.
    private(set) weak var router: AppRouter?

    /// Makes an empty set of journeys, or one with the requests of an earlier launch.
    /// - Parameter store: Where suspended requests are kept; as long as the process lives by
    ///   default.
    public init(store: any JourneyStore = MemoryJourneyStore()) {
        tickets = SuspendedRequests(store: store)
    }

    /// The requests that are suspended, the oldest first.
    public var suspended: [JourneyTicket] { tickets.waiting }

    /// Lets the requests go on that wait for a requirement: each once, past all interceptors again.
    ///
    /// Links from outside go first, so that what the user asked for ends on top of them.
    /// - Parameters:
    ///   - requirement: What is met now.
    ///   - user: The user who met it.
    /// - Returns: What became of each; a dropped one is refused with a ``JourneyError``.
    @discardableResult
    public func resume(
        after requirement: RouteRequirement, as user: String? = nil
    ) async -> [RouteOutcome] {
        var outcomes: [RouteOutcome] = []
        let tickets = suspended.filter { $0.requirement == requirement }
        let ordered =
            tickets.filter(\.trust.isOutside) + tickets.filter { !$0.trust.isOutside }
        for ticket in ordered {
            outcomes.append(await resume(ticket.id, as: user))
        }
        return outcomes
    }

    /// Lets one request go on.
    /// - Parameters:
    ///   - id: Its ticket.
    ///   - user: The user who met its requirement.
    /// - Returns: What became of it.
    @discardableResult
    public func resume(_ id: JourneyTicket.ID, as user: String? = nil) async -> RouteOutcome {
        guard let router else { return .refused(url: nil, because: .journey(.unknown)) }
        let (ticket, request) = tickets.take(id, as: user, at: router.clock.now())
        switch request {
        case .success(let request):
            let outcome = await router.route(request)
            tickets.end(id, with: outcome)
            return outcome
        case .failure(let fault):
            let outcome = router.pipeline.refuse(
                RouteRequest(url: ticket?.url), because: .journey(fault))
            // A caller that waits for a used one waits for what goes on at this moment.
            if fault != .used { tickets.end(id, with: outcome) }
            return outcome
        }
    }

    /// Suspends a request and shows the screen that helps it to go on: the verdict of an
    /// interceptor.
    ///
    ///     func intercept(_ request: InterceptedRequest) async throws -> InterceptorVerdict {
    ///         try await journeys.suspend(request, by: Suspension(until: age, showing: "/age"))
    ///     }
    ///
    /// - Throws: `RouteError` if the screen can't be shown or what travels beside the URL can't be
    ///   kept; the request is not suspended then.
    public func suspend(
        _ request: InterceptedRequest, by suspension: Suspension
    ) async throws -> InterceptorVerdict {
        if request.isDryRun { throw RouteError.Reason.unmet(suspension.requirement) }
        guard let router, !request.isOver else { throw RouteError.Reason.cancelled }
        let (ticket, replaced) = try tickets.suspend(
            request.request, to: request.url, by: suspension, clock: router.clock)
        for old in replaced {
            tickets.end(
                old.id,
                with: router.pipeline.refusal(of: old.request(with: nil), because: .superseded))
        }
        let held = RouteTicket(id: ticket.id, requirement: ticket.requirement, url: ticket.url) {
            [weak self] in await self?.end(of: ticket)
        }
        guard let screen = suspension.screen, !router.pipeline.isOnTop(screen) else {
            return .suspend(held)
        }
        if let error = await router.pipeline.showSuspensionScreen(screen, for: request).error {
            tickets.forget(ticket.id)
            throw error
        }
        return .suspend(held)
    }

    /// Waits for what becomes of a suspended request in the end: it goes on, or it is dropped.
    /// - Returns: `nil` if the waiting task is cancelled; the request goes on waiting.
    private func end(of ticket: JourneyTicket) async -> RouteOutcome? {
        let patience = router.map { router in
            Task { [clock = router.clock] in
                let wait = ticket.expires.timeIntervalSince(clock.now())
                guard (try? await clock.sleep(.seconds(wait))) != nil else { return }
                if suspended.contains(where: { $0.id == ticket.id }) { await resume(ticket.id) }
            }
        }
        let outcome = await tickets.end(of: ticket.id)
        patience?.cancel()
        return outcome
    }

    fileprivate func install(on router: AppRouter) {
        self.router = router
    }
}

extension AppRouter {
    /// Lets requests be suspended and go on.
    public func use(_ journeys: Journeys) {
        journeys.install(on: self)
    }
}
