import DesignKit
import Foundation
import MomentsTestSupport
import RoutingRules
import RoutingTestSupport
import StorageKit
import Testing

@testable import AppContainerKit

@Suite(.needs("Moments", "Shop"), .hangLimit)
struct `The login of the app` {
    private let folder = URL.newTemporaryFolder

    @Test(arguments: [(15 * 60, "waited too long"), (60, nil)])
    func `after a kill, a request resumes in the next launch, or the reason is shown`(
        seconds: TimeInterval, reason: String?
    ) async throws {
        let first = try await LaunchedApp(stateFolder: folder)
        await first.open("/cart")
        try await first.container.session.signIn("Ada")
        let second = try await LaunchedApp(
            stateFolder: folder, now: Sample.now + seconds, isReady: false)
        var dropped: [String] = []
        for _ in 1...2 { await second.container.openGate { dropped.append($0) } }
        #expect(dropped.count == (reason == nil ? 0 : 1))
        #expect(dropped.allSatisfy { $0.contains(reason ?? "") })
        #expect(second.path.last == (reason == nil ? "/cart" : "/moments"))
    }

    @Test func `a user whose session has expired keeps a tab that a rule closes`() async throws {
        let server = RuleServer()
        try await server.launch(in: folder).container.session.signIn("Ada")
        let app = try await server.launch(in: folder, now: Sample.now + Session.lifetime)
        #expect(app.container.session.absentUser == "Ada")
        let tabs = app.stage.state.tabs.map { $0.entries.map(\.url) }
        server.send(#"{"path": "/letters", "enabled": false}"#)
        for _ in 1...3 { await app.router.open("/notes") }
        #expect(!app.router.canOpen("/letters", from: .app))
        #expect(app.stage.state.tabs.map { $0.entries.map(\.url) } == tabs)
    }

    @Test func `a link to the login opens its next link with the trust of a link`() async throws {
        let app = try await LaunchedApp()
        let link = "link https://momentsapp.com/login?next="
        await app.container.run(
            on: ScriptedConsole([link + "%2Fproducts%3Fpage%3D1%26x%3D2", "1 Ada"]))
        #expect(app.path.last == "/products")
        try await app.container.session.signIn(nil)
        await app.container.run(on: ScriptedConsole([link + "%2Fcart", "1 Ada"]))
        #expect(app.router.history.last?.error?.code == "access-denied")
    }
}

struct `The page of the login` {
    @Test(
        .starts,
        arguments: [
            (nil, 0, "You are not signed in."), ("Ada", 0, "Signed in as Ada."),
            ("Bob", Session.lifetime, "Bob, your session has expired."),
        ])
    func `the page says who is signed in, or why no one is`(
        user: String?, later: TimeInterval, status: String
    ) async throws {
        let seconds = Locked(0.0)
        let app = try await LaunchedApp(plugins: .own, now: Sample.now + seconds.value)
        if let user { try await app.container.session.signIn(user) }
        seconds.withLock { $0 = later }
        await app.open("/login")
        #expect(app.rows.first?.title == status)
        #expect(!app.rows.contains { $0.title.hasPrefix("Remove") })
    }
}

@Suite(.needs("Shop"))
struct `Removing a user's data` {
    private let folder = URL.newTemporaryFolder

    @Test func `removing a user's data says so while a file can't be replaced`() async throws {
        let app = try await LaunchedApp(stateFolder: folder, warn: { _ in })
        try await app.container.session.signIn("Ada")
        await app.open("/cart/add?id=1")
        try await app.container.signOut()
        let file = folder.appending(path: "device/=app/journeys.json")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let row = try #require(app.rows.first { $0.title.hasPrefix("Remove Ada's data") })
        try await app.router.choose(row)
        #expect(app.texts.contains { $0.contains("Not all of Ada's data is removed.") })
        try FileManager.default.removeItem(at: file)
        try await app.router.choose(row)
        #expect(app.texts.contains { $0.contains("Ada's data is removed from this device.") })
    }
}

struct `The name of a user` {
    private let folder = URL.newTemporaryFolder

    @Test(
        arguments: [
            ("Ada", "Ada"), ("Ada ", "Ada"), ("\t Ada\u{A0}\n", "Ada"),
            ("Ada  Lovelace", "Ada Lovelace"), ("Ada\u{200B}", "Ada"), ("Zoe\u{308}", "Zoë"),
            ("", nil), (" ", nil), ("\u{200B}", nil), ("\n\u{FEFF}", nil),
        ] as [(String, String?)])
    func `the name is the same however it is spaced and encoded, and none without a letter`(
        typed: String, name: String?
    ) {
        // Texts are equal in whatever form.
        #expect(UserName(typed).map { Array($0.text.utf8) } == name.map { Array($0.utf8) })
    }

    @Test(.starts, arguments: [1, 67])
    func `the name of a user is refused at the login if no folder can have it`(
        count: Int
    ) async throws {
        let app = try await LaunchedApp(plugins: .own, stateFolder: folder)
        let name = String(repeating: "店", count: count)
        await app.container.run(on: ScriptedConsole(["open /login", "1 \(name)"]))
        #expect(app.container.session.userName == (count == 1 ? name : nil))
        let sentence = "This name is too long. Choose a shorter one."
        #expect(app.texts.contains { $0.contains(sentence) } == (count > 1))
    }
}

struct `A session` {
    private let folder = URL.newTemporaryFolder

    /// The session of a new launch, some days later.
    private func launch(after days: Double = 0) async -> (session: Session, storage: Storage) {
        let storage = Storage(
            documents: .memory([:]), folder: folder, warn: { Issue.record("\($0)") })
        let now = Sample.now + days * 24 * 60 * 60
        return (await Session(storage: storage, now: { now }), storage)
    }

    @Test(
        arguments: [
            ([0, 15, 29.9, 30, 31], [true, true, true, false, false]),
            // The clock is set back: after it has expired, and far behind the login.
            ([31, 15, 0], [false, false, false]),
            ([-1000, 0, 1], [false, false, false]),
            // Each time by some days, so that it would never expire.
            ([20, 10, 20], [true, false, false]),
            // A correction by less than a day ends no session.
            ([0, -0.5, 0, 10, 9.5, 29], [true, true, true, true, true, true]),
        ] as [(days: [Double], isSignedIn: [Bool])])
    func `a session that has expired stays so, whatever the clock shows later`(
        days: [Double], isSignedIn: [Bool]
    ) async throws {
        try await launch().session.signIn("Ada")
        for (day, isSignedIn) in zip(days, isSignedIn) {
            let session = await launch(after: day).session
            try await session.noteTime()
            #expect((session.userName != nil) == isSignedIn, "after \(day) days")
        }
    }

    @Test
    func `a session ends when another process signs the user out, or another in`() async throws {
        try await launch().session.signIn("Ada")
        let (other, storage) = await launch()
        #expect(other.userName == "Ada")
        for (name, user) in [(nil, nil), ("Bob", nil), ("Ada", "Ada")] as [(String?, String?)] {
            try await launch().session.signIn(name)
            await storage.load()
            #expect(other.userName == user)
            #expect(other.owner == "Ada", "the screens are still theirs")
        }
    }
}
