public import Foundation
import RouteMatching
public import RoutingEngine
import RoutingKit

/// What a check of a deployed association file finds.
public struct SiteAssociationCheck: Sendable {
    /// A sentence for each mistake, and for each difference to the routes that isn't allowed, with
    /// its place.
    public private(set) var issues: [String]
    /// Sentences about what is allowed, not read or not compared.
    public private(set) var notes: [String]
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
    /// - Throws: ``SiteAssociationError`` if it isn't JSON.
    public func check(
        siteAssociation file: Data, of appID: String? = nil,
        allowing allowances: [SiteAllowance] = []
    ) throws(SiteAssociationError) -> SiteAssociationCheck {
        let file = try SiteFile(file)
        var check = SiteAssociationCheck(issues: file.issues, notes: file.notes)
        let apps = file.rules.keys.sorted()
        let list = apps.joined(separator: ", ")
        let place = "applinks.details"
        if apps.isEmpty {
            check.report("it names no app", place)
        } else if let app = appID ?? (apps.count == 1 ? apps[0] : nil) {
            guard let served = file.rules[app] else {
                check.report("it doesn't name \(app), but \(list)", place)
                return check
            }
            let own = try SiteFile(Data(siteAssociation(of: app).utf8)).rules[app] ?? []
            check.compare(SiteRules(served), with: SiteRules(own), allowing: allowances) { link in
                currentMap?.route(answering: DeepLink(segments: link.segments)) != nil
            }
        } else {
            check.report("it names \(list); check each app by its ID", place)
        }
        return check
    }
}

extension SiteAssociationCheck {
    fileprivate mutating func report(_ problem: String, _ place: String) {
        issues.append("\(place): \(problem)")
    }

    /// Reports one link for each two rules that decide otherwise.
    fileprivate mutating func compare(
        _ served: SiteRules, with own: SiteRules, allowing allowances: [SiteAllowance],
        isAnswered: (SiteLink) -> Bool
    ) {
        let reasons = Dictionary(
            allowances.map { ($0.component, $0.because) }, uniquingKeysWith: { first, _ in first })
        var known: Set<[Int?]> = []
        var used: Set<String> = []
        var asked: Set<SiteLink> = []
        let examples = (own.rules + served.rules).flatMap(\.examples)
        // Ordinary spellings first, so that another one is named only if it alone differs.
        for link in examples where asked.insert(link).inserted {
            let one = served.rule(deciding: link)
            let other = own.rule(deciding: link)
            let isOpen = one.map { !served.rules[$0].isExcluded } ?? false
            let isWanted = other.map { !own.rules[$0].isExcluded } ?? false
            // One link is enough to show how two rules differ.
            guard isOpen != isWanted, known.insert([one, other]).inserted else { continue }
            let rules = [one.map { served.rules[$0] }, other.map { own.rules[$0] }]
            let place = rules[0]?.place ?? "applinks.details"
            let sentence =
                isOpen
                ? "it opens \(link) in the app, "
                    + (isAnswered(link) ? "where it is closed" : "where no route answers it")
                : (one == nil ? "nothing opens \(link), " : "it leaves \(link) to the browser, ")
                    + "which a route opens\(link.hint)"
            let paths = rules.compactMap { $0?.path }
            if let path = paths.first(where: { reasons[$0] != nil }), let reason = reasons[path] {
                used.insert(path)
                notes.append("\(place): \(sentence); allowed, because \(reason)")
            } else {
                report(sentence, place)
            }
        }
        for allowance in allowances where !used.contains(allowance.component) {
            let text = "no link of it is treated otherwise; remove the allowance"
            report(text, allowance.component)
        }
    }
}

/// The rules of an app, found by the segments with which their paths begin.
private struct SiteRules {
    let rules: [SiteRule]
    /// By the first segments of a path, in small letters.
    private var positions: [String: [Int]] = [:]

    init(_ rules: [SiteRule]) {
        self.rules = rules
        for (position, rule) in rules.enumerated() {
            positions[Self.beginning(of: rule.path), default: []].append(position)
        }
    }

    /// The segments of a pattern before the first one with a wildcard or an escape.
    private static func beginning(of pattern: String) -> String {
        let parts = pattern.lowercased().split(separator: "/", omittingEmptySubsequences: false)
        let texts = parts.prefix { part in !part.contains { "*?%$".contains($0) } }
        return texts.joined(separator: "/")
    }

    /// The position of the first rule that matches. Only rules whose paths begin as the link does
    /// are asked: a file of a thousand routes has few of them for each link.
    func rule(deciding link: SiteLink) -> Int? {
        let isLong = link.path.count > 1 && link.path.hasSuffix("/")
        let link = SiteLink(
            path: isLong ? String(link.path.dropLast()) : link.path, items: link.items)
        let text = link.path.percentDecoded.lowercased()
        var found = positions["", default: []] + positions[text, default: []]
        for end in text.indices.dropFirst() where text[end] == "/" {
            found += positions[String(text[..<end]), default: []]
        }
        return found.sorted().first { rules[$0].matches(link) }
    }
}
