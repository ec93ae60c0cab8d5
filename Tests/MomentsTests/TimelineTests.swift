import FeatureTestSupport
import Foundation
import MomentsTestSupport
import RoutingTestSupport
import StorageKit
import Testing
import ToggleKit

@testable import Moments

struct `The timeline` {
    @Test
    func `the timeline shows the user, and moments with a link and with photos`() async throws {
        let app = try await launchMoments(
            on: .moments(SmallTimeline.product, SmallTimeline.photos, SmallTimeline.own))
        #expect(
            app.titles == [
                "Mia Koch", "Share a moment", "Title of m1", "https://momentsapp.com/product/42",
                "Message Ana Silva", "♡ Like", "Title of m2", "Photo by 小林 葵", "Message 小林 葵",
                "♥ Unlike", "Title of m3", "♥ Unlike",
            ])
        #expect(try app.detail("Mia Koch") == "3 moments")
        #expect(try app.detail("Title of m1") == "♡ 3")
        #expect(try app.detail("Title of m2") == "♥ 7 · 2 photos")
        #expect(
            app.headings == [
                "(AS) Ana Silva · 5 min", "(小葵) 小林 葵 · 1 hr", "(MK) Mia Koch · 2 days",
            ])
    }

    @Test(arguments: [
        ("Share a moment", "/moments/share"), ("Title of m/7 & co", "/moments/m%2F7%20%26%20co"),
    ])
    func `the timeline links to each moment, and to a page that shares one`(
        row: String, url: String
    ) async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.photos("m/7 & co")))
        #expect(try await app.follow(row).stack == ["/moments", url])
    }

    @Test func `the timeline shows older moments on demand`() async throws {
        let moments = (1...13).map { SmallTimeline.photos("\($0)") }
        let app = try await launchMoments(on: .reading(["moments": SmallTimeline.json(moments)]))
        for shown in [6, 12] {
            #expect(app.titles.count { $0.hasPrefix("Title") } == shown)
            try await app.choose("Older moments")
        }
        #expect(app.titles.count { $0.hasPrefix("Title") } == 13)
        #expect(!app.titles.contains("Older moments"))
    }

    @Test func `the timeline is read page by page, and again from the first one`() async throws {
        let pages = [
            "moments": SmallTimeline.json(
                (1...7).map { SmallTimeline.photos("\($0)") }, next: "moments/2"),
            // The backend has got a new moment since the first page was read.
            "moments/2": SmallTimeline.json((7...9).map { SmallTimeline.photos("\($0)") }),
        ]
        let app = try await launchMoments(on: .reading(pages))
        #expect(try app.detail("Mia Koch") == "7 moments")
        for shown in [7, 9] {
            try await app.choose("Older moments")
            #expect(app.titles.count { $0.hasPrefix("Title") } == shown)
        }
        #expect(!app.titles.contains("Older moments"))
        try await app.refresh()
        #expect(try app.detail("Mia Koch") == "7 moments")
    }

    @Test
    func `the timeline says that a page can't be read, and reads it on demand`() async throws {
        let backend = HeldBackend(
            SmallTimeline.json([SmallTimeline.product], next: "moments/2"), nil,
            SmallTimeline.json([SmallTimeline.photos]))
        let app = try await launchMoments(on: Storage(documents: Documents(backend.read)))
        try await app.choose("Older moments")
        #expect(try app.detail("Older moments") == "The moments can't be loaded.")
        #expect(app.titles.contains("Title of m1"))
        try await app.choose("Older moments")
        #expect(app.titles.contains("Title of m2"))
        #expect(!app.titles.contains("Older moments"))
    }

    @Test func `the timeline keeps what was there if it can't be read again`() async throws {
        let backend = HeldBackend(
            SmallTimeline.json([SmallTimeline.product]), nil, SmallTimeline.json([]))
        let app = try await launchMoments(on: Storage(documents: Documents(backend.read)))
        try await app.refresh()
        #expect(app.titles.prefix(2) == ["The moments can't be loaded.", "Try again"])
        #expect(app.titles.contains("Title of m1"))
        try await app.choose("Try again")
        #expect(app.titles == ["Mia Koch", "Share a moment", "There are no moments yet."])
    }
}

@Suite(.hangLimit)
struct `The pages of a timeline` {
    /// How often the server is asked.
    private let count = Locked(0)

    /// A server with one moment on each page, and with the name of the next page.
    private func server(
        moment: @escaping @Sendable (_ page: Int) -> String = { SmallTimeline.photos("m\($0)") },
        next: @escaping @Sendable (_ page: Int) -> Int = { $0 + 1 }
    ) -> Storage {
        Storage(
            documents: Documents { [count] name in
                count.withLock { $0 += 1 }
                let page = Int(name.dropFirst("moments/".count)) ?? 1
                let json = SmallTimeline.json([moment(page)], next: "moments/\(next(page))")
                return Data(json.utf8)
            })
    }

    @Test(arguments: ["itself", "a circle"])
    func `a page that was read ends the list`(kind: String) async throws {
        let storage = server(next: { kind == "itself" ? 2 : $0 % 3 + 2 })
        let app = try await launchMoments(on: storage)
        await app.open("/moments/nosuch")
        #expect(app.missing != nil)
        #expect(count.value == (kind == "itself" ? 2 : 4))
    }

