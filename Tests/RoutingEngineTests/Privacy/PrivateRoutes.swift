import RoutingTestSupport

@testable import RoutingEngine

nonisolated struct PrivateNote: Decodable, Sendable {
    let id: String
    let text: Private<String>?
    let codes: [Private<Int>]?
    let tab: String?
    let next: NestedLink?
}

nonisolated struct PrivateToken: Decodable, Sendable {
    let token: Private<String>
    let tab: String?
    let next: NestedLink?
}

/// Links to a module that the app doesn't have.
struct LetterLink: LinkTemplate {
    static let path = "/letter/:userID"
    let userID: String
    let draft: Private<String>?
}

extension Fixture {
    /// An app with private values in each part of a URL, whose titles and errors quote them.
    static func withPrivateRoutes(in build: BuildTarget = .production) async throws -> Fixture {
        let titles = InlineNavigator { (token: PrivateToken) in
            let text = token.token.value
            return .screen(PageScreen(title: "\(text) of \(text.percentEncoded)"))
        }
        let app = try await Fixture(build: build, historyLimit: 3) { router in
            router.register(
                path: "/letters", navigator: LinkingNavigator<LetterLink, NoParameters>())
            router.register(
                path: "/note/:id",
                navigator: InlineNavigator { (_: PrivateNote) in
                    .screen(PageScreen(title: "note"))
                }, access: .external)
            for path in ["/reset/:token", "/t-:token.x"] {
                router.register(path: path, navigator: titles, access: .external)
            }
            router.register(
                path: "/quote/:token",
                navigator: InlineNavigator { (token: PrivateToken) in
                    throw NotFound(
                        "answer to \(token.token.value.percentEncoded)", help: token.token.value)
                }, access: .external)
            router.items("/closed/:id")
            router.pages("/any/*", access: .external)
            router.redirect("/old/:token", to: "/reset/:token")
            router.intercept { request in
                let names = request.undeclared.map { "\($0.name)=\($0.value)" }
                return names.contains { $0.hasPrefix("code") }
                    ? .refuse(because: "\(names) is not welcome") : .proceed
            }
        }
        try app.router.register(set: "Late") {
            app.router.register(path: "/late/:token", navigator: titles, access: .external)
        }
        return app
    }
}
