import Foundation
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RouteMatching

/// A link that two readers read in two ways is a hole between them.
@Suite(.longComputation)
struct `URLs from a grammar of evil` {
    private let links = LinkReading.links

    @Test(arguments: RunSeeds.count(4))
    func `Foundation reads what is accepted in the same way`(seed: UInt64) throws {
        let count = ProofSize.count(1_000, full: 250_000)
        var urls = EvilURLs(seed: seed)
        var accepted = 0
        var differences: [String] = []
        for _ in 0..<count {
            let text = urls.next()
            guard let link = try? DeepLink(text, from: .outside, of: links) else { continue }
            accepted += 1
            // What nobody reads may be more than Foundation takes.
            if link.isEncoded, link.queryError(where: { _ in true }) == nil,
                LinkReading(link, of: text) != LinkReading(foundation: text)
            {
                differences.append(text)
            }
            if try DeepLink(link.description, from: .app, of: links) != link {
                differences.append("\(text) is not \(link)")
            }
        }
        #expect(differences.prefix(10) == [], "seed \(seed)")
        #expect(accepted > count / 10, "seed \(seed)")
        ProofSize.report(
            "URLs against Foundation",
            ["URLs": count, "accepted": accepted, "differences": differences.count])
    }
}
