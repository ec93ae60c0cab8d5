public import RouteMatching
public import RoutingKit

/// A route of a started app: its pattern, its Navigator and its checks.
///
/// It never changes, so it is passed on as one reference.
@MainActor
public final class Route {
    package let registration: Registration
    /// What it declares about its links.
    let declaration: RouteDeclaration
    /// The pattern of the screen under it when a link from outside opens it.
    package let parent: RoutePattern?
    /// The changes that an extension makes to it; none by default.
    package let override: RouteOverride
    /// The requirements that must be met before it opens.
    public let requirements: Set<RouteRequirement>
    /// The target to which requests are redirected; `nil` if a Navigator answers, or if the route is
    /// closed.
    let target: RedirectTarget?
    /// Whether it exists in every build and nothing has closed it, as for nearly all routes.
    let isAlwaysThere: Bool
    /// The text of its pattern. Every outcome contains it, so it is created once.
    private(set) lazy var patternText = pattern.description
    /// The segments of its pattern, for interceptors that ask what is under a prefix.
    private lazy var prefix = RoutePrefix(pattern)
    /// The target to which the registration redirects.
    private let registeredTarget: RedirectTarget?

    package init(
        _ registration: Registration, pattern: RoutePattern, parameters: [RouteParameter],
        parent: RoutePattern?, target: RedirectTarget? = nil,
        override: RouteOverride = RouteOverride()
    ) {
        self.registration = registration
        declaration = RouteDeclaration(registration, pattern, parameters)
        self.parent = parent
        self.override = override
        requirements = registration.requirements.union(override.requirements)
        self.target = override.unavailability == nil ? override.target ?? target : nil
        isAlwaysThere = registration.builds == .all && override.unavailability == nil
        registeredTarget = target
    }

    /// The same route with the changes of an extension.
    package func overridden(by override: RouteOverride) -> Route {
        Route(
            registration, pattern: pattern, parameters: parameters, parent: parent,
            target: registeredTarget, override: override)
    }

    /// Whether its path begins with these segments: `/cart/add` is under `/cart`, `/cartoon` is
    /// not.
    func isUnder(_ prefix: RoutePrefix) -> Bool { prefix.covers(self.prefix) }
}

extension Route {
    /// The pattern of its path.
    public nonisolated var pattern: RoutePattern { declaration.pattern }
    /// The parameters that its Navigator decodes.
    package nonisolated var parameters: [RouteParameter] { declaration.parameters }
    /// The module of its Navigator, for instance `Shop`.
    public var module: String { registration.module }
    /// The type of its Navigator, for instance `ProductNavigator`.
    public var navigator: String { registration.navigator }
    /// The target to which its requests are redirected, for instance `/product/:id`; `nil` if its
    /// Navigator answers.
    public var redirect: String? { target?.description }
    /// The origins from outside that may open it.
    public var access: Access { registration.access }
    /// The builds in which it exists.
    package var builds: Set<BuildTarget> { registration.builds }
    /// The effect of opening it on the user's data.
    public var effect: RouteEffect { registration.effect }
    /// Whether it performs an action and never shows a screen.
    package var isAction: Bool { registration.isAction }
    /// Whether it offers a value that changes.
    package var offersValues: Bool { registration.offersValues }
    /// The name of the type of its value, for instance `Int`; `nil` if it declares none.
    package var valueTypeName: String? { registration.valueType.map { String(nameOf: $0) } }
    /// Whether the user is asked first when a request from outside would change data.
    package var asksFirst: Bool { registration.asksFirst }
    /// The paths of the links that its screens may open.
    package var links: [String] { registration.links.map { $0.path } }
    /// The place of its registration, and the set that it belongs to.
    package var site: CallSite { registration.site }
}

extension Route {
    /// Whether the Navigator declares a link of this form. Asked in debug builds only, so its table
    /// isn't kept.
    /// - Parameter constraints: The constraints that the paths of its links may name.
    func declares(_ link: DeepLink, constraints: [RouteConstraint]) -> Bool {
        let patterns = links.compactMap { try? RoutePattern($0) }
        return RouteTable(unchecked: patterns, constraints: constraints).match(link.segments) != nil
    }

    /// Whether a query may hold a parameter of this name.
    func takes(_ name: String) -> Bool { declaration.takes(name) }

    /// The name of a parameter that a misspelled one perhaps means.
    func nearest(to name: String) -> String? {
        Spelling.nearest(to: name, among: parameters.filter { !$0.isPayload }.map(\.name))
    }

    /// The values of the path, followed by those that the route takes from a query, and whether it
    /// takes each item, spelt as it declares it.
    func values(
        path: [DeepLink.QueryItem], query: [DeepLink.QueryItem]
    ) throws(RouteError.Reason) -> (values: ParameterValues, isWhole: Bool) {
        var (items, isWhole) = (path, true)
        for item in query {
            guard let place = declaration.place(of: item.name) else {
                isWhole = false
                continue
            }
            let name = declaration.parameters[place].name
            // A query must never override or extend the values of the path.
            if declaration.isInPath[place] { throw .parameter(.repeated(name: name)) }
            isWhole = isWhole && name == item.name
            items.append(.init(name: name, value: item.value))
        }
        return (ParameterValues(items: items), isWhole)
    }

    /// The URL of the screen under one of this route.
    func parentLink(of values: ParameterValues) -> DeepLink? {
        guard let parent else { return nil }
        let path = values.items.filter { parent.hasParameter(named: $0.name) }
        return parent.link(of: ParameterValues(items: path))
    }

    /// Whether each segment that hides a separator is the value of a parameter that may contain
    /// one.
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
    /// Why the route is closed to everyone; `nil` if it is not.
    package var unavailability: AnyRouteErrorReason?
    /// Where its requests are sent instead.
    package var target: RedirectTarget?
    /// The origin of the changes, which joins the trust of each request that they redirect.
    package var origin = RouteOrigin.app
    /// The requirements besides those of the registration.
    package var requirements: Set<RouteRequirement> = .nothing
    /// A value that the extension keeps with the route for its own use.
    package var attachment: (any Sendable)?

    /// Changes nothing.
    package init() {}
}

extension DeepLink {
    /// How many segments hold a slash or a backslash, once they are decoded.
    var hiddenSeparators: Int {
        parts.isPlain ? 0 : segments.count { $0.holdsSeparator }
    }
}

extension String {
    fileprivate var holdsSeparator: Bool {
        unicodeScalars.contains { $0 == "/" || $0 == "\\" }
    }
}
