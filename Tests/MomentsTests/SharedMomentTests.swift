import MomentsPlugin
import FeatureTestSupport
import StorageKit
import RoutingTesting
import TestSupport
import Testing

@Suite(.page("/moments/share", of: MomentsPlugin()))
@MainActor
struct `A shared moment` {
    @Test
    func `has the current date`() async throws {
        let app = try await launchMoments(on: .moments())
        try await share("Hello", in: app)
        app.stage.update { $0.popToRoot() }
        #expect(app.headings == ["(MK) Mia Koch · now"])
    }

    @Test
    func `is before earlier ones`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.own))
        for text in ["one", "two", "three"] {
            try await share(text, in: app)
        }
        app.stage.update { $0.popToRoot() }
        #expect(
            app.titles.filter { !$0.contains("ike") }.dropFirst(2)
                == ["three", "two", "one", "Title of m3"])
    }

    @Test
    func `a shared moment is saved for the next launch`() async throws {
        try await withTemporaryFolder { folder in
            let before = try await launchMoments(on: .moments(folder: folder))
            await before.open("/moments/share?url=https%3A%2F%2Fexample.org&title=Site")
            try await before.choose("Share without a comment")
            try await share("Hello", in: before)
            let after = try await launchMoments(on: .moments(folder: folder))
            #expect(
                after.titles.dropFirst(2)
                    == ["Hello", "♡ Like", "Site", "https://example.org", "♡ Like"])
            let url = try #require(before.path.last)
            #expect(await after.open(url).title == "Moment of Mia Koch")
        }
    }

    @Test
    func `has the name of the user who is signed in`() async throws {
        let app = try await launchMoments(on: .moments(), user: "Ada")
        try await share("Hello", in: app)
        #expect(app.stage.topScreen?.title == "Moment of Ada")
        app.stage.update { $0.popToRoot() }
        #expect(app.titles.first == "Ada")
    }

    @Test
    func `isn't opened by its link for another user`() async throws {
        try await withTemporaryFolder { folder in
            let ada = try await launchMoments(on: .moments(folder: folder), user: "Ada")
            try await share("of Ada", in: ada)
            let url = try #require(ada.path.last)
            let bob = try await launchMoments(on: .moments(folder: folder), user: "Bob")
            try await share("of Bob", in: bob)
            #expect(await bob.open(url).error?.code == "not-found")
        }
    }

    private func share(_ text: String, in app: AppRouter) async throws {
        await app.open("/moments/share")
        try await app.choose("What's on your mind?", typing: text)
    }
}
