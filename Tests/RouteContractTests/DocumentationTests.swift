import TestSupport
import Testing

@testable import RouteContract

@Suite struct `The guide to the contract` {
    @Test func `lists each kind of change that is breaking or for review`() throws {
        let verdicts: [(ContractChange.Verdict, name: String)] = [
            (.breaking, "breaking"), (.review, "for review"),
        ]
        let rows = verdicts.map { verdict, name in
            let kinds = ContractChange.Kind.allCases.filter { $0.verdict == verdict }
            let names = kinds.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            return "| \(name) | \(names) |\n"
        }
        let difference = try WrittenPage("docs/guides/contract.md").difference(
            from: "| verdict | changes |\n|---|---|\n" + rows.joined(),
            after: "<!-- changes -->\n", upTo: "<!-- /changes -->")
        #expect(difference == nil)
    }
}
