import Foundation
import MomentsTestSupport
import RoutingTestSupport
import StorageKit
import Testing

@testable import AppContainerKit

/// Links from outside arrive again and again, and the user goes back between them.
@Suite(.everyFeature, .timeLimit(.minutes(20)))
struct `An hour of links` {
    private let folder = URL.newTemporaryFolder
    private static let links: [(url: String, origin: RouteOrigin)] = [
        ("https://momentsapp.com/product/42", .universalLink),
        ("momentsapp://products?page=2", .customScheme(caller: nil)),
        ("https://momentsapp.com/shop/product/7", .webView),
        ("https://momentsapp.com/moments", .universalLink),
        ("https://momentsapp.com/moments/m1", .push),
        ("https://momentsapp.com/cart/add?id=8", .universalLink),
        ("https://momentsapp.com/login?next=%2Fproducts", .universalLink),
        ("https://momentsapp.com/cart", .universalLink),
        ("https://evil.com/product/42", .universalLink), ("nonsense", .webView),
    ]

    private nonisolated struct Round: Equatable {
        var codes: [String?] = []
        var screens = 0
        var remembered = 0
    }

    @Test func `an hour of links ends as it began, and leaves no more behind`() async throws {
        let clock = TestClock()
        let app = try await LaunchedApp(
            build: .production, stateFolder: folder, clock: clock.routeClock)
        app.container.saveState()
        app.router.historyLimit = 20
        let rounds = ProofSize.count(40, full: 2_500)
        let each = Duration.seconds(3600) / (rounds * Self.links.count * 4)
        var (first, memory, size) = (Round(), 0, 0)
        for number in 0..<rounds {
            var round = Round()
            for count in 0..<4 * Self.links.count {
                let link = Self.links[count % Self.links.count]
                // No URL is that of an earlier link.
                let url = "\(link.url)\(link.url.contains("?") ? "&" : "?")n=\(number)-\(count)"
                clock.advance(by: each)
                let request = RouteRequest(url: url, origin: link.origin)
                round.codes.append(await app.router.route(request).error?.code)
            }
            // Visits are saved more slowly than a test opens links.
            let counts = app.container.storage.app.state(
                "analytics", initial: [String: Count]())
            let last = "/login from universal-link"
            try await until("the last visit") {
                counts.value[last]?.wrappedValue == 4 * (number + 1)
            }
            round.screens = app.stage.state.entries.count
            round.remembered = app.router.history.count
            while app.stage.state.path.count > 1 { app.stage.update { $0.goBack() } }
            try await app.container.finishNotes()
            // The first rounds fill what has a limit.
            switch number {
            case rounds / 10:
                (first, memory, size) = (round, residentMemory, try bytes())
            case let later where later > rounds / 10: #expect(round == first, "round \(number)")
            default: break
            }
        }
        #expect(first.remembered == 20)
        #expect(first.codes.contains { $0 == nil })
        let growth = (max(0, residentMemory - memory), try bytes() - size)
        #expect(growth.1 < 64, "the counts of visits have more digits")
        // Other tests run beside a small one, and take memory of their own.
        if ProofSize.isFull { #expect(growth.0 < 4 << 20) }
        ProofSize.report(
            "links in an hour",
            [
                "links": rounds * Self.links.count * 4, "screens left": first.screens,
                "kB growth": growth.0 >> 10, "bytes of files": growth.1,
            ])
    }

    private func bytes() throws -> Int {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".json") }.reduce(0) {
                try $0 + Data(contentsOf: URL(filePath: "\(folder.path)/\($1)")).count
            }
    }
}

/// The memory of this process that is not swapped out, in bytes; zero if the system does not report
/// it in `/proc`.
private var residentMemory: Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * 4096
}
