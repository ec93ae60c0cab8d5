import RoutingTesting
import Testing

@Suite
@MainActor
struct `A screen for developers and testers` {
    @Test(arguments: [
        "/internalmenu", "/internalmenu/log", "/designkit?productName=a&version=1",
    ])
    func `is not available in production`(url: String) async throws {
        let app = try await launchMenu(build: .production)
        let error = try #require(await app.open(url).error)
        #expect(error.code == "unavailable")
        #expect(error.description.contains("is not available in the production build"))
        #expect(app.path == ["/moments"])
    }

    @Test(arguments: [
        "internalmenu", "internalmenu/log", "designkit?productName=a&version=1",
    ])
    func `never opens from outside`(path: String) async throws {
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
        }
    }
}
