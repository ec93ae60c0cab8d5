public import Foundation
import RouteMatching
public import RoutingEngine
import RoutingKit

/// What a check of a deployed association file finds.
public struct SiteAssociationCheck: Sendable {
    /// A sentence for each mistake, and for each difference to the routes that isn't allowed, with
    /// its place.
    public internal(set) var issues: [String] = []
    /// Sentences about what is allowed, not read or not compared.
    public internal(set) var notes: [String] = []
    /// The rules of each app in the file, in their order.
    var rules: [String: [SiteRule]] = [:]
}

extension AppRouter {
    /// Checks a deployed `apple-app-site-association`: what the system ignores in it, and which
    /// links it treats otherwise than ``siteAssociation(of:sharesCredentials:)``.
    ///
    /// Links are made of the components of both files, so the deployed one may have another form:
    /// older `paths`, other components for the same links.
    /// - Parameters:
    ///   - file: The file.
    ///   - appID: The app. Without it, the file may name only one.
    ///   - allowances: The differences that are meant.
    /// - Throws: `DecodingError` if it isn't JSON.
    public func check(
        siteAssociation file: Data, of appID: String? = nil,
        allowing allowances: [SiteAllowance] = []
    ) throws -> SiteAssociationCheck {
        var check = try SiteAssociationCheck(reading: file)
        let onlyApp = check.rules.count == 1 ? check.rules.keys.first : nil
        guard let served = (appID ?? onlyApp).flatMap({ check.rules[$0] }) else {
            let list = check.rules.keys.sorted().joined(separator: ", ")
            let problem =
                list.isEmpty
                ? "it names no app"
                : appID.map { "it doesn't name \($0), but \(list)" }
                    ?? "it names \(list); check each app by its ID"
            check.issues.append("applinks.details: \(problem)")
            return check
        }
        check.compare(served, with: self, allowing: allowances)
        return check
    }
}

extension SiteAssociationCheck {
    /// Reports one link for each two rules that decide otherwise.
    @MainActor
    fileprivate mutating func compare(
        _ served: [SiteRule], with router: AppRouter, allowing allowances: [SiteAllowance]
    ) {
        let both = SiteRules(of: [served, SiteComponents(of: router).components])
        var unused = allowances
        var known: Set<[SiteRule?]> = []
        var asked: Set<SiteLink> = []
        // Ordinary spellings first, so that another one is named only if it alone differs.
        for link in both.all.flatMap(\.examples) where asked.insert(link).inserted {
            let rules = both.rules(deciding: link)
            let isOpen = rules.map { $0?.isExcluded == false }
            // One link is enough to show how two rules differ.
            guard isOpen[0] != isOpen[1], known.insert(rules).inserted else { continue }
            let segments = link.path.split(separator: "/").map { String($0).percentDecoded }
            let route = router.currentMap?.route(answering: DeepLink(segments: segments))
            let answer = route == nil ? "where no route answers it" : "where it is closed"
            let gain = "it opens \(link) in the app, \(answer)"
            let gap = rules[0] == nil ? "nothing opens \(link)" : "it leaves \(link) to the browser"
            let difference = isOpen[0] ? gain : "\(gap), which a route opens\(link.hint)"
            let sentence = "\(rules[0]?.place ?? "applinks.details"): \(difference)"
            let paths = rules.compactMap { $0?.path }
            if let allowance = allowances.first(where: { paths.contains($0.component) }) {
                unused.removeAll { $0.component == allowance.component }
                notes.append("\(sentence); allowed, because \(allowance.because)")
            } else {
                issues.append(sentence)
            }
        }
        issues += unused.map {
            "\($0.component): no link of it is treated otherwise; remove the allowance"
        }
    }
}

/// The rules of two files, found by the segments with which their paths begin.
private struct SiteRules {
    /// The rules of the second file, and those that only the first one has.
    let all: [SiteRule]
    /// The rules of each file in their order, by their keys.
    private let files: [[[String: JSONValue]: (offset: Int, element: SiteRule)]]
    private var index = OverlapIndex()

    init(of files: [[SiteRule]]) {
        let byKeys = files.map { rules in
            Dictionary(rules.enumerated().map { ($0.element.keys, $0) }) { first, _ in first }
        }
        all = files[1] + files[0].filter { byKeys[1][$0.keys] == nil }
        self.files = byKeys
        for (number, rule) in all.enumerated() {
            let parts = rule.path.lowercased().split(separator: "/")
            // Behind a wildcard anything may follow, slashes included.
            let texts = parts.prefix { part in !part.contains { "*?%$".contains($0) } }
                .map { OverlapIndex.Segment.text(String($0)) }
            index.insert(texts + [.rest], as: number)
        }
    }

    /// The first rule of each file that matches. Only rules whose paths begin as the link does are
    /// asked, each once: files of a thousand routes have few of them for each link.
    func rules(deciding link: SiteLink) -> [SiteRule?] {
        let parts = link.path.percentDecoded.lowercased().split(separator: "/")
        // Behind the path there may be nothing left for a rule.
        let found = index.overlapping(parts.map { .text(String($0)) } + [.text("")])
        let matching = found.map { all[$0] }.filter { $0.matches(link) }
        return files.map { rules in
            matching.compactMap { rules[$0.keys] }.min { $0.offset < $1.offset }?.element
        }
    }
}