    @Test
    func `a link from outside reads ten pages at most, and says that there are more`() async throws
    {
        let app = try await launchMoments(on: server())
        await app.open("/moments/m12")
        #expect(app.stage.topScreen?.title == "Moment of Ana Silva")
        try await app.choose("♥ Unlike")
        #expect(try app.detail("Title of m12") == "♡ 6")
        count.withLock { $0 = 0 }
        let link = "https://momentsapp.com/moments/m12"
        await app.open(link, from: .universalLink)
        #expect(app.titles == ["This moment isn't among the newest ones.", "Try again"])
        #expect(count.value == 9)
        await app.open(link.replacing("12", with: "10"), from: .universalLink)
        #expect(app.missing == nil)
        #expect(app.titles.contains("Title of m10"))
    }

    @Test func `a page that can't be read is a failure, and no missing moment`() async throws {
        let app = try await launchMoments(
            on: .reading(["moments": SmallTimeline.json([], next: "moments/2")]))
        await app.open("/moments/m1")
        #expect(app.missing == nil)
        #expect(app.titles == ["The moments can't be loaded.", "Try again"])
    }

    @Test func `pages are no longer read when the request is cancelled`() async throws {
        let task = Locked<Task<Moment, any Error>?>(nil)
        let storage = server(moment: { page in
            if page == 3 { task.value?.cancel() }
            return SmallTimeline.photos("m\(page)")
        })
        let store = MomentsStore(
            storage: storage.scope("Moments", documents: ["moments"]),
            session: TestSession(userName: nil))
        let search = Task { try await store.moment(.init(rawValue: "no"), isForOthers: false) }
        task.withLock { $0 = search }
        await #expect(throws: CancellationError.self) { try await search.value }
        #expect(count.value == 3)
    }

    @Test func `pages without anything new end as one that can't be loaded`() async throws {
        let app = try await launchMoments(on: server(moment: { _ in SmallTimeline.product }))
        try await app.choose("Older moments")
        #expect(try app.detail("Older moments") == "The moments can't be loaded.")
        #expect(count.value == 11)
    }
}

struct `A timeline that can't be used` {
    @Test(arguments: [
        (#""type": "URL", "title": "a""#, "Key 'url' not found"),
        (#""type": "PHOTOS", "title": "a", "url": "b""#, "Key 'photos' not found"),
        (#""type": "VIDEO", "title": "a""#, "Path: moments[0].type"),
        (
            #""type": "PHOTOS", "title": "a", "photos": [], "createdDate": "soon""#,
            "Path: moments[0].createdDate"
        ),
        (
            #""type": "PHOTOS", "title": "a", "photos": [], "createdDate": "1", "isLiked": false, "#
                + #""likes": 9223372036854775807"#,
            "0 to 1000000000 is expected, not 9223372036854775807"
        ),
    ])
    func `a timeline that can't be used refuses a moment, with the place of the error`(
        content: String, place: String
    ) async throws {
        let author = #"{ "id": "u1", "name": "Ana", "avatar": "a.png" }"#
        let moment = #"{ "id": "m1", "userDetails": \#(author), \#(content) }"#
        let storage = Storage.moments(moment)
        let app = try await launchMoments(on: storage)
        // There is no field in which a text would be lost, either.
        for url in ["/moments/m1", "/moments/share", "/moments/pick"] {
            await app.open(url)
            #expect(app.titles == ["The moments can't be loaded.", "Try again"])
        }
        #expect(storage.documentError?.description.contains(place) == true)
    }
}

struct `A toggle of the timeline` {
    private let storage = Storage.moments(SmallTimeline.product, SmallTimeline.photos)
    private var toggles: FeatureToggles { FeatureToggles(storage: storage) }

    @Test func `a toggle removes the like button on each screen and restores it`() async throws {
        let app = try await launchMoments(on: storage)
        await toggles.set(.isLikeButtonForMomentEnabled, to: false)
        #expect(!app.titles.contains("♡ Like"))
        #expect(try app.detail("Title of m1") == "♡ 3")
        try await app.follow("Title of m2")
        #expect(app.titles.last == "Message 小林 葵")
        await toggles.set(.isLikeButtonForMomentEnabled, to: true)
        #expect(app.titles.last == "♥ Unlike")
    }

    @Test
    func `a toggle of the timeline shows likes as stars, and avatars as square`() async throws {
        let app = try await launchMoments(on: storage)
        await toggles.set(.isLikeButtonStar, to: true)
        #expect(try app.detail("Title of m1") == "☆ 3")
        #expect(try app.detail("Title of m2") == "★ 7 · 2 photos")
        #expect(app.titles.contains("☆ Like"))
        #expect(app.titles.contains("★ Unlike"))
        #expect(app.headings.first == "(AS) Ana Silva · 5 min")
        await toggles.set(.isRoundedAvatar, to: false)
        #expect(app.headings.first == "[AS] Ana Silva · 5 min")
    }
}
