public import RouteMatching
public import RoutingKit

/// A route of a started app; immutable, and so passed on as one reference.
@MainActor
public final class Route {
    let registration: Registration
    /// The pattern of its path, for instance `/product/:id`.
    public nonisolated let pattern: RoutePattern
    package nonisolated let parameters: [RouteParameter]
    /// For each parameter, whether the path gives it.
    private let isInPath: [Bool]
    /// Whether each link that it answers is canonical if it is in lowercase and holds nothing to
    /// escape.
    nonisolated let isCanonical: Bool
    /// The origins outside the app whose requests may open it.
    public nonisolated let access: Access
    /// What opening it does to the user's data.
    public nonisolated let effect: RouteEffect
    /// The module of its Navigator, for instance `Shop`; of a redirect the one that registers it.
    public let module: String
    /// The path with which it is registered, as it is written there: `/product/:id`.
    public var path: String { registration.path }
    /// The type of its Navigator, for instance `ProductNavigator`.
    public let navigator: String
    /// Whether it performs an action and never shows a screen.
    let isAction: Bool
    /// The pattern of the screen under it when a link from outside opens it.
    package let parent: RoutePattern?
    package let override: RouteOverride
    /// What has to be met before the route opens: as registered, and as extensions require.
    public let requirements: Set<RouteRequirement>
    /// Where its requests are redirected; `nil` if a Navigator answers, or if the route is closed.
    package let target: RedirectTarget?
    /// Whether it exists in every build and nothing has closed it, as for nearly all routes.
    let isAlwaysThere: Bool
    /// The text of the pattern. Every outcome contains it, so it is made once.
    private(set) lazy var patternText = pattern.description
    private lazy var segmentTexts = pattern.segments.map { "\($0)".asciiLowercased }
    private let registeredTarget: RedirectTarget?

    init(
        _ registration: Registration, pattern: RoutePattern, parameters: [RouteParameter],
        parent: RoutePattern?, target: RedirectTarget? = nil,
        override: RouteOverride = RouteOverride()
    ) {
        self.registration = registration
        self.pattern = pattern
        self.parameters = parameters
        isInPath = parameters.map { pattern.hasParameter(named: $0.name) }
        isCanonical = pattern.isCanonical
        access = registration.access
        let type = registration.type
        effect = type?.effect ?? .reads
        navigator = type.map { String(nameOf: $0) } ?? "redirect"
        let place = type.map { String(nameOf: $0, isQualified: true) } ?? registration.site.file
        // Searched without a closure, which would check its actor for each character.
        let end = place.utf8.firstIndex(of: UInt8(ascii: type == nil ? "/" : "."))
        module = String(place[..<(end ?? place.endIndex)])
        isAction = type?.isAction ?? false
        self.parent = parent
        self.override = override
        requirements = registration.requirements.union(override.requirements)
        self.target = override.unavailability == nil ? override.target ?? target : nil
        isAlwaysThere = registration.builds == .all && override.unavailability == nil
        registeredTarget = target
    }

    /// A path that an extension adds; it only redirects.
    package convenience init(
        redirecting pattern: RoutePattern, by override: RouteOverride, at site: CallSite
    ) {
        let registration = Registration(
            path: pattern.description, source: RouteSource(.nothing), site: site)
        let parameters = (try? registration.parameters(in: pattern)) ?? []
        self.init(
            registration, pattern: pattern, parameters: parameters, parent: nil,
            override: override)
    }

    package func overridden(by override: RouteOverride) -> Route {
        Route(
            registration, pattern: pattern, parameters: parameters, parent: parent,
            target: registeredTarget, override: override)
    }

    /// Compares segments: `/cart/add` is under `/cart`, `/cartoon` is not. Compares with the
    /// pattern, because the text of a URL can be spelled in many ways.
    func isUnder(_ path: String) -> Bool {
        segmentTexts.starts(with: path.asciiLowercased.split(separator: "/"), by: ==)
    }

