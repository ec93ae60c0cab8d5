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
        let own = SiteRules(SiteComponents(of: self).components)
        check.compare(SiteRules(served), with: own, allowing: allowances) { link in
            let segments = link.path.split(separator: "/").map { String($0).percentDecoded }
            return currentMap?.route(answering: DeepLink(segments: segments)) != nil
        }
        return check
    }
}

extension SiteAssociationCheck {
    /// Reports one link for each two rules that decide otherwise.
    fileprivate mutating func compare(
        _ served: SiteRules, with own: SiteRules, allowing allowances: [SiteAllowance],
        isAnswered: (SiteLink) -> Bool
    ) {
        var unused = allowances
        var known: Set<[SiteRule?]> = []
        var asked: Set<SiteLink> = []
        let examples = (own.rules + served.rules).flatMap(\.examples)
        // Ordinary spellings first, so that another one is named only if it alone differs.
        for link in examples where asked.insert(link).inserted {
            let rules = [served, own].map { $0.rule(deciding: link) }
            let isOpen = rules.map { $0?.isExcluded == false }
            // One link is enough to show how two rules differ.
            guard isOpen[0] != isOpen[1], known.insert(rules).inserted else { continue }
            let answer = isAnswered(link) ? "where it is closed" : "where no route answers it"
            let lack =
                rules[0] == nil ? "nothing opens \(link)" : "it leaves \(link) to the browser"
            let difference =
                isOpen[0]
                ? "it opens \(link) in the app, \(answer)"
                : "\(lack), which a route opens\(link.hint)"
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

/// The rules of an app, found by the segments with which their paths begin.
private struct SiteRules {
    let rules: [SiteRule]
    private var index = OverlapIndex()

    init(_ rules: [SiteRule]) {
        self.rules = rules
        for (position, rule) in rules.enumerated() {
            let parts = rule.path.lowercased().split(separator: "/")
            // Behind a wildcard anything may follow, slashes included.
            let texts = parts.prefix { part in !part.contains { "*?%$".contains($0) } }
                .map { OverlapIndex.Segment.text(String($0)) }
            index.insert(texts + [.rest], as: position)
        }
    }

    /// The first rule that matches. Only rules whose paths begin as the link does are asked: a file
    /// of a thousand routes has few of them for each link.
    func rule(deciding link: SiteLink) -> SiteRule? {
        var link = link
        if link.path.count > 1, link.path.hasSuffix("/") { link.path.removeLast() }
        let parts = link.path.percentDecoded.lowercased().split(separator: "/")
        // Behind the path there may be nothing left for a rule.
        let found = index.overlapping(parts.map { .text(String($0)) } + [.text("")])
        return found.lazy.map { rules[$0] }.first { $0.matches(link) }
    }
}
