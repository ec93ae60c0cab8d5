import RouteMatching
import RoutingEngine
import RoutingKit

/// A route as an association file describes it: the forms of its paths, and what answers them.
struct SiteRoute {
    enum Answer {
        /// Something that links from the web open, or don't. They open it only with a value for
        /// each of the names that are required in a query.
        case page(isOpen: Bool, required: [String])
        /// Another path of the app, with `:name` and `**name` for values, and the names that its
        /// query gives.
        case redirect(to: [String], giving: [String])
    }

    /// The paths of one number of segments, or of all numbers from one on.
    struct Form {
        var segments: [SiteSegment] = []
        /// The names of the values, and the texts around them, one of each for each segment.
        var names: [String?] = []
        var frames: [SiteSegment] = []
        var hasRest = false

        /// The form for paths of a number of segments; `nil` if it has none.
        func extended(to count: Int) -> Form? {
            let missing = count - segments.count
            guard missing == 0 || missing > 0 && hasRest else { return nil }
            var form = self
            form.segments += Array(repeating: SiteSegment(), count: missing)
            form.names += Array(repeating: names.last ?? nil, count: missing)
            form.frames += Array(repeating: SiteSegment(), count: missing)
            return form
        }
    }

    /// The most forms into which the enumerations of one pattern are divided.
    private static let maximumForms = 64

    let pattern: RoutePattern
    let answer: Answer
    let forms: [Form]

    init(_ pattern: RoutePattern, _ answer: Answer) {
        self.pattern = pattern
        self.answer = answer
        forms = pattern.forms.flatMap(Self.forms)
    }

    private static func forms(of segments: ArraySlice<RoutePattern.Segment>) -> [Form] {
        var forms = [Form()]
        for segment in segments {
            var choices = SiteSegment.choices(of: segment)
            if choices.count > 1, forms.count * choices.count > maximumForms {
                choices = [SiteSegment(prefix: "", suffix: "", checks: ["\(segment)"])]
            }
            forms = forms.flatMap { form in
                choices.map { choice in
                    Form(
                        segments: form.segments + [choice], names: form.names + [segment.name],
                        frames: form.frames + [SiteSegment(around: segment)],
                        hasRest: segment.isRest)
                }
            }
        }
        return forms
    }
}

/// The routes of an app in the order of precedence, and what becomes of the links of each form.
struct SiteTable {
    /// The paths of one number of segments that have one answer, and which the route of a form wins
    /// unless an earlier entry has the same ones.
    struct Entry {
        /// The position of the route that wins them, also if it redirects them.
        let route: Int
        var segments: [SiteSegment]
        let isOpen: Bool
        let required: [String]
        /// Whether no type and no check of a target's own texts decides, too.
        var isCertain = true

        var isExact: Bool { isCertain && segments.allSatisfy(\.isExact) }
    }

    private static let maximumRedirects = 8
    /// The most forms that are looked at for one form of a redirect.
    private static let maximumSteps = 256

    let routes: [SiteRoute]
    /// The position of the route that wins a path.
    let winner: ([String]) -> Int?
    private var forms: [(route: Int, form: SiteRoute.Form)] = []
    private var index = OverlapIndex()

    init(_ routes: [SiteRoute], winner: @escaping ([String]) -> Int?) {
        self.routes = routes
        self.winner = winner
        for (position, route) in routes.enumerated() {
            for form in route.forms {
                let rest = form.hasRest ? [OverlapIndex.Segment.rest] : []
                let segments = form.segments.dropLast(rest.count).map(\.overlap)
                index.insert(segments + rest, as: forms.count)
                forms.append((position, form))
            }
        }
    }

    /// The number of segments from which on only routes that take the rest of a path answer, and
    /// redirect to no other ones.
    var tail: Int {
        let longest = forms.map(\.form.segments.count).max() ?? 0
        let shortened = forms.map { form -> Int in
            guard case .redirect(let target, _) = routes[form.route].answer else { return 0 }
            return form.form.segments.count - target.count
        }
        return longest + 1 + max(0, shortened.max() ?? 0)
    }

    /// The entries for paths of a number of segments, in the order of precedence.
    func entries(at count: Int) -> [Entry] {
        forms.flatMap { route, form -> [Entry] in
            guard let form = form.extended(to: count) else { return [] }
            var steps = Self.maximumSteps
            return entries(of: route, form, form.segments, hops: 0, steps: &steps)
        }
    }

