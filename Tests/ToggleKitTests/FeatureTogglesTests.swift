import Foundation
import StorageKit
import Testing

@testable import ToggleKit

@Suite
@MainActor
struct `Feature toggles` {
    private let toggles = FeatureToggles(storage: Storage(documents: .memory([:])))

    @Test(arguments: [
        (FeatureToggle.isLikeButtonForMomentEnabled, true, FeatureToggle.Kind.internal),
        (.isRoundedAvatar, true, .remote),
        (.isLikeButtonStar, false, .experiment),
    ])
    func `have a default and a kind`(
        toggle: FeatureToggle, isOn: Bool, kind: FeatureToggle.Kind
    ) {
        #expect(toggles.isOn(toggle) == isOn)
        #expect(toggle.kind == kind)
    }

    @Test(arguments: FeatureToggle.allCases, [true, false])
    func `keep the states that the user has chosen`(toggle: FeatureToggle, isOn: Bool) {
        toggles.set(toggle, to: isOn)
        #expect(toggles.isOn(toggle) == isOn)
    }

    @Test(arguments: FeatureToggle.allCases)
    func `are switched one by one`(toggle: FeatureToggle) {
        toggles.set(toggle, to: !toggle.isOnByDefault)
        let switched = FeatureToggle.allCases.filter { toggles.isOn($0) != $0.isOnByDefault }
        #expect(switched == [toggle])
    }

    @Test
    func `are at their defaults after a reset`() {
        for toggle in FeatureToggle.allCases {
            toggles.set(toggle, to: !toggle.isOnByDefault)
        }
        toggles.reset()
        #expect(FeatureToggle.allCases.allSatisfy { toggles.isOn($0) == $0.isOnByDefault })
    }

    @Test
    func `are the same for all users of a storage`() {
        let storage = Storage(documents: .memory([:]))
        let reader = FeatureToggles(storage: storage)
        FeatureToggles(storage: storage).set(.isLikeButtonStar, to: true)
        #expect(reader.isOn(.isLikeButtonStar))
    }
}
