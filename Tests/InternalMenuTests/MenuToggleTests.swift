import DesignKit
import StorageKit
import RoutingTesting
import Testing
import ToggleKit

@Suite
@MainActor
struct `A toggle in the menu` {
    private let storage = Storage(documents: .memory([:]))
    /// The state that another feature reads.
    private var toggles: FeatureToggles { FeatureToggles(storage: storage) }

    @Test(arguments: FeatureToggle.allCases)
    func `is shown with its kind`(toggle: FeatureToggle) async throws {
        let app = try await openMenu()
        #expect(try app.detail(toggle.rawValue) == toggle.kind.rawValue)
        #expect(try isOn(toggle, in: app) == toggles.isOn(toggle))
    }

    @Test(arguments: FeatureToggle.allCases)
    func `switches it for every feature`(toggle: FeatureToggle) async throws {
        let app = try await openMenu()
        let isOnAtFirst = toggles.isOn(toggle)
        try await app.choose(toggle.rawValue)
        #expect(toggles.isOn(toggle) != isOnAtFirst)
        #expect(try isOn(toggle, in: app) != isOnAtFirst)
        try await app.choose(toggle.rawValue)
        #expect(toggles.isOn(toggle) == isOnAtFirst)
    }

    @Test
    func `shows a change from elsewhere`() async throws {
        let app = try await openMenu()
        toggles.set(.isRoundedAvatar, to: false)
        #expect(try !isOn(.isRoundedAvatar, in: app))
    }

    @Test
    func `is at its default after a reset`() async throws {
        let app = try await openMenu()
        let defaults = FeatureToggle.allCases.map { toggles.isOn($0) }
        for toggle in FeatureToggle.allCases {
            try await app.choose(toggle.rawValue)
        }
        try await app.choose("Reset feature toggles")
        for (toggle, isOnByDefault) in zip(FeatureToggle.allCases, defaults) {
            #expect(toggles.isOn(toggle) == isOnByDefault)
            #expect(try isOn(toggle, in: app) == toggles.isOn(toggle))
        }
    }

    private func openMenu() async throws -> AppRouter {
        let app = try await launchMenu(on: storage)
        await app.open("/internalmenu")
        return app
    }

    private func isOn(_ toggle: FeatureToggle, in app: AppRouter) throws -> Bool {
        let row = try app.row(toggle.rawValue)
        guard case .toggle(let isOn, _) = row.kind else {
            throw NotFound("toggle '\(row.title)'")
        }
        return isOn
    }
}
