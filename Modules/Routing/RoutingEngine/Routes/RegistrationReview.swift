import RouteMatching
import RoutingKit

/// Checks the registrations of an app against one another and collects all errors.
@MainActor
struct RegistrationReview {
    private(set) var routes: [Route] = []
    private(set) var table: RouteTable?
    private(set) var issues: [RegistrationError.Issue] = []
    private let links: UniversalLinks

    init(
        _ registrations: [Registration], constraints: [RouteConstraint] = [],
        links: UniversalLinks
    ) {
        self.links = links
        let site = CallSite(file: "UniversalLinks", line: nil)
        issues = links.issues.map { .init(site: site, message: $0) }
        for registration in registrations { add(registration) }
        reviewTable(constraints)
        for route in routes { reviewParent(of: route) }
        let order = Dictionary(
            registrations.enumerated().map { ($1.site, $0) },
            uniquingKeysWith: { first, _ in first })
        issues.sort { (order[$0.site] ?? 0) < (order[$1.site] ?? 0) }
    }

    private mutating func add(_ registration: Registration) {
        do {
            let pattern = try RoutePattern(registration.path)
            let parent = try registration.parent.map { try RoutePattern($0) }
            reviewEffect(of: registration)
            let parameters = reviewParameters(of: registration, for: pattern)
            let target = try registration.target.map { try RedirectTarget($0, of: links) }
            routes.append(
                Route(
                    registration, pattern: pattern, parameters: parameters, parent: parent,
                    target: target))
        } catch let refusal as DeepLinkError {
            let error = RouteError(url: registration.target, reason: .link(refusal))
            report(registration, "\(registration.path) can't be redirected. \(error)")
        } catch {
            report(registration, "\(error)")
        }
    }

    private mutating func reviewTable(_ constraints: [RouteConstraint]) {
        do {
            table = try RouteTable(routes.map(\.pattern), constraints: constraints)
        } catch {
            let sentences = RouteTableSentences(
                routes.map(\.pattern), constraints: constraints,
                texts: routes.map(\.registration.path),
                places: routes.map { "\($0.registration.site)" })
            for problem in error.issues {
                let (subject, message) = sentences.sentence(for: problem)
                switch subject {
                case .pattern(let index): report(routes[index].registration, message)
                case .constraint(let index):
                    var site = constraints[index].site
                    site.set = constraints[index].set
                    issues.append(.init(site: site, message: message))
                }
            }
        }
    }

    private mutating func reviewEffect(of registration: Registration) {
        guard registration.effect == .changes else { return }
        if registration.offersValues {
            report(
                registration,
                "\(registration.navigator) offers values and changes data; values are read at any "
                    + "time, so let another Navigator change the data")
        }
        if registration.access != .closed, !registration.asksFirst {
            report(
                registration,
                "\(registration.navigator) changes data, so \(registration.path) must stay closed "
                    + "to links from outside, unless it asks the user first (ConfirmedNavigating)")
        }
    }

    /// Empty if the parameters can't be determined.
    private mutating func reviewParameters(
        of registration: Registration, for pattern: RoutePattern
    ) -> [RouteParameter] {
        let (path, navigator) = (registration.path, registration.navigator)
        let parameters: [RouteParameter]
        do {
            parameters = try registration.parameters.get()
        } catch {
            report(registration, Self.sentence(about: error, in: navigator))
            return []
        }
        for (place, segment) in pattern.segments.enumerated() {
            guard let name = segment.name else { continue }
            guard let parameter = parameters.first(where: { $0.isNamed(name) && !$0.isPayload })
            else {
                let names = parameters.filter { !$0.isPayload }.map(\.name)
                let meant = Spelling.nearest(to: name, among: names)
                let all = names.map { "'\($0)'" }.joined(separator: ", ")
                report(
                    registration,
                    "\(path) names the parameter '\(name)', which \(navigator) does not take; "
                        + (meant.map { "did you mean '\($0)'?" }
                            ?? (names.isEmpty ? "it takes none" : "it takes \(all)")))
                continue
            }
            if segment.kind == .rest, !parameter.isRepeated {
                report(
                    registration,
                    "\(path) gives '\(name)' one value for each segment, so \(navigator) must take "
                        + "an array")
            }
            if pattern.isOptional(at: place), parameter.isRequired {
                report(
                    registration,
                    "\(path) may lack '\(name)', which \(navigator) requires; make it optional "
                        + "there, or leave out the '?'")
            }
        }
        return parameters
    }

    private static func sentence(about error: any Error, in navigator: String) -> String {
        switch error {
        case is ParameterShapeError:
            "the parameters of \(navigator) must be a structure with a property for each of "
                + "them, such as struct Parameters: Decodable { let id: Int }"
        case let property as UnreadableProperty:
            "the parameter '\(property)' of \(navigator) can't be read from a URL; use a "
                + "number, a text, an enumeration, a date, a URL, an array of these or a Payload, or "
                + "let its type conform to ParameterExample"
        default:
            "the parameters of \(navigator) can't be determined, because their init(from:) "
                + "throws for example values; let the types of the properties conform to "
                + "ParameterExample"
        }
    }

    private mutating func reviewParent(of route: Route) {
        guard let path = route.parent else { return }
        let (own, text) = (route.registration.path, route.registration.parent ?? "\(path)")
        guard let parent = parent(of: route) else {
            let others = routes.filter { $0 !== route }.map(\.registration.path)
            let meant = Spelling.nearest(to: text, among: others)
            return report(
                route.registration,
                "the parent \(text) is no registered route; "
                    + (meant.map { "did you mean \($0)?" } ?? "register it, or name another one"))
        }
        if !parent.access.isSuperset(of: route.access) {
            report(
                route.registration, "the parent \(text) is less open to the outside than \(own)")
        }
        if parent.effect == .changes {
            report(
                route.registration,
                "the parent \(text) changes data, which a screen that is opened under another one "
                    + "must not")
        }
        if let unmet = parent.requirements.subtracting(route.requirements).first {
            report(
                route.registration,
                "the parent \(text) requires '\(unmet.name)', which \(own) does not")
        }
        let required = parent.parameters.filter { $0.isRequired && !$0.isPayload }
            .map(\.name.asciiLowercased)
        let needed = path.parameterNames.union(required)
        if let name = needed.subtracting(route.pattern.parameterNames).min() {
            report(
                route.registration,
                "the parent \(text) needs '\(name)', which \(own) does not give")
        }
        var ancestor: Route? = parent
        for _ in routes { ancestor = ancestor.flatMap { self.parent(of: $0) } }
        if ancestor != nil { report(route.registration, "the parents of \(own) form a cycle") }
    }

    private func parent(of route: Route) -> Route? {
        route.parent.flatMap { path in routes.first { $0.pattern.isEquivalent(to: path) } }
    }

    private mutating func report(_ registration: Registration, _ message: String) {
        issues.append(.init(site: registration.site, message: message))
    }
}
