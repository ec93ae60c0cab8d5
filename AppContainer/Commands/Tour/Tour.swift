import Foundation
import RouteMatching
import RoutingEngine
import RoutingJourneys
import RoutingKit
import StageKit
import StorageKit

/// A guided tour that uses the app: a production build with a fresh state, real rows and links.
@MainActor
final class Tour {
    /// A row is missing, or a request had an unexpected outcome.
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
    ///   - console: Prints the tour.
    ///   - documents: Reads the documents of the backend for a date.
    init(
        console: Console, documents: @escaping @MainActor (_ now: Date) throws -> Documents
    ) async throws {
        let now = Date()
        self.console = console
        launch = {
            let app = try await MomentsContainer(
                build: .production, documents: documents(now), stateFolder: nil,
                clock: RouteClock(ContinuousClock(), now: { now }))
            await app.openGate()
            return app
        }
        app = try await launch()
        activity = Activity(of: app.router)
    }

    func play() async throws {
        narrate(
            "The app launches. Its features don't import each other; one container connects them.")
        show()

        step("A moment opens a product: Moments has a link, and Shop answers it.")
        try await follow("/product/")

        step("The user shares the product to Moments, in a sheet over the product.")
        try await follow("/moments/share")
        try await type("Look what I found")
        app.stage.update { $0.goBack() }
        write("back: \(path)")

        step("An avatar opens the chat with its person.")
        app.stage.update { state in
            state.selectTab(0)
            state.popToRoot()
        }
        try await follow("/chat/")

        step("Chat asks Moments for a moment, and waits until the user picks one.")
        try await choose("Attach a moment")
        try await chooseFirst()
        try quote("Look what I found https://")

        step("A link from outside opens a product, with the product list below it.")
        try await link("https://momentsapp.com/product/42", expecting: nil)

        step("An old link of the shop still works: it is redirected.")
        try await link("https://momentsapp.com/shop/product/42", expecting: nil)

        step("The cart requires a login. After the login, the cart opens by itself.")
        try await open(RouteRequest(url: "/cart"), expecting: nil)
        try await type("Ada")

        step(
            "A link from outside would add to the cart. The app asks first, and the user declines.")
        try await link("https://momentsapp.com/cart/add?id=42", expecting: nil)
        try await choose("Not now")

        step("A link from outside to the cart itself is refused.")
        try await link("https://momentsapp.com/cart", expecting: "access-denied")

        step("In production, even the app itself can't open the internal menu.")
        try await open(RouteRequest(url: "/internalmenu"), expecting: menuRefusal)

        step("The app returns to the product and closes the screens over it.")
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
        step("Its next rules would open the cart to links from outside. The app refuses them.")
        try send(
            #"{ "path": "/gift", "kind": "redirect", "target": "/cart" }"#, expecting: 1)
        try await open(RouteRequest(url: "/products"), expecting: "switched-off")

        step("The app is killed and launched again. It restores where the user left it.")
        try await restart()

        narrate("End of the tour. Run `swift run AppContainer` in a terminal to use the app.")
    }

    /// The reason why production has no menu: a build without the trait doesn't have its route.
    private var menuRefusal: String {
        let isThere = app.router.routes.contains { $0.pattern.description == "/internalmenu" }
        return isThere ? "unavailable" : "unknown-route"
    }

    private func step(_ text: String) {
        steps += 1
        narrate("\(steps). \(text)")
    }

    /// Launches a new app, which shares only the saved state with the old one.
    private func restart() async throws {
        let (saved, before) = (app.stage.state, path)
        app = try await launch()
        activity = Activity(of: app.router)
        write("launched: \(path)")
        let leftOut = await app.router.restore(saved)
        write("restored: \(path)")
        show()
        guard leftOut.isEmpty, path == before else {
            throw Interrupted(
                description:
                    "the tour expected '\(before)' after the restart; not restored: \(leftOut)")
        }
    }
}
