import StorageKit
import RoutingTesting
import Testing
import ToggleKit

@testable import Moments

@Suite
@MainActor
struct `A toggle of the timeline` {
    private let storage = Storage.moments(SmallTimeline.product, SmallTimeline.photos)
    private var toggles: FeatureToggles { FeatureToggles(storage: storage) }

    @Test
    func `removes the like button and restores it`() async throws {
        let app = try await launchMoments(on: storage)
        toggles.set(.isLikeButtonForMomentEnabled, to: false)
        #expect(!app.titles.contains("♡ Like"))
        #expect(try app.detail("Title of m1") == "♡ 3")
        toggles.set(.isLikeButtonForMomentEnabled, to: true)
        #expect(app.titles.contains("♡ Like"))
    }

    @Test
    func `also removes the like button on a moment's own screen`() async throws {
        toggles.set(.isLikeButtonForMomentEnabled, to: false)
        let app = try await launchMoments(on: storage)
        try await app.follow("Title of m2")
        #expect(app.titles.last == "Chat with 小林 葵")
    }

    @Test
    func `shows likes as hearts or as stars`() async throws {
        let app = try await launchMoments(on: storage)
        toggles.set(.isLikeButtonStar, to: true)
        #expect(try app.detail("Title of m1") == "☆ 3")
        #expect(try app.detail("Title of m2") == "★ 7 · 2 photos")
        #expect(app.titles.contains("☆ Like") && app.titles.contains("★ Unlike"))
        toggles.set(.isLikeButtonStar, to: false)
        #expect(try app.detail("Title of m1") == "♡ 3")
    }

    @Test
    func `shows avatars as round or as square`() async throws {
        let app = try await launchMoments(on: storage)
        #expect(app.headings.first == "(AS) Ana Silva · 5 min")
        toggles.set(.isRoundedAvatar, to: false)
        #expect(app.headings.first == "[AS] Ana Silva · 5 min")
    }
}
