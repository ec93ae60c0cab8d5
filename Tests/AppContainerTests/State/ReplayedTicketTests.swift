import Foundation
import RoutingTesting
import StorageKit
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.needs("Shop"))
@MainActor
struct `A ticket of an old copy of the state` {
    @Test
    func `stays used`() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "journeys.json")
            let first = try await LaunchedApp(stateFolder: folder)
            await first.open("/cart")
            let copy = try Data(contentsOf: file)
            first.container.session.signIn("Ada")
            #expect(await first.container.resumeSuspended().isEmpty)
            #expect(first.path.last == "/cart")
            await first.container.storage.flush()

            try copy.write(to: file)
            let second = try await LaunchedApp(stateFolder: folder, isReady: false)
            #expect(await second.container.resumeSuspended().map(\.code) == ["journey-used"])
            // The root of the first tab.
            #expect(second.path.count == 1 && second.path != ["/cart"])
        }
    }
}
