import RouteMatching
import RoutingEngine
import RoutingKit

/// The routes of an app in the order of precedence, and what becomes of the links of each form.
///
/// A redirect is followed step by step:
///
/// 1. Its target is a path, in which values of its own paths take the places of names.
/// 2. The forms that have a path in common with that are looked up, and each narrows it: what is
///    left may need a text where the redirect has a value.
/// 3. That text takes the place of the value in the paths of the redirect, too. So one redirect may
///    have several entries, of which some are open.
/// 4. A form that redirects is followed in the same way.
@MainActor
struct SiteTable {
    /// The paths of one number of segments, or of all numbers from one on, that have one answer.
    /// The route of an entry wins them unless an earlier one has the same paths.
    struct Entry {
        /// The route that wins them, also if it redirects them.
        let route: Route
        /// The number of segments of its paths.
        let depth: Int
        /// The segments of its paths, followed by the texts of the targets of redirects.
        fileprivate var parts: [SiteSegment]
        /// Whether longer paths have the same answer.
        fileprivate var isEndless = false
        fileprivate(set) var isOpen = false
        /// The names of the items without which the links don't open.
        fileprivate(set) var required: [String] = []
        /// Whether all of its redirects were followed.
        fileprivate(set) var isFollowed = true
        /// The names of the items that redirects give.
        fileprivate var given: [String] = []
        /// How many redirects have led here.
        fileprivate var hops = 0

        private var segments: ArraySlice<SiteSegment> { parts.prefix(depth) }

        var path: String { "/" + segments.map(\.pattern).joined(separator: "/") }

        /// Whether its pattern matches exactly what the router answers, and nothing else decides,
        /// such as a type or a check for a text of a target.
        var isExact: Bool {
            !isShifting && !segments.contains(where: \.hasWildcard)
                && parts.allSatisfy { $0.check == .none }
        }

        /// Whether its pattern also matches paths whose segments are elsewhere: one for all depths
        /// has a value beside or before a text, and that may have slashes.
        private var isShifting: Bool {
            isEndless && segments.drop { !$0.hasValue }.contains { $0.texts != SiteSegment().texts }
        }

        /// What its pattern matches, in the form that an index compares.
        var overlap: [OverlapIndex.Segment] {
            isEndless
                ? segments.prefix { !$0.hasValue }.map(\.overlap) + [.rest]
                : segments.map(\.overlap)
        }

        /// Narrows its paths to those for which a part of a path answers to a segment of a form.
        /// - Returns: Whether any are left.
        fileprivate mutating func narrow(_ step: Step, to segment: SiteSegment) -> Bool {
            let common = segment.within(step.ends).intersection(parts[step.number])
            parts[step.number] = common ?? segment
            return common != nil
        }
    }

    /// A segment of a path that redirects have made: a part of an entry, or a value in it.
    fileprivate struct Step {
        let number: Int
        /// The texts around the value.
        var ends = ["", ""]
    }

    /// The most forms into which the enumerations of one pattern are divided.
    private static let maximumForms = 64
    /// The most forms that are looked at for one form of a redirect.
    private static let maximumSteps = 256

    private let router: AppRouter
    /// The entries for what the patterns match, before redirects.
    private let forms: [Entry]
    /// The largest number of segments of a form.
    private let longest: Int
    /// The number of segments from which on only routes that take the rest of a path answer, also
    /// behind a redirect.
    let tail: Int
    private var index = OverlapIndex()
    /// How many more forms may be looked at.
    private var steps = 0

    init(of router: AppRouter) {
        self.router = router
        forms = (router.currentMap?.ordered ?? []).flatMap(Self.forms)
        longest = forms.map(\.depth).max() ?? 0
        let shortened = forms.compactMap { form in
            let rest = form.route.target?.link.segments.firstIndex { $0.hasPrefix("**") }
            return rest.map { form.depth - $0 - 1 }
        }
        tail = longest + 1 + max(0, shortened.max() ?? 0)
        for (number, form) in forms.enumerated() { index.insert(form.overlap, as: number) }
    }

