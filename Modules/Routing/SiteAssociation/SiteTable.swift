import RouteMatching
import RoutingEngine
import RoutingKit

/// The routes of an app in the order of precedence, and what becomes of the links of each form.
///
/// A redirect is answered step by step:
///
/// 1. Its target is a path, in which values of its own paths take the places of names.
/// 2. The forms that have a path in common with that are looked up, and each is intersected with
///    it: what is left may need a text where the redirect has a value.
/// 3. What becomes of that is asked in the same way, so that chains of redirects are followed.
/// 4. Each answer goes back to the paths of the redirect: the text that it needs takes the place
///    of the value there. So one redirect may have several entries, of which some are open.
@MainActor
struct SiteTable {
    /// The paths of one number of segments, or of all numbers from one on, that have one answer.
    /// The route of an entry wins them unless an earlier one has the same paths.
    struct Entry {
        /// The route that wins them, also if it redirects them.
        let route: Route
        var segments: [SiteSegment]
        var isOpen = false
        /// The names of the items without which the links don't open.
        var required: [String] = []
        /// Whether nothing else decides, too: a type or a check for a target's own texts, or
        /// slashes in a value.
        var isCertain = true

        /// Whether its pattern also matches paths whose segments are elsewhere: one for all depths
        /// has a value before a text, and that may have slashes.
        var isShifting = false

        var isExact: Bool { isCertain && segments.allSatisfy(\.isExact) }

        /// What its pattern matches, in the form that an index compares.
        var overlap: [OverlapIndex.Segment] {
            isShifting
                ? segments.prefix { !$0.hasValue }.map(\.overlap) + [.rest]
                : segments.map(\.overlap)
        }

        /// The segment of the pattern that each segment comes from.
        var sources: [RoutePattern.Segment] {
            let sources = route.pattern.segments
            return segments.indices.map { sources[min($0, sources.count - 1)] }
        }

        /// The entry for paths of a number of segments; `nil` if it has none.
        func extended(to count: Int) -> Entry? {
            guard count > segments.count, sources.last?.isRest == true else {
                return count == segments.count ? self : nil
            }
            var entry = self
            entry.segments += repeatElement(SiteSegment(), count: count - segments.count)
            return entry
        }
    }

    /// The most forms into which the enumerations of one pattern are divided.
    private static let maximumForms = 64
    private static let maximumRedirects = 8
    /// The most forms that are looked at for one form of a redirect.
    private static let maximumSteps = 256

    let map: RouteMap?
    private let build: BuildTarget
    /// The entries for what the patterns match, before redirects.
    private var forms: [Entry] = []
    private var index = OverlapIndex()

    init(_ map: RouteMap?, in build: BuildTarget) {
        self.map = map
        self.build = build
        for form in (map?.ordered ?? []).flatMap(Self.forms) {
            let rest = form.sources.suffix(1).filter(\.isRest).map(\.overlap)
            index.insert(form.overlap.dropLast(rest.count) + rest, as: forms.count)
            forms.append(form)
        }
    }

    private static func forms(of route: Route) -> [Entry] {
        route.pattern.forms.flatMap { segments in
            segments.reduce(into: [[SiteSegment]()]) { forms, segment in
                var choices = SiteSegment.choices(of: segment)
                if choices.count > 1, forms.count * choices.count > maximumForms {
                    var choice = SiteSegment(around: segment)
                    choice.checks = [.oneOf(segment.texts)]
                    choices = [choice]
                }
                forms = forms.flatMap { form in choices.map { form + [$0] } }
            }.map { Entry(route: route, segments: $0) }
        }
    }

    /// The number of segments from which on only routes that take the rest of a path answer, and
    /// redirect to no other ones.
    var tail: Int {
        let longest = forms.map(\.segments.count).max() ?? 0
        let shortened = forms.compactMap { form in
            form.route.target.map { form.segments.count - $0.path.count }
        }
        return longest + 1 + max(0, shortened.max() ?? 0)
    }

