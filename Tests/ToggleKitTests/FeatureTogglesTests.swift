import Foundation
import StorageKit
import TestSupport
import Testing
import ToggleKit

@Suite
@MainActor
struct `Feature toggles` {
    private nonisolated static let round = FeatureToggle("isRound", by: .remote)
    private nonisolated static let star = FeatureToggle(
        "isStar", by: .experiment, isOnByDefault: false)

    private let toggles = FeatureToggles(storage: Storage(documents: .memory([:])))

    @Test(arguments: [round, star], [true, false])
    func `feature toggles keep the states that the user has chosen, until a reset`(
        toggle: FeatureToggle, isOn: Bool
    ) {
        #expect(toggles.isOn(toggle) == toggle.isOnByDefault)
        toggles.set(toggle, to: isOn)
        #expect(toggles.isOn(toggle) == isOn)
        toggles.reset()
        #expect(toggles.isOn(toggle) == toggle.isOnByDefault)
    }

    @Test
    func `feature toggles are known once, in the order in which features declare them`() {
        toggles.declare([Self.star])
        toggles.declare([Self.round, Self.star])
        #expect(toggles.declared == [Self.star, Self.round])
    }

    @Test
    func `are the same in the next launch, which ignores names that it doesn't know`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let (before, storage) = await launch(folder)
            before.set(Self.star, to: true)
            before.set(FeatureToggle("isGone", by: .internal), to: true)
            await storage.flush()
            let after = await launch(folder).toggles
            #expect(after.isOn(Self.star) && after.isOn(Self.round))
        }
    }

    private func launch(_ folder: URL) async -> (toggles: FeatureToggles, storage: Storage) {
        let folder = StateFolder(folder) { Issue.record("\($0)") }
        let storage = Storage(documents: .memory([:]), folder: folder)
        let toggles = FeatureToggles(storage: storage)
        await storage.load()
        return (toggles, storage)
    }
}
