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
        var route: Route
        var segments: [SiteSegment]
        var isOpen = false
        /// The names of the items without which the links don't open.
        var required: [String] = []
        /// Whether nothing else decides, too, such as a type or a check for a target's own texts.
        var isCertain = true
        /// Whether longer paths have the same answer.
        var takesRest = true
        /// Whether all of its redirects were followed.
        var isFollowed = true
        /// Whether its pattern also matches paths whose segments are elsewhere: one for all depths
        /// has a value beside or before a text, and that may have slashes.
        var isShifting = false

        var path: String { "/" + segments.map(\.pattern).joined(separator: "/") }

        var isExact: Bool { isCertain && !isShifting && segments.allSatisfy(\.isExact) }

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
    }

    /// The most forms into which the enumerations of one pattern are divided.
    private static let maximumForms = 64
    private static let maximumRedirects = 8
    /// The most forms that are looked at for one form of a redirect.
    private static let maximumSteps = 256

    let map: RouteMap?
    private let build: BuildTarget
    /// The entries for what the patterns match, before redirects.
    private let forms: [Entry]
    /// The largest number of segments of a form.
    private let longest: Int
    private var index = OverlapIndex()
    /// How many more forms may be looked at.
    private var steps = 0

    init(_ map: RouteMap?, in build: BuildTarget) {
        self.map = map
        self.build = build
        forms = (map?.ordered ?? []).flatMap(Self.forms)
        longest = forms.map(\.segments.count).max() ?? 0
        for (position, form) in forms.enumerated() {
            let texts = zip(form.segments, form.sources).map { $1.isRest ? .rest : $0.overlap }
            index.insert(texts, as: position)
        }
    }

    private static func forms(of route: Route) -> [Entry] {
        route.pattern.forms.flatMap { segments in
            segments.reduce(into: [[SiteSegment]()]) { forms, segment in
                let choices = segment.choices(upTo: maximumForms / forms.count)
                forms = forms.flatMap { form in choices.map { form + [$0] } }
            }.map { Entry(route: route, segments: $0) }
        }
    }

    /// The number of segments from which on only routes that take the rest of a path answer, and
    /// redirect to no other ones, unless two redirects follow each other.
    var tail: Int {
        let shortened = forms.compactMap { form in
            form.route.target.map { form.segments.count - $0.path.count }
        }
        return longest + 1 + max(0, shortened.max() ?? 0)
    }

    /// What becomes of the links of a path within the app, in the order of precedence.
    mutating func entries(for path: [SiteSegment], hops: Int = 0) -> [Entry] {
        // One path without a value: the router knows its answer exactly.
        if path.allSatisfy({ !$0.hasValue && $0.check == .none }) {
            let link = DeepLink(segments: path.flatMap(\.texts))
            guard let route = map?.route(answering: link) else { return [] }
            return entries(of: Entry(route: route, segments: path), hops: hops)
        }
        var found: [Entry] = []
        for var form in index.overlapping(path.map(\.overlap)).map({ forms[$0] }) {
            let rest = repeatElement(SiteSegment(), count: path.count - form.segments.count)
            let segments = form.segments + rest
            form.segments = zip(segments, path).compactMap { $0.intersection($1) }
            guard form.segments.count == path.count else { continue }
            found += entries(of: form, hops: hops)
            // No later form wins any of these paths.
            if zip(segments, path).allSatisfy({ $0.covers($1) }) { break }
        }
        return found
    }

    /// What becomes of the paths of a form. What takes too many redirects, or too many steps, is
    /// closed.
    private mutating func entries(of form: Entry, hops: Int) -> [Entry] {
        steps = hops == 0 ? Self.maximumSteps : steps - 1
        let sources = form.sources
        let isOpen = form.route.isOpenToLinks(in: build)
        // What a redirect has made shorter than another form may be answered otherwise than longer
        // paths.
        let takesRest = sources.last?.isRest == true && form.segments.count >= longest
        // A rule may redirect the links of a closed route: they stay closed.
        guard isOpen, let target = form.route.target else {
            var entry = form
            entry.isOpen = isOpen
            entry.required = form.route.namesWithoutEmptyValue
            entry.takesRest = takesRest
            return [entry]
        }
        if hops == Self.maximumRedirects || steps < 0 {
            var entry = form
            entry.isFollowed = false
            return [entry]
        }
        // What answers the target decides. Each answer may need a text in the place of a value, so
        // it holds for a part of the paths only: '/p/:id' to '/product/:id' is closed for '/p/new'
        // if '/product/new' is.
        let path = target.path.flatMap { part -> [(segment: SiteSegment, place: Int?)] in
            guard part.hasPrefix(":") || part.hasPrefix("**") else {
                return [(SiteSegment(texts: [part]), nil)]
            }
            let name = String(part.drop { $0 == ":" || $0 == "*" })
            return sources.indices
                .filter { sources[$0].name?.equalsIgnoringASCIICase(name) == true }
                .map { (form.segments[$0].inside(sources[$0].ends), $0) }
        }
        let names = target.queryNames + sources.compactMap(\.name)
        return entries(for: path.map(\.segment), hops: hops + 1).compactMap { answer in
            var entry = answer
            entry.route = form.route
            entry.segments = form.segments
            entry.takesRest =
                takesRest && (answer.takesRest || !target.path.contains { $0.hasPrefix("**") })
            entry.required.removeAll { name in
                names.contains { $0.equalsIgnoringASCIICase(name) }
            }
            for (place, segment) in zip(path.map(\.place), answer.segments) {
                guard let place else {
                    entry.isCertain = entry.isCertain && segment.check == .none
                    continue
                }
                // The value that the answer needs, between the texts of this form.
                let value = segment.within(sources[place].ends)
                guard let common = value.intersection(entry.segments[place]) else { return nil }
                entry.segments[place] = common
            }
            return entry
        }
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
