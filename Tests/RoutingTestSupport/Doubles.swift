package import RoutingEngine
package import RoutingKit

/// A screen that shows its title, and keeps objects, as a screen keeps its view model.
package final class PageScreen: Screen {
    package let title: String
    private let kept: [AnyObject]

    package init(title: String, keeping kept: AnyObject...) {
        self.title = title
        self.kept = kept
    }
}

/// Makes a ``PageScreen`` and records its parameters.
package final class PageNavigator<Parameters: Decodable & Sendable>: SourceNavigating {
    package private(set) var received: [Parameters] = []
    package private(set) var sources: [(any RoutingSource)?] = []
    package private(set) var transitions: [TransitionType] = []

    package nonisolated init() {}

    package func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) -> Destination {
        received.append(parameters)
        sources.append(source)
        transitions.append(transition)
        return .screen(PageScreen(title: "\(parameters)"))
    }
}

/// Runs a closure: an action, a page that fails, or a page that waits.
package struct ClosureNavigator: Navigating {
    private let run: @MainActor () async throws -> Destination

    package init(run: @escaping @MainActor () async throws -> Destination) {
        self.run = run
    }

    /// An action that waits until a door is open.
    @MainActor
    package init(behind door: Door) {
        run = {
            await door.pass()
            return .value(1)
        }
    }

    package func destination(for parameters: NoParameters) async throws -> Destination {
        try await run()
    }
}

/// Offers a value: what a closure reads.
package struct ClosureValueNavigator: ValueNavigating {
    private let changed: @MainActor () -> AsyncStream<Void>
    private let read: @MainActor () throws -> Int

    /// - Parameter changed: Makes a sequence of changes; there are none by default.
    package init(
        changing changed: @escaping @MainActor () -> AsyncStream<Void> = { AsyncStream { _ in } },
        read: @escaping @MainActor () throws -> Int
    ) {
        self.changed = changed
        self.read = read
    }

    package func value(for parameters: NoParameters) throws -> Int { try read() }
    package func changes(for parameters: NoParameters) -> AsyncStream<Void> { changed() }
}

/// Changes the user's data and counts the changes.
package final class ChangingNavigator: Navigating {
    package static let effect = RouteEffect.changes
    package private(set) var changes = 0

    package init() {}

    package func destination(for parameters: NoParameters) -> Destination {
        changes += 1
        return .value(changes)
    }
}

/// Parameters that identify one item.
package struct ItemParameters: Codable, Hashable, Sendable {
    package let id: Int

    package init(id: Int) {
        self.id = id
    }
}

/// Changes the user's data, counts the changes, and asks the user if the request is from outside.
package final class AskingNavigator: ConfirmedNavigating {
    package static let effect = RouteEffect.changes
    package private(set) var changes: [ItemParameters] = []
    package private(set) var questions: [Consent] = []
    private let door: Door?

    /// - Parameter door: Makes the question when it is open.
    package init(behind door: Door? = nil) {
        self.door = door
    }

    package func question(for parameters: ItemParameters, consent: Consent) async -> any Screen {
        await door?.pass()
        questions.append(consent)
        return PageScreen(title: "Add \(parameters.id)?")
    }

    package func destination(for parameters: ItemParameters) -> Destination {
        changes.append(parameters)
        return .value(changes.count)
    }
}

/// Parameters of one value, named `value`, and a link with it in its path.
package struct One<Value: Codable & Hashable & Sendable>: LinkTemplate, Hashable {
    package static var path: String { "/item/:value" }
    package let value: Value

    package init(value: Value) {
        self.value = value
    }
}

/// Parameters of a payload alone.
package struct Attached: Decodable, Sendable {
    package let items: Payload<[Int]>
}

/// A value that no text can hold.
package final class Unwritable: Encodable, Sendable {
    package init() {}

    package func encode(to encoder: any Encoder) throws { throw NotFound("ink") }
}

/// Runs closures, and records the requests that it receives.
@MainActor
package final class ClosureInterceptor: RouteInterceptor {
    package let priority: Int
    package let timeLimit: Duration
    package let hasEffects: Bool
    package private(set) var asked: [String] = []
    private let enforced: (@MainActor (RouteRequirement, Route) -> Bool)?
    private let wanted: @MainActor (InterceptedRequest) -> Bool
    private let verdict: @MainActor (InterceptedRequest) async throws -> InterceptorVerdict

    package init(
        priority: Int = 0, timeLimit: Duration = .seconds(10), hasEffects: Bool = false,
        enforces enforced: (@MainActor (RouteRequirement, Route) -> Bool)? = nil,
        wants wanted: @escaping @MainActor (InterceptedRequest) -> Bool = { _ in true },
        _ verdict: @escaping @MainActor (InterceptedRequest) async throws -> InterceptorVerdict
    ) {
        self.priority = priority
        self.timeLimit = timeLimit
        self.hasEffects = hasEffects
        self.enforced = enforced
        self.wanted = wanted
        self.verdict = verdict
    }

    /// Lets requests pass as soon as a door is open.
    package convenience init(
        behind door: Door, priority: Int = 0, timeLimit: Duration = .seconds(10),
        wants wanted: @escaping @MainActor (InterceptedRequest) -> Bool = { _ in true }
    ) {
        self.init(priority: priority, timeLimit: timeLimit, wants: wanted) { _ in
            await door.pass()
            return .proceed
        }
    }

    package func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool {
        enforced?(requirement, route) ?? false
    }

    package func wants(_ request: InterceptedRequest) -> Bool { wanted(request) }

    package func intercept(_ request: InterceptedRequest) async throws -> InterceptorVerdict {
        asked.append(request.url)
        return try await verdict(request)
    }
}

/// The events of a router: requests by their URLs, and others as a log has them.
@MainActor
package final class EventList {
    package private(set) var all: [String] = []
    /// How often the stage has moved.
    package private(set) var moves = 0

    package init() {}

    /// Records the events of a router from now on.
    package convenience init(of router: AppRouter) {
        self.init()
        router.observe(add)
    }

    package func append(_ text: String) { all.append(text) }

    package func add(_ event: RouteEvent) {
        switch event {
        case .began(let request): all.append("began \(request.url ?? "no URL")")
        case .ended(let outcome): all.append("ended \(outcome.url ?? "no URL")")
        case .moved: moves += 1
        case .asksToLeave(let reasons): all.append("asks \(reasons.joined(separator: " "))")
        case .discarded(let reasons): all.append("discarded \(reasons.joined(separator: " "))")
        default: all.append("\(event)")
        }
    }
}
