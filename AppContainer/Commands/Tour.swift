import DesignKit
import Foundation
import RoutingKit
import StorageKit

/// The story of the app, told by doing it: a production build, a fresh state, real rows and links.
@MainActor
struct Tour {
    private let app: MomentsContainer
    private let console: Console

    /// A row that the story needs is not on the screen, or a link ended otherwise than told.
    struct Interrupted: Error, CustomStringConvertible {
        let description: String
    }

    init(_ call: Invocation, console: Console) async throws {
        let now = Date()
        app = try await MomentsContainer(
            build: .production, documents: call.documents(now: now), stateFolder: nil,
            now: { now })
        self.console = console
    }

    func play() async throws {
        tell("The app starts cold. Four modules, none of which knows another; one container.")
        show()

        tell("1. A moment opens a product: Moments knows a link, Shop answers it.")
        try await follow("/product/")

        tell("2. The product is shared back to Moments, over the product page.")
        try await follow("/moments/share")
        try await type("Look what I found")
        app.stage.update { $0.goBack() }
        console.write("   back: \(path)")

        tell("3. An avatar opens the chat with that person.")
        app.stage.update { state in
            state.selectTab(0)
            state.popToRoot()
        }
        try await follow("/chat/")

        tell("4. A link from outside opens a product, with the product list under it.")
        try await link("https://momentsapp.com/product/42", expecting: nil)

        tell("5. A link from outside to the internal menu is refused in this production build.")
        try await link("https://momentsapp.com/internalmenu", expecting: "access-denied")
        tell("6. Neither can the app itself open it: this build does not have it.")
        try await open(RouteRequest(url: "/internalmenu"), expecting: "unavailable")

        tell("That was the tour. `swift run AppContainer` in a terminal opens the app itself.")
    }

    /// The URLs from the root of the tab to the visible screen, without their queries.
    private var path: String {
        app.stage.state.path.map { String($0.url.prefix { $0 != "?" }) }.joined(separator: " > ")
    }

    private func tell(_ text: String) {
        console.write("\n" + console.style.bold(text))
    }

    private func show() {
        let lines = ScreenText(app, style: console.style).lines
        console.write(lines.prefix(14).map { "   " + $0 }.joined(separator: "\n"))
    }

    /// Follows the first link of the visible screen that leads to a path.
    private func follow(_ path: String) async throws {
        guard let screen = app.stage.topScreen as? any ContentScreen else { return }
        for row in screen.content.rows {
            guard case .link(let link) = row.kind, link.url?.contains(path) == true else {
                continue
            }
            console.write("   \(screen.title): \(row.title)")
            try await open(link.request(from: screen), expecting: nil)
            return show()
        }
        throw Interrupted(description: "the tour finds no link to \(path) on '\(screen.title)'")
    }

    private func type(_ text: String) async throws {
        guard let screen = app.stage.topScreen as? any ContentScreen else { return }
        for case .field(let submit) in screen.content.rows.map(\.kind) {
            console.write("   \(screen.title): \"\(text)\"")
            await submit(text)
            return show()
        }
        throw Interrupted(description: "the tour finds no field on '\(screen.title)'")
    }

    private func link(_ url: String, expecting code: String?) async throws {
        try await open(RouteRequest(url: url, origin: .universalLink), expecting: code)
        if code == nil { show() }
    }

    private func open(_ request: RouteRequest, expecting code: String?) async throws {
        let outcome = await app.router.route(request)
        for line in console.style.fit(outcome.description) + [path] {
            console.write("   " + line)
        }
        guard outcome.error?.code == code else {
            throw Interrupted(description: "the tour expected another outcome: \(outcome)")
        }
    }
}
