public import RouteMatching
public import RoutingKit

/// A route of a started app: its pattern and what is known about what answers it.
///
/// What it says never changes, so it is passed on as one reference.
@MainActor
public final class Route {
    /// The pattern of its path.
    public let pattern: RoutePattern
    /// What its Navigator decodes.
    public let parameters: [RouteParameter]
    /// The pattern of the screen under it when a link from outside opens it.
    public let parent: RoutePattern?

    let registration: Registration
    /// What an extension makes of it; nothing by default.
    package let override: RouteOverride
    /// Where requests are sent instead; `nil` if a Navigator answers, or nothing does because the
    /// route is closed.
    let target: RedirectTarget?
    /// Whether every link that it answers, if written in small letters and nothing that is ever
    /// escaped, is its own canonical form.
    let isCanonical: Bool
    /// Whether it exists in every build, as nearly all do.
    let isInAllBuilds: Bool
    /// The text of its pattern. Every outcome has it, so it is written once.
    let patternText: String
    /// Where the registration sends its requests.
    private let registeredTarget: RedirectTarget?
    /// Compiled when the first link is asked about: few routes are ever asked.
    private lazy var declaredLinks = RouteTable(
        unchecked: registration.links.compactMap { try? RoutePattern($0.path) })

    package init(
        _ registration: Registration, pattern: RoutePattern, parameters: [RouteParameter],
        parent: RoutePattern?, target: RedirectTarget? = nil,
        override: RouteOverride = RouteOverride()
    ) {
        registeredTarget = target
        self.target = override.unavailability == nil ? override.target ?? target : nil
        self.registration = registration
        requirements = registration.requirements.union(override.requirements)
        self.pattern = pattern
        patternText = pattern.description
        self.parameters = parameters
        self.parent = parent
        self.override = override
        isCanonical = pattern.isCanonical
        isInAllBuilds = registration.builds == .all
    }

    /// The module of its Navigator, for instance `Shop`.
    public var module: String { registration.module }
    /// The type of its Navigator, for instance `ProductNavigator`.
    public var navigator: String { registration.navigator }
    /// Where its requests are sent instead, for instance `/product/:id`; `nil` if its Navigator
    /// answers.
    public var redirect: String? { target?.description }
    /// What from outside may open it.
    public var access: Access { registration.access }
    /// The builds in which it exists.
    public var builds: Set<BuildTarget> { registration.builds }
    /// What must be met before it opens.
    public let requirements: Set<RouteRequirement>
    /// What opening it does to the user's data.
    public var effect: RouteEffect { registration.effect }
    /// Whether it performs an action and never shows a screen.
    public var isAction: Bool { registration.isAction }
    /// Whether the user is asked first when a request from outside would change data.
    public var asksFirst: Bool { effect == .changes && registration.ask != nil }
    /// The paths of the links that its screens may open.
    public var links: [String] { registration.links.map { $0.path } }

    /// The same route as an extension wants it.
    package func overridden(by override: RouteOverride) -> Route {
        Route(
            registration, pattern: pattern, parameters: parameters, parent: parent,
            target: registeredTarget, override: override)
    }

    /// Whether the Navigator declares a link of this form.
    func declares(_ link: DeepLink) -> Bool { declaredLinks.match(link.segments) != nil }

    /// Whether a query may hold a parameter of this name.
    func takes(_ name: String) -> Bool {
        parameters.contains { $0.isNamed(name) && !$0.isPayload }
    }

    /// What may come from a query, with the values of the path in front.
    func values(
        path: [DeepLink.QueryItem], query: [DeepLink.QueryItem]
    ) throws(ParameterError) -> ParameterValues {
        if query.isEmpty { return ParameterValues(items: path) }
        var items = path
        for item in query {
            guard let parameter = parameters.first(where: { $0.isNamed(item.name) }),
                !parameter.isPayload
            else { continue }
            // A query must never override or extend what the path says.
            guard !pattern.parameterNames.contains(item.name.asciiLowercased) else {
                throw .repeated(name: parameter.name)
            }
            items.append(.init(name: parameter.name, value: item.value))
        }
        return ParameterValues(items: items)
    }

    /// The URL of the screen under one of this route.
    func parentLink(of values: ParameterValues) -> DeepLink? {
        guard let parent else { return nil }
        let path = values.items.filter {
            parent.parameterNames.contains($0.name.asciiLowercased)
        }
        return parent.link(of: ParameterValues(items: path))
    }
}