    /// The target to which its requests are redirected, for instance `/product/:id`; `nil` if its
    /// Navigator answers.
    public var redirect: String? { target?.description }
    package var builds: Set<BuildTarget> { registration.builds }
    /// How its screen appears, unless a request chooses a transition.
    public var presentation: RoutePresentation { registration.presentation }
    package var offersValues: Bool { registration.source.offersValues }
    package var asksFirst: Bool { registration.source.asksFirst }
    /// The type of its Navigator, which says the rest; `nil` for a redirect.
    package var type: (any Navigating.Type)? { registration.type }
    var links: [any LinkTemplate.Type] { type?.links ?? [] }
    package var site: CallSite { registration.site }

    /// Whether its Navigator declares a link. Only debug builds ask, so the table for it isn't
    /// kept.
    func declares(_ link: DeepLink, constraints: [RouteConstraint]) -> Bool {
        let patterns = links.compactMap { try? RoutePattern($0.path) }
        return RouteTable(unchecked: patterns, constraints: constraints).match(link) != nil
    }

    nonisolated func takes(_ name: String) -> Bool { index(of: name) != nil }

    /// The position of a parameter that a URL may give.
    private nonisolated func index(of name: String) -> Int? {
        parameters.firstIndex { $0.name == name && !$0.isPayload }
            ?? parameters.firstIndex { $0.isNamed(name) && !$0.isPayload }
    }

    func nearest(to name: String) -> String? {
        name.nearestSpelling(among: parameters.filter { !$0.isPayload }.map(\.name))
    }

    /// The values of the path, followed by those that the route takes from a query, and whether it
    /// takes each item, spelt as it declares it.
    func values(
        path: [DeepLink.QueryItem], query: [DeepLink.QueryItem]
    ) throws(RouteError.Reason) -> (values: ParameterValues, isWhole: Bool) {
        if query.isEmpty { return (ParameterValues(items: path), true) }
        var items = path
        var isWhole = true
        items.reserveCapacity(path.count + query.count)
        for item in query {
            guard let index = index(of: item.name) else {
                isWhole = false
                continue
            }
            let name = parameters[index].name
            // A query must never override or extend the values of the path.
            if isInPath[index] { throw .parameter(.repeated(name: name)) }
            isWhole = isWhole && name == item.name
            items.append(.init(name: name, value: item.value))
        }
        return (ParameterValues(items: items), isWhole)
    }

    func parentLink(of values: ParameterValues) -> DeepLink? {
        guard let parent else { return nil }
        let path = values.items.filter { parent.hasParameter(named: $0.name) }
        return parent.link(of: ParameterValues(items: path))
    }

    /// Whether each hidden separator is in a value of a parameter that may contain one.
    func admitsSeparators(of link: DeepLink, path: [DeepLink.QueryItem]) -> Bool {
        let hidden = link.hiddenSeparators
        guard hidden > 0 else { return true }
        return hidden
            == path.count { item in
                item.value.holdsSeparator
                    && parameters.contains { $0.isNamed(item.name) && $0.holdsSeparators }
            }
    }
}

/// The changes that an extension makes to a registered route.
package struct RouteOverride {
    /// Why the route is closed; `nil` if it isn't.
    package var unavailability: RouteError.Reason?
    /// Where its requests are sent instead.
    package var target: RedirectTarget?
    /// The origin that joins the trust of each request which the changes redirect.
    package var origin = RouteOrigin.app
    package var requirements: Set<RouteRequirement> = []
    /// A value for the extension's own use.
    package var attachment: (any Sendable)?

    package init() {}
}

extension DeepLink {
    /// Segments with a slash or a backslash, once they are decoded.
    var hiddenSeparators: Int {
        hasEscapes ? segments.count { $0.holdsSeparator } : 0
    }
}

extension String {
    fileprivate var holdsSeparator: Bool {
        unicodeScalars.contains { $0 == "/" || $0 == "\\" }
    }
}
