import CompositionRoot
import Foundation
import RoutingEngine
import RoutingRules

/// The server's actions in the tour.
extension Tour {
    /// Sends rules to the app, which applies them or reports their errors.
    func send(_ rules: [String], expecting issues: Int) throws {
        rules.forEach(write)
        let text = "{ \"rules\": [\n\(rules.joined(separator: ",\n"))\n] }"
        let document = RuleDocument(Data(text.utf8), named: "rules.json", from: .remoteRule)
        var found: [RuleIssue] = []
        do throws(RuleDocumentError) {
            try app.rules.apply(document)
        } catch {
            found = error.issues
        }
        found.map(\.description).forEach(write)
        guard found.count == issues else {
            throw Interrupted(description: "the tour expected \(issues) errors in the rules")
        }
    }
}