    /// The entries for paths of a number of segments, in the order of precedence.
    func entries(at count: Int) -> [Entry] {
        forms.compactMap { $0.extended(to: count) }.flatMap { form in
            var steps = Self.maximumSteps
            return entries(of: form, hops: 0, steps: &steps)
        }
    }

    /// What becomes of the paths of a form. What takes too many redirects, or too many steps, is
    /// closed.
    private func entries(of form: Entry, hops: Int, steps: inout Int) -> [Entry] {
        steps -= 1
        var entry = form
        let isOpen = form.route.isOpenToLinks(in: build)
        // A rule may redirect the links of a closed route: they stay closed.
        guard isOpen, let target = form.route.target else {
            entry.isOpen = isOpen
            entry.required = form.route.namesWithoutEmptyValue
            return [entry]
        }
        if hops == Self.maximumRedirects || steps < 0 { return [entry] }
        // What answers the target decides. Each answer may need a text in the place of a value, so
        // it holds for a part of the paths only: '/p/:id' to '/product/:id' is closed for '/p/new'
        // if '/product/new' is.
        let sources = form.sources
        let path = target.path.flatMap { part -> [(segment: SiteSegment, place: Int?)] in
            guard part.hasPrefix(":") || part.hasPrefix("**") else {
                return [(SiteSegment(prefix: part, hasValue: false), nil)]
            }
            let name = String(part.drop { $0 == ":" || $0 == "*" })
            return sources.indices
                .filter { sources[$0].name?.equalsIgnoringASCIICase(name) == true }
                .map { (form.segments[$0].inside(SiteSegment(around: sources[$0])), $0) }
        }
        let names = target.queryNames + sources.compactMap(\.name)
        return answers(to: path.map(\.segment), hops: hops + 1, steps: &steps).compactMap {
            answer in
            var own = entry
            own.isOpen = answer.isOpen
            own.isCertain = answer.isCertain
            for (place, segment) in zip(path.map(\.place), answer.segments) {
                guard let place else {
                    own.isCertain = own.isCertain && segment.checks.isEmpty
                    continue
                }
                // The value that the answer needs, between the texts of this form.
                let value = segment.within(SiteSegment(around: sources[place]))
                guard let common = own.segments[place].intersection(value) else { return nil }
                own.segments[place] = common
            }
            own.required = answer.required.filter { name in
                !names.contains { $0.equalsIgnoringASCIICase(name) }
            }
            return own
        }
    }

    /// What answers a path within the app, in the order of precedence.
    private func answers(to path: [SiteSegment], hops: Int, steps: inout Int) -> [Entry] {
        // One path without a value: the router knows its answer exactly.
        if path.allSatisfy({ !$0.hasValue && $0.checks.isEmpty }) {
            let link = DeepLink(segments: path.map(\.prefix))
            guard let route = map?.route(answering: link) else { return [] }
            return entries(of: Entry(route: route, segments: path), hops: hops, steps: &steps)
        }
        var answers: [Entry] = []
        for form in index.overlapping(path.map(\.overlap)).map({ forms[$0] }) {
            guard var form = form.extended(to: path.count) else { continue }
            let segments = form.segments
            form.segments = zip(segments, path).compactMap { $0.intersection($1) }
            guard form.segments.count == path.count else { continue }
            answers += entries(of: form, hops: hops, steps: &steps)
            // No later form wins any of these paths.
            if zip(segments, path).allSatisfy({ $0.covers($1) }) { break }
        }
        return answers
    }
}

extension Route {
    fileprivate func isOpenToLinks(in build: BuildTarget) -> Bool {
        override.unavailability == nil && builds.contains(build)
            && RouteTrust(.universalLink).denial(to: access, of: effect) == nil
    }

    /// The names that it requires in a query with a value. For the system a missing item has an
    /// empty value; a flag without a value is true.
    fileprivate var namesWithoutEmptyValue: [String] {
        let types = ["Int", "UInt", "Double", "Float", "URL", "UUID"]
        return parameters.filter { parameter in
            parameter.isRequired && !parameter.isPayload && types.contains(parameter.type)
                && !pattern.hasParameter(named: parameter.name)
        }.map(\.name)
    }
}
