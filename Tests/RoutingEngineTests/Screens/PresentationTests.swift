import RoutingTestSupport
import StageConformance
import Testing

@testable import RoutingEngine

struct `The presentation of a route` {
    private func launch(tabs: [String] = ["/home", "/library"]) async throws -> Fixture {
        try await Fixture(tabs: tabs) { router in
            router.pages("/library", access: .external)
            router.pages("/book", access: .external, parent: "/library")
            router.pages("/login", access: .external, presented: .sheet)
            router.pages("/note", access: .external, parent: "/library", presented: .sheet)
            router.pages("/camera", access: .external, presented: .fullScreen)
            router.redirect("/sign-in", to: "/login")
        }
    }

    /// Who opens what with which transition, and the outline afterwards.
    private nonisolated static let openings: [(RouteOrigin, String, TransitionType, String)] = [
        (.app, "/login", .ofRoute, "*/home | /library | +/login"),
        (.app, "/sign-in", .ofRoute, "*/home | /library | +/login"),
        (.app, "/camera", .ofRoute, "*/home | /library | #/camera"),
        (.app, "/book", .ofRoute, "*/home /book | /library"),
        (.app, "/login", .show, "*/home /login | /library"),
        (.app, "/book", .overParents, "/home | */library /book"),
        (.universalLink, "/login", .ofRoute, "*/home | /library | +/login"),
        (.universalLink, "/sign-in", .ofRoute, "*/home | /library | +/login"),
        (.universalLink, "/note", .ofRoute, "*/home | /library | +/note"),
        (.universalLink, "/book", .ofRoute, "/home | */library /book"),
        (.universalLink, "/camera", .ofRoute, "*/home | /library | +/camera"),
        (.push, "/book", .presentFullScreen, "*/home | /library | +/book"),
    ]

    @Test(arguments: openings)
    func `a request that chooses no transition appears as its route is registered`(
        opening: (origin: RouteOrigin, path: String, transition: TransitionType, outline: String)
    ) async throws {
        let app = try await launch()
        let url = opening.origin.url(of: opening.path)
        #expect(await app.open(url, from: opening.origin, using: opening.transition).error == nil)
        #expect(app.stage.state.outline == opening.outline)
        #expect(app.stage.state.entries.allSatisfy { app.stage.screen($0.id) != nil })
    }

    @Test(arguments: [
        ("/login", ["/home", "/library"], "*/home | +/login"),
        ("/note", ["/home", "/library"], "*/library | +/note"),
        ("/book", ["/home", "/library"], "*/library /book"), ("/login", [], "*/login"),
    ])
    func `a sheet of a link from outside has something below it on an empty stage, or is a page`(
        path: String, tabs: [String], outline: String
    ) async throws {
        let app = try await launch(tabs: tabs)
        app.stage.update { $0 = NavigationState() }
        let url = RouteOrigin.universalLink.url(of: path)
        #expect(await app.open(url, from: .universalLink, using: .ofRoute).error == nil)
        #expect(app.stage.state.outline == outline)
    }
}