    private static func forms(of route: Route) -> [Entry] {
        route.pattern.forms.flatMap { segments in
            segments.reduce(into: [[SiteSegment]()]) { forms, segment in
                let choices = segment.choices(upTo: maximumForms / forms.count)
                forms = forms.flatMap { form in choices.map { form + [$0] } }
            }.map {
                let isEndless = segments.last?.isRest == true
                return Entry(route: route, depth: segments.count, parts: $0, isEndless: isEndless)
            }
        }
    }

    /// What becomes of the paths of one number of segments, in the order of precedence.
    mutating func entries(ofDepth depth: Int) -> [Entry] {
        entries(for: (0..<depth).map { Step(number: $0) })
    }

    /// What becomes of a path.
    /// - Parameter start: The paths that redirects have led to it; `nil` if it is none of them.
    private mutating func entries(for path: [Step], of start: Entry? = nil) -> [Entry] {
        let parts = start?.parts ?? path.map { _ in SiteSegment() }
        var found: [Entry] = []
        for form in forms(overlapping: path.map { parts[$0.number].inside($0.ends) }) {
            var entry =
                start
                ?? Entry(
                    route: form.route, depth: path.count, parts: parts,
                    isEndless: path.count == tail)
            let rest = repeatElement(SiteSegment(), count: path.count - form.depth)
            if !zip(path, form.parts + rest).allSatisfy({ entry.narrow($0, to: $1) }) { continue }
            // No later form wins any of these paths if this one answers them all.
            let isLast = entry.parts == parts
            steps = start == nil ? Self.maximumSteps : steps - 1
            found += entries(of: entry, at: form.route, path)
            if isLast { break }
        }
        // Links that no route answers don't open, whichever other route they look like.
        return found.isEmpty ? [start].compactMap(\.self) : found
    }

    private func forms(overlapping path: [SiteSegment]) -> [Entry] {
        guard path.allSatisfy({ !$0.hasValue && $0.check == .none }) else {
            let found = index.overlapping(path.map(\.overlap)).map { forms[$0] }
            return found.filter { $0.depth <= path.count }
        }
        // One path without a value: the router knows its answer exactly.
        let route = router.currentMap?.route(answering: DeepLink(segments: path.flatMap(\.texts)))
        return route.map { [Entry(route: $0, depth: path.count, parts: path)] } ?? []
    }

    /// What becomes of paths that a route answers. What takes too many steps is closed.
    private mutating func entries(of start: Entry, at route: Route, _ path: [Step]) -> [Entry] {
        var entry = start
        // A rule may redirect the links of a closed route: they stay closed.
        guard route.isOpenToLinks(in: router.build), let target = route.target else {
            entry.isOpen = route.isOpenToLinks(in: router.build)
            entry.required = route.namesWithoutEmptyValue.filter { name in
                !entry.given.contains { $0.equalsIgnoringASCIICase(name) }
            }
            return [entry]
        }
        entry.hops += 1
        // What answers the target decides. Each answer may need a text in the place of a value, so
        // it holds for a part of the paths only: '/p/:id' to '/product/:id' is closed for '/p/new'
        // if '/product/new' is. So the target is filled with the positions of the values.
        let segments = route.pattern.segments
        let sources = path.indices.map { segments[min($0, segments.count - 1)] }
        let values = sources.enumerated().compactMap { index, source in
            source.name.map { DeepLink.QueryItem(name: $0, value: "\u{0}\(index)") }
        }
        guard let link = try? target.link(with: values) else { return [entry] }
        let next = link.segments.map { text -> Step in
            guard text.hasPrefix("\u{0}"), let index = Int(text.dropFirst()) else {
                entry.parts.append(SiteSegment(texts: [text]))
                return Step(number: entry.parts.count - 1)
            }
            let (step, ends) = (path[index], sources[index].ends)
            return Step(
                number: step.number, ends: [step.ends[0] + ends[0], ends[1] + step.ends[1]])
        }
        entry.given += (link.query + values).map(\.name)
        // What redirects have made shorter than some form may be answered otherwise than longer
        // paths.
        let end = next.firstIndex { $0.number == entry.depth - 1 }
        let isShort = entry.isEndless && end.map { $0 < longest } ?? false
        entry.isFollowed = steps >= 0 && entry.hops <= RouteMap.maximumRedirects && !isShort
        return entry.isFollowed ? entries(for: next, of: entry) : [entry]
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
