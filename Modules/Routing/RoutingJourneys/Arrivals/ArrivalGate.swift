public import Observation
public import RouteMatching
public import RoutingEngine
import RoutingKit

/// A link from outside that waits for the app to start, and is refused at the end of its lifetime.
@MainActor
private final class Arrival {
    let request: RequestRun
    /// The route that will answer; `nil` if none does.
    let route: RoutePattern?
    /// How often the user had moved when it arrived.
    let moves: Int
    private let clock: RouteClock
    /// When it is too late to open it, since the fixed moment of the clock.
    private let expiry: Duration
    /// Refuses it then.
    private let alarm: Task<Void, Never>

    init(_ request: RequestRun, on router: AppRouter, lifetime: Duration) {
        self.request = request
        route = request.foresee()?.pattern
        moves = router.userMoveCount
        clock = router.clock
        expiry = clock.elapsed() + lifetime
        alarm = Task { [clock, expiry] in
            try? await clock.sleep(expiry - clock.elapsed())
            if !Task.isCancelled { request.refuse(because: .arrivalExpired) }
        }
    }

    deinit { alarm.cancel() }

    /// The kind of its origins.
    var kind: Set<String> { request.original.trust.originNames }

    /// Whether it is too late to open it, even if the alarm has not fired yet.
    var isLate: Bool { expiry <= clock.elapsed() }
}

extension ArrivalPolicy {
    /// Whether a link gives way to a newer one of the same kind.
    @MainActor
    fileprivate func replaces(_ old: Arrival, by new: Arrival) -> Bool {
        switch self {
        case .all: false
        case .latest: true
        case .onePerRoute: old.route != nil && old.route == new.route
        }
    }
}

/// Lets links from outside wait until an app is ready to show them.
///
/// As soon as the last condition is met, the links open in the order of their arrival. If the user
/// has navigated meanwhile, a link becomes a ``LateLink``, and the app asks first.
@MainActor
@Observable
public final class ArrivalGate {
    private let lifetime: Duration
    private let limit: Int
    private let policy: ArrivalPolicy
    private var missing: Set<LaunchCondition>
    /// The links that wait, in the order of their arrival.
    private var waiting: [Arrival] = []
    private var late: [(link: LateLink, arrival: Arrival)] = []
    private let observers = Observers<LateLink>()
    @ObservationIgnored private weak var router: AppRouter?

    /// Without conditions, links open immediately. Each link waits for at most `lifetime`, and at
    /// most `limit` links of one kind of origin wait; the next one is refused.
    public init(
        until conditions: Set<LaunchCondition>, policy: ArrivalPolicy = .all,
        lifetime: Duration = .seconds(60), limit: Int = 16
    ) {
        self.lifetime = lifetime
        self.limit = limit
        self.policy = policy
        missing = conditions
    }

    /// Whether links open without waiting: all conditions are met.
    public var isOpen: Bool { missing.isEmpty }

    /// Meets a condition. With the last one, the links that wait are opened or become late.
    /// - Parameter condition: One that isn't awaited, or is met already, changes nothing.
    public func fulfill(_ condition: LaunchCondition) {
        missing.remove(condition)
        guard isOpen, let router else { return }
        let arrived = waiting
        waiting = []
        for arrival in arrived {
            if arrival.isLate {
                arrival.request.refuse(because: .arrivalExpired)
            } else if arrival.moves == router.userMoveCount {
                arrival.request.start()
            } else {
                let link = LateLink(
                    url: router.redacted(arrival.request.original).url ?? "")
                late.append((link, arrival))
                observers.publish(link)
            }
        }
    }

    /// The late links that no one has answered, in the order of their arrival. They are observable.
    public var lateLinks: [LateLink] { late.map(\.link) }

    /// Calls a closure for each late link from now on, until the returned token withdraws it.
    @discardableResult
    public func observeLateLinks(
        _ observer: @escaping @MainActor (LateLink) -> Void
    ) -> ObserverToken {
        observers.add(observer)
    }

    /// Opens a late link, or drops it.
    /// - Parameters:
    ///   - link: One of ``lateLinks``; another one has been answered already, and changes nothing.
    ///   - opens: Whether the user wants it.
    public func answer(_ link: LateLink, opens: Bool) {
        guard let index = late.firstIndex(where: { $0.link == link }) else { return }
        let arrival = late.remove(at: index).arrival
        if arrival.isLate {
            arrival.request.refuse(because: .arrivalExpired)
        } else if opens {
            arrival.request.start()
        } else {
            arrival.request.refuse(because: .arrivalDeclined)
        }
    }

    private func hold(_ request: RequestRun, on router: AppRouter) {
        let arrival = Arrival(request, on: router, lifetime: lifetime)
        // A link of one kind never replaces one of another, nor takes its room.
        let alike = waiting.filter { $0.kind == arrival.kind }
        let replaced = alike.last { policy.replaces($0, by: arrival) }
        guard alike.count < limit || replaced != nil else {
            return request.refuse(because: .arrivalFull(limit: limit))
        }
        waiting.append(arrival)
        replaced?.request.refuse(because: .arrivalReplaced)
    }
}

extension ArrivalGate: RouterExtension {
    package func admits(_ request: RequestRun) -> Bool {
        guard let router, !isOpen, request.original.origin.isOutside else { return true }
        hold(request, on: router)
        return false
    }

    package func ended(_ request: RequestRun) {
        guard request.original.origin.isOutside else { return }
        waiting.removeAll { $0.request === request }
        late.removeAll { $0.arrival.request === request }
    }
}

extension ArrivalGate: RouterCapability {
    public func install(on router: AppRouter, at site: CallSite) {
        self.router = router.serving(insteadOf: self.router, at: site)
        router.install(self)
    }
}
