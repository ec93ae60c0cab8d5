import RoutingKit

/// A screen that remembers what it was made from.
final class PageScreen: Screen {
    let title: String

    init(title: String) {
        self.title = title
    }
}

/// Makes a ``PageScreen`` and records what it received.
final class PageNavigator<Parameters: Decodable & Sendable>: Navigating {
    private(set) var received: [Parameters] = []
    private(set) var sources: [(any RoutingSource)?] = []
    private(set) var transitions: [TransitionType] = []

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) -> Destination {
        received.append(parameters)
        sources.append(source)
        transitions.append(transition)
        return .screen(PageScreen(title: "\(parameters)"))
    }
}

/// Runs a closure: an action, a page that fails, a page that waits.
struct ClosureNavigator: Navigating {
    let run: @MainActor () async throws -> Destination

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) async throws -> Destination {
        try await run()
    }
}

/// Changes the data of a user and counts how often.
final class ChangingNavigator: Navigating {
    static let effect = RouteEffect.changes
    private(set) var changes = 0

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination {
        changes += 1
        return .value(changes)
    }
}

/// Makes screens that declare one link.
struct LinkingNavigator<Template: LinkTemplate>: Navigating {
    static var links: [any LinkTemplate.Type] { [Template.self] }

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination {
        .screen(PageScreen(title: "links to \(Template.path)"))
    }
}

/// The parameters of a page that names one thing.
struct ItemParameters: Codable, Hashable, Sendable {
    let id: Int
}

/// Changes the data of a user, counts how often, and asks before a link from outside may.
final class AskingNavigator: ConfirmedNavigating {
    static let effect = RouteEffect.changes
    private(set) var changes: [ItemParameters] = []
    private(set) var questions: [Consent] = []

    func question(for parameters: ItemParameters, consent: Consent) -> any Screen {
        questions.append(consent)
        return PageScreen(title: "Add \(parameters.id)?")
    }

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: ItemParameters
    ) -> Destination {
        changes.append(parameters)
        return .value(changes.count)
    }
}
