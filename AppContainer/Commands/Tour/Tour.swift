import Foundation
import RouteMatching
import RoutingEngine
import RoutingJourneys
import RoutingKit
import StageKit
import StorageKit

/// The story of the app, told by doing it: a production build, a fresh state, real rows and links.
@MainActor
final class Tour {
    /// A row that the story needs is not on the screen, or something ended otherwise than told.
    struct Interrupted: Error, CustomStringConvertible {
        let description: String
    }

    let console: Console
    private(set) var app: MomentsContainer
    private(set) var activity: Activity
    private let launch: @MainActor () async throws -> MomentsContainer
    private var steps = 0

    /// Starts the app.
    /// - Parameters:
    ///   - console: Where the story is told.
    ///   - documents: Reads the documents of the backend, with this date as the present.
    init(
        console: Console, documents: @escaping @MainActor (_ now: Date) throws -> Documents
    ) async throws {
        let now = Date()
        self.console = console
        launch = {
            let app = try await MomentsContainer(
                build: .production, documents: documents(now), stateFolder: nil,
                now: { now })
            await app.goOn()
            return app
        }
        app = try await launch()
        activity = Activity(of: app.router)
    }

    func play() async throws {
        tell("The app starts cold. Four modules, none of which knows another; one container.")
        show()

        step("A moment opens a product: Moments knows a link, Shop answers it.")
        try await follow("/product/")

        step("The product is shared back to Moments, over the product page.")
        try await follow("/moments/share")
        try await type("Look what I found")
        app.stage.update { $0.goBack() }
        write("back: \(path)")

        step("An avatar opens the chat with that person.")
        app.stage.update { state in
            state.selectTab(0)
            state.popToRoot()
        }
        try await follow("/chat/")

        step("Chat asks Moments for one, and waits for what the user picks.")
        try await choose("Attach a moment")
        try await chooseFirst()
        try point(to: "Look what I found https://")

        step("A link from outside opens a product, with the product list under it.")
        try await link("https://momentsapp.com/product/42", expecting: nil)

        step("An old link of the shop, which is still about, is redirected.")
        try await link("https://momentsapp.com/shop/product/42", expecting: nil)

        step("The cart needs a login, and after it goes on by itself.")
        try await open(RouteRequest(url: "/cart"), expecting: nil)
        try await type("Ada")

        step("A link from outside that would fill the cart asks first, and the user says no.")
        try await link("https://momentsapp.com/cart/add?id=42", expecting: nil)
        try await choose("Not now")

        step("One that leads to the cart itself is refused.")
        try await link("https://momentsapp.com/cart", expecting: "access-denied")

        step("Nobody opens the internal menu in production, not even the app itself.")
        try await open(RouteRequest(url: "/internalmenu"), expecting: menuRefusal)

        step("Back to the product, with what lay over it gone.")
        app.router.pop(to: "/product/:id")
        write(path)

        step("A server switches a page off and adds a path, without a release.")
        try send(
            #"{ "path": "/products", "enabled": false }"#,
            #"{ "path": "/gift", "kind": "redirect", "target": "/product/7" }"#)
        try await open(RouteRequest(url: "/products"), expecting: "switched-off")
        try await open(
            RouteRequest(url: "https://momentsapp.com/gift", origin: .universalLink),
            expecting: nil)
        step("Its next rules would open the cart to links from outside. They change nothing.")
        try send(
            #"{ "path": "/gift", "kind": "redirect", "target": "/cart" }"#, expecting: 1)
        try await open(RouteRequest(url: "/products"), expecting: "switched-off")

        step("The app is killed and started again: it is where the user left it.")
        try await restart()

        tell("That was the tour. `swift run AppContainer` in a terminal opens the app itself.")
    }

    /// What is said of a menu that only testers have; a program made without it has no such route.
    private var menuRefusal: String {
        let isThere = app.router.routes.contains { $0.pattern.description == "/internalmenu" }
        return isThere ? "unavailable" : "unknown-route"
    }

    private func step(_ text: String) {
        steps += 1
        tell("\(steps). \(text)")
    }

    /// Starts a new app, which has nothing of the old one but what was saved.
    private func restart() async throws {
        let (saved, before) = (app.stage.state, path)
        app = try await launch()
        activity = Activity(of: app.router)
        write("started: \(path)")
        let leftOut = await app.router.restore(saved)
        write("restored: \(path)")
        show()
        guard leftOut.isEmpty, path == before else {
            throw Interrupted(description: "the tour expected '\(before)' back; \(leftOut)")
        }
    }
}
