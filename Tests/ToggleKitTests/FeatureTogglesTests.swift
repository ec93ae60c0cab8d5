import Foundation
import MomentsTestSupport
import StorageKit
import Testing
import ToggleKit

@MainActor
struct `Feature toggles` {
    private let folder = URL.newTemporaryFolder
    private nonisolated static let round = FeatureToggle("isRound", by: .remote)
    private nonisolated static let star = FeatureToggle(
        "isStar", by: .experiment, isOnByDefault: false)

    private let toggles = FeatureToggles(storage: Storage(documents: .memory([:])))

    @Test(arguments: [round, star], [true, false])
    func `feature toggles keep the states that the user has chosen, until a reset`(
        toggle: FeatureToggle, isOn: Bool
    ) async {
        #expect(toggles.isOn(toggle) == toggle.isOnByDefault)
        await toggles.set(toggle, to: isOn)
        #expect(toggles.isOn(toggle) == isOn)
        await toggles.reset()
        #expect(toggles.isOn(toggle) == toggle.isOnByDefault)
    }

    @Test func `toggles are the same in the next launch, which ignores unknown names`()
        async throws
    {
        let before = await launch(folder)
        await before.set(Self.star, to: true)
        await before.set(FeatureToggle("isGone", by: .internal), to: true)
        let after = await launch(folder)
        #expect(after.isOn(Self.star))
        #expect(after.isOn(Self.round))
    }

    private func launch(_ folder: URL) async -> FeatureToggles {
        let storage = Storage(
            documents: .memory([:]), folder: folder, warn: { Issue.record("\($0)") })
        let toggles = FeatureToggles(storage: storage)
        await storage.load()
        return toggles
    }
}
