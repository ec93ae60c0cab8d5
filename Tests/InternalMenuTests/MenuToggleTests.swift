import DesignKit
import FeatureTestSupport
import InternalMenuPlugin
import PluginKit
import RoutingTesting
import StorageKit
import Testing
import ToggleKit

@Suite
@MainActor
struct `A toggle in the menu` {
    private nonisolated static let star = FeatureToggle(
        "isStar", by: .experiment, isOnByDefault: false)

    @Test
    func `is shown with its kind, and is switched for every feature`() async throws {
        let (app, toggles) = try await openMenu()
        #expect(try app.detail("isStar") == "experiment")
        for isOn in [true, false] {
            try await app.choose("isStar")
            #expect(toggles.isOn(Self.star) == isOn)
            #expect(try self.isOn(in: app) == isOn)
        }
    }

    @Test
    func `shows a change from elsewhere, and is at its default after a reset`() async throws {
        let (app, toggles) = try await openMenu()
        toggles.set(Self.star, to: true)
        #expect(try isOn(in: app))
        try await app.choose("Reset feature toggles")
        #expect(try !isOn(in: app))
    }

    private func openMenu() async throws -> (AppRouter, FeatureToggles) {
        let app = try await FeatureApp(
            InternalMenuPlugin(), on: Storage(documents: .memory([:]))
        ) { _ in }
        app.toggles.declare([Self.star])
        await app.router.open("/internalmenu")
        return (app.router, app.toggles)
    }

    private func isOn(in app: AppRouter) throws -> Bool {
        guard case .toggle(let isOn, _) = try app.row("isStar").kind else {
            throw NotFound("the toggle")
        }
        return isOn
    }
}
