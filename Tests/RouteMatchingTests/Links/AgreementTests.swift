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
            if LinkReading(link, of: text) != LinkReading(foundation: text) {
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

    @Test(arguments: RunSeeds.count(4))
    func `what is read at a glance is read in the same way with care`(seed: UInt64) {
        let count = ProofSize.count(1_000, full: 250_000)
        var urls = EvilURLs(seed: ~seed)
        var plain = 0
        var differences: [String] = []
        for number in 0..<count {
            var text = urls.next()
            let origin = number % 2 == 0 ? RouteOrigin.app : .push
            if number % 4 == 0, let path = text.range(of: "moments.app/") {
                text = String(text[path.upperBound...].prefix(300))
                text = "/" + text
            }
            let parser = LinkParser(links: links, source: origin.linkSource)
            let quick = Result { () throws(DeepLinkError) in try parser.parse(text) }
            let careful = Result { () throws(DeepLinkError) in try parser.parseCarefully(text) }
            plain += (try? quick.get())?.parts.isPlain == true ? 1 : 0
            if quick != careful { differences.append("\(text): \(quick), \(careful)") }
        }
        #expect(differences.prefix(10) == [], "seed \(seed)")
        #expect(plain > count / 10, "seed \(seed)")
        ProofSize.report(
            "URLs at a glance", ["URLs": count, "plain": plain, "differences": differences.count])
    }
}
