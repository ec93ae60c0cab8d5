import MomentsPlugin
import FeatureTestSupport
import Foundation
import StorageKit
import Testing

@testable import Moments

@Suite(.page("/moments/share", of: MomentsPlugin()))
@MainActor
struct `Moments that were shared before the login` {
    @Test
    func `lie over those of the user who signs in, with their likes`() async throws {
        let session = TestSession(userName: "Ann")
        let storage = Storage.moments(SmallTimeline.own)
        storage.currentUser = { session.userName }
        let store = MomentsStore(
            storage: storage.scope("Moments", documents: ["moments"]), session: session)
        let author = try await store.timeline().owner
        let times = (1...3).map { Date(timeIntervalSince1970: Double($0)) }
        _ = try await store.share("of Ann", url: nil, by: author, at: times[0])
        session.userName = nil
        let liked = try await store.share("of nobody", url: nil, by: author, at: times[1])
        try await store.toggleLike(liked)
        _ = try await store.share("last of nobody", url: nil, by: author, at: times[2])
        session.userName = "Ann"
        storage.claimGuestState()
        let own = try await store.timeline().moments.prefix(3)
        #expect(own.map(\.title) == ["last of nobody", "of nobody", "of Ann"])
        #expect(own.map(\.isLiked) == [false, true, false])
        #expect(Set(own.map(\.id)).count == 3)
    }
}
