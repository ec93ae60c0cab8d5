import TestSupport
import Testing

@testable import RouteContract

@Suite struct `The guide to the contract` {
    @Test func `lists every kind of change, as the tests prove them`() throws {
        let rows = `A change of a contract`.rows.map { row in
            let verdict = row.kind.verdict == .review ? "for review" : row.kind.verdict.rawValue
            let example = row.example.replacing("|", with: "\\|")
            return "| `\(row.kind.rawValue)` | \(example) | \(verdict) | \(row.names) |\n"
        }
        let table = "| change | for instance | verdict | affected |\n|---|---|---|---|\n"
        let difference = try WrittenPage("docs/reference/contract-changes.md").difference(
            from: table + rows.joined(), after: "<!-- changes -->\n", upTo: "<!-- /changes -->")
        #expect(difference == nil)
    }
}

extension ChangeRow {
    /// Those who are affected, by group.
    fileprivate var names: String {
        var names: [String] = []
        for party in affected {
            let name = party.group(in: affected)
            if names.last != name { names.append(name) }
        }
        return names.joined(separator: ", ")
    }
}

extension AffectedParty {
    /// The party; all links of features are one, and so are all links from outside.
    fileprivate func group(in affected: [AffectedParty]) -> String {
        if case .links = self { return "links of features" }
        let isOutside = Set(affected).isSuperset(of: [AffectedParty].outside)
        return isOutside && [AffectedParty].outside.contains(self)
            ? "links from outside" : description
    }
}
