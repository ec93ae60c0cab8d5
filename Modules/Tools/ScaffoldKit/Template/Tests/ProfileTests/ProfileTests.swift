import DesignKit
import Profile
import RoutingTesting
import StorageKit
import Testing
import ToggleKit

@Suite
@MainActor
struct `A page of Profile` {
    private let toggles: FeatureToggles
    private let router: AppRouter

    init() async throws {
        let storage = Storage(documents: .memory([:]))
        toggles = FeatureToggles(storage: storage)
        router = AppRouter(
            links: UniversalLinks(hosts: ["acme.example"]), stage: HeadlessStage())
        let profile = ProfileNavigator(storage: storage.scope("Profile"), toggles: toggles)
        router.register(path: "/profile/:id", navigator: profile)
        try router.start()
        try await router.show(tabs: ["/profile/7"])
    }

    @Test
    func `shows what its URL identifies, and keeps that the user follows it`() async throws {
        #expect(router.titles == ["This is number 7.", "Follow"])
        try await router.choose("Follow")
        await router.open("/profile/7")
        guard case .toggle(let isOn, _) = try router.row("Follow").kind else {
            throw NotFound("the toggle")
        }
        #expect(isOn)
    }

    @Test
    func `can be followed only while its toggle is on`() async throws {
        await toggles.set(ProfileNavigator.canFollow, to: false)
        await router.open("/profile/8")
        #expect(router.titles == ["This is number 8."])
    }

    @Test
    func `is refused if its URL identifies nothing`() async throws {
        #expect(await router.open("/profile/x").error?.code == "invalid-parameter")
    }
}
