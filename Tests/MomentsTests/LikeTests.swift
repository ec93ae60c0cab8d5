import StorageKit
import RoutingTesting
import TestSupport
import Testing
import ToggleKit

@Suite
@MainActor
struct `A like` {
    @Test
    func `is counted`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.product))
        try await app.choose("♡ Like")
        #expect(try app.detail("Title of m1") == "♥ 4")
        #expect(app.titles.last == "♥ Unlike")
    }

    @Test
    func `can be removed`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.photos))
        try await app.choose("♥ Unlike")
        #expect(try app.detail("Title of m2") == "♡ 6 · 2 photos")
        try await app.choose("♡ Like")
        #expect(try app.detail("Title of m2") == "♥ 7 · 2 photos")
    }

    @Test
    func `belongs only to its own moment`() async throws {
        let app = try await launchMoments(
            on: .moments(SmallTimeline.photos("a"), SmallTimeline.photos("b")))
        try await app.choose("♥ Unlike")
        #expect(try app.detail("Title of a") == "♡ 6")
        #expect(try app.detail("Title of b") == "♥ 7")
    }

    @Test
    func `is counted once, however often the same button is tapped`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.product))
        let row = try app.row("♡ Like")
        try await app.choose(row)
        try await app.choose(row)
        #expect(try app.detail("Title of m1") == "♥ 4")
    }

    @Test
    func `on the moment's own screen is visible in the timeline`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.product))
        try await app.follow("Title of m1")
        try await app.choose("♡ Like")
        #expect(try app.detail("Title of m1") == "♥ 4")
        app.goBack()
        #expect(try app.detail("Title of m1") == "♥ 4")
    }

    @Test
    func `is not counted twice if the backend also has it`() async throws {
        try await withTemporaryFolder { folder in
            let before = try await launchMoments(
                on: .moments(SmallTimeline.link("m2", to: "https://a.example"), folder: folder))
            try await before.choose("♡ Like")
            let after = try await launchMoments(
                on: .moments(SmallTimeline.photos("m2"), folder: folder))
            #expect(try after.detail("Title of m2") == "♥ 7")
        }
    }
}
