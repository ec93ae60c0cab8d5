import DesignKit
import Foundation
import MomentsTestSupport
import PluginKit
import RoutingTestSupport
import StorageKit
import Testing

@testable import AppContainerKit

/// Signs Alice out while the app works for her: after each turn of the main actor, with a backend
/// that answers before and with one that answers only then.
@Suite(.everyFeature, .hangLimit)
struct `A user who signs out at any moment` {
    private let folder = URL.newTemporaryFolder

    /// What Alice does.
    nonisolated struct Work: CustomTestStringConvertible {
        let testDescription: String
        /// What is open, before her login and after it.
        var guest: [String] = []
        var before: [String] = []
        let steps: [@MainActor @Sendable (LaunchedApp) async -> Void]
    }

    private nonisolated static let secret = "ALICE-SECRET"
    /// The pages that show what a user has written.
    private static let pages = ["/moments", "/cart"]

    private nonisolated static let works = [
        Work(
            testDescription: "opens a draft",
            steps: [{ await $0.open("/moments/share?title=\(secret)") }]),
        Work(testDescription: "adds to the cart", steps: [{ await $0.open("/cart/add?id=8") }]),
        Work(
            testDescription: "orders", before: ["/cart/add?id=8", "/cart"],
            steps: [
                { _ = try? await $0.router.follow("Checkout") },
                { try? await $0.router.choose("Order now") },
            ]),
        Work(
            testDescription: "shares", before: ["/moments/share?title=\(secret)"],
            steps: [{ try? await $0.router.choose("Share without a comment") }]),
        Work(
            testDescription: "writes to others",
            steps: [{ await $0.open("/leave?destination=mailto:\(secret)@momentsapp.com") }]),
        Work(
            testDescription: "resumes what waited for her login",
            guest: ["/cart"],
            steps: [
                { app in
                    guard let login = app.stage.topScreen, let alice = UserName("Alice") else {
                        return
                    }
                    _ = try? await app.container.signIn(alice, on: login)
                }
            ]),
    ]

    private final class Progress {
        var isDone = false
        var hasSignedOut = false
    }

    /// When the backend answers.
    nonisolated enum Backend: CaseIterable {
        case before, afterwards
    }

    @Test(arguments: works, Backend.allCases)
    func `a user leaves nothing that is shown, saved, sent or handled afterwards`(
        work: Work, backend: Backend
    ) async throws {
        var fresh: [String: [String]] = [:]
        for url in Self.pages {
            let app = try await LaunchedApp()
            try await app.container.session.signIn("Bob")
            fresh[url] = await app.texts(of: url)
        }
        var turns = 1
        while try await isUnderWay(work, backend, after: turns, fresh) {
            // A few turns show most; with a sample, every turn.
            turns += ProofSize.isSample ? 1 : 5
            // With a backend that waits, everything else has happened by then.
            if backend == .afterwards, turns > 12 { break }
        }
    }

    /// Signs out after some turns.
    /// - Returns: Whether the work was under way.
    private func isUnderWay(
        _ work: Work, _ backend: Backend, after turns: Int, _ fresh: [String: [String]]
    ) async throws -> Bool {
        let door = Door()
        let app = try await LaunchedApp(backend: door)
        let opensLate = backend == .afterwards && work.before.isEmpty && work.guest.isEmpty
        if !opensLate {
            door.open()
            try await app.container.storage.checkDocuments()
        }
        for url in work.guest { await app.open(url) }
        if work.guest.isEmpty { try await app.container.session.signIn("Alice") }
        app.container.saveState()
        for url in work.before { await app.open(url) }
        var left: [URL] = []
        let progress = Progress()
        app.container.leave = {
            if progress.hasSignedOut { left.append($0) }
            return true
        }
        Task {
            for step in work.steps where !progress.hasSignedOut { await step(app) }
            progress.isDone = true
        }
        for _ in 0..<turns { await Task.yield() }
        // A user who isn't signed in yet has no way to sign out.
        try await until("the login") { app.container.session.userName != nil }
        let wasUnderWay = !progress.isDone
        progress.hasSignedOut = true
        try await app.container.signOut()
        door.open()
        try await until("the end of the work") { progress.isDone }
        for _ in 0..<50 { await Task.yield() }
        await app.router.settle()
        let place: Comment = "after \(turns) turns"
        #expect(app.path == ["/moments", "/login"], place)
        #expect(left.isEmpty, place)
        // What a guest asked for may ask for the login once more; nothing else is left.
        #expect(Set(app.router.history.map(\.url)) == ["/login"], place)
        try await expectNothing(for: "Bob", in: app, fresh, place, guest: work.guest)
        return wasUnderWay
    }

    /// What the next user finds.
    private func expectNothing(
        for name: String, in app: LaunchedApp, _ fresh: [String: [String]], _ place: Comment,
        guest: [String]
    ) async throws {
        let login = try #require(app.stage.topScreen, place)
        let resumed = try await app.container.signIn(
            try #require(UserName(name)), on: login)
        // Alice may have gone before the guest's request was hers.
        #expect(resumed.allSatisfy { guest.contains($0.url ?? "") }, place)
        #expect(app.path == ["/moments"] + resumed.compactMap(\.url), place)
        let saved = app.container.lastNavigation.value
        #expect(!saved.entries.contains { $0.url.contains(Self.secret) }, place)
        #expect(await app.open("/cart/count").value?.json == "0", place)
        for url in Self.pages {
            #expect(await app.texts(of: url) == fresh[url], place)
        }
    }

    @Test
    func `a page that needs a login leaves when another process signs the user out`() async throws {
        let app = try await LaunchedApp(stateFolder: folder)
        try await app.container.session.signIn("Alice")
        await app.open("/moments")
        await app.open("/cart")
        #expect(app.path.last == "/cart")
        let other = try await LaunchedApp(stateFolder: folder)
        try await other.container.session.signIn(nil)
        await app.open("/shop")
        // What the user asked for is in front; the cart, which needs a login, leaves from below
        // it.
        try await until("the cart leaves") { !app.path.contains("/cart") }
        #expect(app.path == ["/moments", "/shop"])
    }

    @Test func `a user leaves no screen while the tabs of the next user are made`() async throws {
        let door = Door()
        var isSlow = false
        let slow = Part("Slow", tab: "/slow") { app in
            app.router.action("/slow") { _ in
                if isSlow { await door.pass() }
                return .screen(PageScreen(title: "Slow"))
            }
        }
        let app = try await LaunchedApp(plugins: [slow], unanswered: nil)
        try await app.container.session.signIn("Alice")
        await app.open("/page?url=https://help.momentsapp.com/alice")
        isSlow = true
        let signingOut = Task { try await app.container.signOut() }
        await door.visitors()
        #expect(app.path.isEmpty)
        door.open()
        try await signingOut.value
        #expect(app.path == ["/slow", "/login"])
    }
}

extension LaunchedApp {
    fileprivate func texts(of url: String) async -> [String] {
        await open(url)
        await container.router.settle()
        return texts
    }
}
