import RouteMatching
import RoutingEngine
import RoutingKit

/// Compares an association file with the routes, in both directions.
@MainActor
struct SiteAssociationAudit {
    private(set) var issues: [SiteAssociationIssue] = []

    private let router: AppRouter
    private let host: String
    private let matchers: [SiteMatcher]
    private let routes: [SiteRoute]
    /// The keys of the issues: each is reported once, at its shortest URL.
    private var known: Set<String> = []
    private var reached: Set<Int> = []
    private var answers: [SiteTail: [Bool]] = [:]

    init(_ file: SiteAssociationReader, of router: AppRouter, host: String) {
        self.router = router
        self.host = host
        routes = [SiteRoute](of: router)
        let matchers = file.components.map { SiteMatcher($0, variables: file.variables) }
        self.matchers = matchers.compactMap(\.self)
        if self.matchers.count == matchers.count {
            compare()
            return
        }
        for (component, matcher) in zip(file.components, matchers) where matcher == nil {
            report(
                "its patterns have more than \(SitePattern.maximumSize) characters, with every choice "
                    + "of its variables, so the file was not compared with the routes",
                at: component.place, once: component.place)
        }
    }

    private mutating func compare() {
        var tracks = matchers.map { matcher in matcher.paths.map(matcher.track) }
        tracks += routes.map { $0.patterns.map { .init($0) } }
        let owners = tracks.indices.flatMap { owner in tracks[owner].map { _ in owner } }
        let isComplete = SitePaths(tracks.flatMap { $0 }).visit { path, ends in
            var matched = Array(repeating: false, count: tracks.count)
            for (owner, isEnd) in zip(owners, ends) where isEnd { matched[owner] = true }
            return look(at: path, matched)
        }
        if !isComplete {
            report(
                "its patterns distinguish too many paths: not all were compared", at: "applinks",
                once: "size")
        }
        for (index, matcher) in matchers.enumerated() where !reached.contains(index) && isComplete {
            report(
                "unreachable: no URL matches '\(matcher.component.path)' that no earlier component "
                    + "matches", at: matcher.place, once: "unreachable \(index)")
        }
    }

    /// Compares one path, with the components and routes whose patterns match it.
    /// - Returns: The number of comparisons.
    private mutating func look(at path: String, _ matched: [Bool]) -> Int {
        let link = try? DeepLink("https://\(host)\(path)", from: .outside, of: router.links)
        let pattern = link.flatMap { router.registry.map?.match($0)?.route.pattern }
        let route = routes.indices.first {
            routes[$0].pattern == pattern && matched[matchers.count + $0]
        }.map { routes[$0] }
        let required = (route?.required ?? []).map { "\($0.name)=\($0.value)" }
            .joined(separator: "&")
        let opening = [required, required.adding("utm_source=mail")].map { SiteTail(query: $0) }
        let components = matchers.indices.filter { matched[$0] }.flatMap { matchers[$0].tails }
        let others = components.flatMap { tail in
            [tail, SiteTail(query: required.adding(tail.query), fragment: tail.fragment)]
        }
        for tail in opening + [SiteTail()] + others {
            let index = decision(matched, tail)
            guard let route else { continue }
            let url = "https://\(host)\(path)\(tail.text)"
            let isLetIn = index.map { !matchers[$0].component.isExcluded } ?? false
            switch (index, isLetIn) {
            case (let index?, true) where !route.isOpen:
                report(
                    "it matches \(route.pattern), which is closed to universal links: \(url)",
                    at: matchers[index].place, once: "closed \(route.pattern)")
            case (let index, false) where opening.contains(tail) && opens(url):
                let place = index.map { matchers[$0].place } ?? "applinks"
                let reason = index == nil ? "no component matches it" : "it is excluded"
                report(
                    "\(route.pattern) is open, but \(reason): \(url)", at: place,
                    once: "blocked \(route.pattern)")
            case (let index?, true) where opening.contains(tail) && opens(url):
                lookAtSpellings(of: path, tail, like: index)
            default: continue
            }
        }
        return (opening.count + 1 + others.count) * matchers.count
    }

    /// A route matches its literals in any case, and with any letter escaped.
    private mutating func lookAtSpellings(of path: String, _ tail: SiteTail, like index: Int) {
        guard let letter = path.firstIndex(where: \.isLetter), !path.contains("%") else { return }
        let next = path.index(after: letter)
        let spellings = [
            ("caseSensitive", path[letter].uppercased()),
            ("percentEncoded", "%" + String(path[letter].asciiValue ?? 0, radix: 16)),
        ]
        for (flag, spelling) in spellings {
            let other = path[..<letter] + spelling + path[next...]
            let url = "https://\(host)\(other)\(tail.text)"
            let match = matchers.first { $0.matches(path: String(other)) && $0.matches(tail) }
            if match?.component.isExcluded != false, opens(url) {
                report(
                    "set '\(flag)' to false; otherwise this URL, which a route opens, does not match: \(url)",
                    at: matchers[index].place, once: flag)
            }
        }
    }

    /// The first component that matches a path and what follows it.
    private mutating func decision(_ matched: [Bool], _ tail: SiteTail) -> Int? {
        let passed = answers[tail] ?? matchers.map { $0.matches(tail) }
        answers[tail] = passed
        let index = matchers.indices.first { matched[$0] && passed[$0] }
        if let index { reached.insert(index) }
        return index
    }

    private func opens(_ url: String) -> Bool { router.canOpen(url, from: .universalLink) }

    private mutating func report(_ problem: String, at place: String, once key: String) {
        guard known.insert(key).inserted else { return }
        issues.append(SiteAssociationIssue(place: place, problem: problem))
    }
}

extension SiteMatcher {
    fileprivate func track(_ pattern: SitePattern) -> SitePaths.Track {
        .init(
            pattern: pattern, isCaseSensitive: component.isCaseSensitive,
            isPercentEncoded: component.isPercentEncoded)
    }
}

extension SitePaths.Track {
    fileprivate init(_ pattern: SitePattern) {
        self.init(pattern: pattern, isCaseSensitive: false, isPercentEncoded: false)
    }
}

extension String {
    fileprivate func adding(_ item: String) -> String {
        isEmpty ? item : item.isEmpty ? self : "\(self)&\(item)"
    }
}
