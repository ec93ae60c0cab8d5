import Foundation
import RoutingTestSupport
import RoutingTesting
import TestSupport
import StorageKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.needs("Moments", "Shop"), .hangLimit)
@MainActor
struct `The login of the app` {
    @Test(arguments: [(15 * 60, "journey-expired"), (60, nil)])
    func `after a kill, a request resumes in the next launch, or the reason is shown`(
        seconds: TimeInterval, code: String?
    ) async throws {
        try await withTemporaryFolder { folder in
            let first = try await LaunchedApp(stateFolder: folder)
            await first.open("/cart")
            first.container.session.signIn("Ada")
            await first.container.storage.flush()
            let second = try await LaunchedApp(
                stateFolder: folder, now: Sample.now + seconds, isReady: false)
            #expect(
                await second.container.resumeSuspended().map(\.code) == [code].compactMap(\.self))
            #expect(second.path.last == (code == nil ? "/cart" : "/moments"))
            #expect(await second.container.resumeSuspended().isEmpty)
        }
    }

    @Test
    func `a link to the login opens its next link with the trust of a link`() async throws {
        let app = try await LaunchedApp()
        let session = ScriptedSession(app)
        await session.type(
            "link https://momentsapp.com/login?next=%2Fproducts%3Fpage%3D1%26x%3D2", "1 Ada")
        #expect(app.path.last == "/products")
        app.container.session.signIn(nil)
        await session.type("link https://momentsapp.com/login?next=%2Fcart", "1 Ada")
        #expect(app.router.history.outcomes.last?.error?.code == "access-denied")
    }
}
