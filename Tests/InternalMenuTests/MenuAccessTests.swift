import FeatureTestSupport
import InternalMenuPlugin
import RoutingTesting
import StorageKit
import Testing

struct `A screen for developers and testers` {
    @Test(arguments: [
        "internalmenu", "internalmenu/log", "designkit?productName=a&version=1",
    ])
    func `a screen for testers never opens from outside, and not at all in production`(
        path: String
    ) async throws {
        let (web, custom) = ("https://momentsapp.com/\(path)", "momentsapp://\(path)")
        let requests: [(url: String, origin: RouteOrigin)] = [
            (web, .universalLink), (web, .push), (custom, .universalLink), (custom, .push),
            (custom, .customScheme(caller: "com.example")),
        ]
        for build in BuildTarget.allCases {
            let app = try await launchMenu(build: build)
            for (url, origin) in requests {
                #expect(await app.open(url, from: origin).error?.code == "access-denied")
            }
            #expect(app.path == ["/moments"])
            guard build == .production else { continue }
            let error = try #require(await app.open("/\(path)").error)
            #expect(error.code == "unavailable")
            #expect(error.description.contains("is not available in the production build"))
            #expect(app.path == ["/moments"])
        }
    }
}

/// The internal menu without the other features.
func launchMenu(
    at url: String? = nil, build: BuildTarget = .debug
) async throws -> AppRouter {
    let storage = Storage(documents: .memory([:]))
    let app = try await FeatureApp(
        InternalMenuPlugin(), on: storage, build: build, tab: "/moments"
    ) { router in
        for path in ["/moments", "/shop"] {
            router.register(
                path: path, navigator: StandInNavigator<NoParameters>(), access: .external)
        }
    }
    return await app.opened(at: url)
}