    /// What becomes of some of the paths of a form. What takes too many redirects, or too many
    /// steps, is closed.
    private func entries(
        of route: Int, _ form: SiteRoute.Form, _ segments: [SiteSegment], hops: Int,
        steps: inout Int
    ) -> [Entry] {
        steps -= 1
        switch routes[route].answer {
        case .page(let isOpen, let required):
            return [Entry(route: route, segments: segments, isOpen: isOpen, required: required)]
        case .redirect(let target, let given):
            if hops == Self.maximumRedirects || steps < 0 {
                return [Entry(route: route, segments: segments, isOpen: false, required: [])]
            }
            // What answers the target decides. Each answer may need a text in the place of a value,
            // so it holds for a part of the paths only: '/p/:id' to '/product/:id' is closed for
            // '/p/new' if '/product/new' is.
            let (path, places) = fill(target, with: form, segments)
            let names = given + form.names.compactMap(\.self)
            return answers(to: path, hops: hops + 1, steps: &steps).compactMap { answer in
                var own = segments
                var isCertain = answer.isCertain
                for (place, segment) in zip(places, answer.segments) {
                    guard let place else {
                        isCertain = isCertain && segment.checks.isEmpty
                        continue
                    }
                    // The value that the answer needs, between the texts of this form.
                    let value = form.frames[place].around(segment)
                    guard let common = own[place].intersection(value) else { return nil }
                    own[place] = common
                }
                let required = answer.required.filter { name in
                    !names.contains { $0.equalsIgnoringASCIICase(name) }
                }
                return Entry(
                    route: route, segments: own, isOpen: answer.isOpen, required: required,
                    isCertain: isCertain)
            }
        }
    }

    /// A target with the values of a form, and for each of its segments the place of its value in
    /// the form; `nil` for a text.
    private func fill(
        _ target: [String], with form: SiteRoute.Form, _ segments: [SiteSegment]
    ) -> (path: [SiteSegment], places: [Int?]) {
        var path: [SiteSegment] = []
        var places: [Int?] = []
        for part in target {
            let name =
                part.hasPrefix("**")
                ? part.dropFirst(2) : part.hasPrefix(":") ? part.dropFirst() : ""
            let found = form.names.indices.filter {
                form.names[$0]?.equalsIgnoringASCIICase(String(name)) == true
            }
            path +=
                name.isEmpty
                ? [SiteSegment(text: part)]
                : found.map { form.frames[$0].value(in: segments[$0]) }
            places += name.isEmpty ? [nil] : found.map(Optional.some)
        }
        return (path, places)
    }

    /// What answers a path within the app, in the order of precedence.
    private func answers(to path: [SiteSegment], hops: Int, steps: inout Int) -> [Entry] {
        // One path without a value: the router knows its answer exactly.
        if path.allSatisfy({ !$0.hasValue && $0.checks.isEmpty }) {
            guard let route = winner(path.map(\.prefix)),
                let form = routes[route].forms.lazy.compactMap({ $0.extended(to: path.count) })
                    .first
            else { return [] }
            return entries(of: route, form, path, hops: hops, steps: &steps)
        }
        var answers: [Entry] = []
        for number in index.overlapping(path.map(\.overlap)) {
            let (route, form) = forms[number]
            guard let form = form.extended(to: path.count) else { continue }
            let common = zip(form.segments, path).compactMap { $0.intersection($1) }
            guard common.count == path.count else { continue }
            answers += entries(of: route, form, common, hops: hops, steps: &steps)
            // No later form wins any of these paths.
            if zip(form.segments, path).allSatisfy({ $0.covers($1) }) { break }
        }
        return answers
    }
}

extension SiteTable {
    /// The routes of an app that has started, for a build.
    @MainActor
    init(of router: AppRouter) {
        let routes = router.currentMap?.ordered ?? []
        let positions = Dictionary(
            routes.enumerated().map { (ObjectIdentifier($1), $0) },
            uniquingKeysWith: { first, _ in first })
        let all = routes.map { route in
            SiteRoute(route.pattern, SiteRoute.Answer(of: route, in: router.build))
        }
        self.init(all) { path in
            let route = router.currentMap?.route(answering: DeepLink(segments: path))
            return route.flatMap { positions[ObjectIdentifier($0)] }
        }
    }
}

extension SiteRoute.Answer {
    @MainActor
    fileprivate init(of route: Route, in build: BuildTarget) {
        if let target = route.target {
            self = .redirect(to: target.path, giving: target.queryNames)
            return
        }
        let link = RouteTrust(.universalLink)
        let isOpen =
            route.override.unavailability == nil && route.builds.contains(build)
            && link.denial(to: route.access, of: route.effect) == nil
        let required = route.parameters.filter { parameter in
            parameter.isRequired && !parameter.isPayload
                && Self.typesWithoutEmptyValue.contains(parameter.type)
                && !route.pattern.hasParameter(named: parameter.name)
        }
        self = .page(isOpen: isOpen, required: required.map(\.name))
    }

    /// For the system a missing item has an empty value. A flag without a value is true.
    private static let typesWithoutEmptyValue: Set = [
        "Int", "UInt", "Double", "Float", "URL", "UUID",
    ]
}
