package import RoutingKit

/// A screen that remembers its parameters.
package final class PageScreen: Screen {
    package let title: String

    package init(title: String) {
        self.title = title
    }
}

/// Makes a ``PageScreen`` and records its parameters.
package final class PageNavigator<Parameters: Decodable & Sendable>: Navigating {
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

    package func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) async throws -> Destination {
        try await run()
    }
}

/// Changes the user's data and counts the changes.
package final class ChangingNavigator: Navigating {
    package static let effect = RouteEffect.changes
    package private(set) var changes = 0

    package init() {}

    package func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination {
        changes += 1
        return .value(changes)
    }
}

/// Makes screens that declare one link.
package struct LinkingNavigator<Template: LinkTemplate>: Navigating {
    package static var links: [any LinkTemplate.Type] { [Template.self] }

    package init() {}

    package func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination {
        .screen(PageScreen(title: "links to \(Template.path)"))
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

    package init() {}

    package func question(for parameters: ItemParameters, consent: Consent) -> any Screen {
        questions.append(consent)
        return PageScreen(title: "Add \(parameters.id)?")
    }

    package func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: ItemParameters
    ) -> Destination {
        changes.append(parameters)
        return .value(changes.count)
    }
}
