import MomentsTestSupport
import Testing

@testable import RouteContract

/// Compares a page with the program; `WrittenPage.command` writes it.
struct `The guide to the contract` {
    @Test func `the guide lists the verdict on each fact of a contract`() throws {
        let rows = ContractChange.Fact.allCases.map { fact in
            let verdicts = [fact.meaning.narrowing, fact.meaning.widening].map(\.rawValue)
            return "| `\(fact.rawValue)` | \(verdicts.joined(separator: " | ")) |\n"
        }
        let difference = try WrittenPage("docs/guides/contract.md").difference(
            from: "| fact | the app does less | the app does more |\n|---|---|---|\n"
                + rows.joined(), after: "<!-- changes -->\n", upTo: "<!-- /changes -->")
        #expect(difference == nil)
    }
}
