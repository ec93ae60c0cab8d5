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
        let outside = [RouteOrigin.universalLink, .customScheme(caller: "com.example"), .push]
        for build in BuildTarget.allCases {
            let app = try await launchMenu(build: build)
            for url in ["https://momentsapp.com/\(path)", "momentsapp://\(path)"] {
                for origin in outside {
                    #expect(await app.open(url, from: origin).error?.code == "access-denied")
                }
            }
            #expect(app.path == ["/moments"])
        }
    }
}
