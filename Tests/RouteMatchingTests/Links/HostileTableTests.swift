import Foundation
import RouteMatching
import Testing

struct `The table of hostile links` {
    private struct Threat: Decodable {
        struct Link: Decodable, Hashable {
            let url: String
            let origin: String
            /// The code of the error.
            let reason: String?
        }

        let links: [Link]
    }

    @Test
    func `the table has each reason to refuse a link, and each link once`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Corpus/hostile-links.json")
        let threats = try JSONDecoder().decode([Threat].self, from: Data(contentsOf: file))
        let links = threats.flatMap(\.links)
        let reasons = Set(links.compactMap(\.reason))
        let missing = DeepLinkError.Reason.allCases.map(\.rawValue).filter { !reasons.contains($0) }
        // A link inside one is read when it is opened, which is another request.
        #expect(missing == [DeepLinkError.Reason.nestedTooDeep.rawValue])
        #expect(Set(links.map { [$0.origin, $0.url] }).count == links.count)
        #expect(links.count >= 150)
    }
}
