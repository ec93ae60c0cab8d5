import Foundation
import RoutingEngine
import RoutingTestSupport
import Testing

@testable import RoutingKit

@Suite
@MainActor
struct `From template to URL to parameters` {
    @Test
    func `random links arrive exactly as they were sent`() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let count = ProofSize.count(500, full: 10_000)
        let sent = (1...count).map { _ in AwkwardLink(random: &random) }
        let received = try await arrived(sent)
        for (index, link) in sent.enumerated() {
            #expect(received[index]?.bytes == link.bytes, "seed \(seed), link \(index)")
        }
    }

    @Test
    func `random numbers arrive exactly as they were sent`() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let count = ProofSize.count(500, full: 10_000)
        let sent = (1...count).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
        let received = try await arrived(sent.map(NumberLink.init))
        for (index, number) in sent.enumerated() {
            #expect(received[index]?.value == number, "seed \(seed)")
        }
    }

    @Test(arguments: [true, false])
    func `simple types arrive as they were sent`(flag: Bool) async throws {
        let sent = SimpleTypesLink(
            flag: flag, count: .min, price: 1e-9, kind: .url, id: UUID(),
            url: try #require(URL(string: "moments://product/1?a=%26#f")))
        #expect(try await arrived([sent]) == [sent])
    }

    @Test
    func `an array of numbers arrives in its order`() async throws {
        let sent = NumbersLink(values: [3, -1, 2, 3])
        #expect(try await arrived([sent]) == [sent])
    }

    /// The templates as the Navigator of their route receives them; `nil` for those that are
    /// refused.
    private func arrived<Template: LinkTemplate>(_ sent: [Template]) async throws -> [Template?] {
        let navigator = PageNavigator<Template>()
        let app = try await Fixture { $0.register(path: Template.path, navigator: navigator) }
        var received: [Template?] = []
        for template in sent {
            let count = navigator.received.count
            _ = await app.router.route(to: template.url, from: nil, using: .root).outcome
            received.append(navigator.received.count > count ? navigator.received.last : nil)
        }
        return received
    }
}
