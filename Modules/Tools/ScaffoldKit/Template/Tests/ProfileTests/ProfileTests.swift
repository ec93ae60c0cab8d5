import Profile
import RoutingTesting
import StorageKit
import Testing
import ToggleKit

@MainActor
struct `A page of Profile` {
    private let toggles: FeatureToggles
    private let router: AppRouter

    init() throws {
        let storage = Storage(documents: .memory([:]))
        toggles = FeatureToggles(storage: storage)
        router = AppRouter(
            links: UniversalLinks(hosts: ["acme.example"]), stage: HeadlessStage())
        let profile = ProfileNavigator(storage: storage.scope("Profile"), toggles: toggles)
        router.register(path: "/profile/:id", navigator: profile)
        try router.start()
    }

    @Test(arguments: [true, false])
    func `shows what its URL identifies, and can be followed while its toggle is on`(
        isOn: Bool
    ) async throws {
        await toggles.set(ProfileNavigator.canFollow, to: isOn)
        try await router.show(tabs: ["/profile/7"])
        #expect(router.titles == ["This is number 7."] + (isOn ? ["Follow"] : []))
        if isOn { try await router.choose("Follow") }
    }

    @Test
    func `is refused if its URL identifies nothing`() async throws {
        try await router.show(tabs: ["/profile/7"])
        #expect(await router.open("/profile/x").error?.code == "invalid-parameter")
    }
}
