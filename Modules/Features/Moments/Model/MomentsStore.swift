import DesignKit
import Foundation
import Observation
import RoutingKit
import ServiceKit
import StorageKit

/// The timeline: the backend's moments with the user's changes.
@MainActor
@Observable
final class MomentsStore {
    private let storage: FeatureStorage
    private let document: Document<MomentsDocument>
    private let saved: StateFile<MomentsState>
    private let session: any UserSession
    /// The older pages, in their order, by the names of their documents, and the reading of the
    /// first one to which they belong.
    private var pages: (reading: Int, list: [(name: String, page: OlderMoments)]) = (0, [])
    /// Why the next page can't be loaded.
    private(set) var olderNotice: String?

    /// What the server receives when the user likes a moment, or no longer.
    private struct LikeChange: Encodable {
        let moment: Moment.ID
        let isLiked: Bool
    }

    /// What the server receives when the user shares a moment.
    private struct NewMoment: Encodable {
        let title: String
        let url: String?
        let createdDate: Date
    }

    /// How many pages a request from outside may read.
    private static let pagesForOthers = 10
    /// How many pages the user's own requests may read.
    private static let mostPages = 1_000

    init(storage: FeatureStorage, session: any UserSession) {
        self.storage = storage
        self.session = session
        document = storage.document("moments", as: MomentsDocument.self)
        saved = storage.userState(
            "changes", initial: MomentsState(), over: "moments", merging: { $0.add($1) },
            uncovering: { $0.remove($1) })
    }

    /// The same for a screen: when it is closed, what is being read for it alone is cancelled.
    func forScreen() -> MomentsStore { MomentsStore(storage: storage, session: session) }

    /// The timeline for a screen that shows it.
    var state: LoadState<Timeline> {
        LoadState(document.value, error: document.error, failure: Self.failure).map(timeline)
    }

    /// The sentence for users if the moments can't be read.
    static var failure: String { texts("The moments can't be loaded.") }

    /// How often the first page was read. Older pages belong to one reading of it.
    var reading: Int { document.readingCount }

    private var older: [(name: String, page: OlderMoments)] {
        pages.reading == reading ? pages.list : []
    }

    func refresh() async {
        await document.refresh()
        if document.error == nil { olderNotice = nil }
    }

    /// Reads the next pages of the timeline until one has a new moment, unless there are more
    /// moments already than a screen shows. If it fails, or none of many has one, ``olderNotice``
    /// says so.
    /// - Parameter shown: How many moments the screen shows.
    /// - Returns: Whether there are more moments than these.
    func loadOlder(than shown: Int) async -> Bool {
        do {
            let count = try await timeline().moments.count
            if shown < count { return true }
            for _ in 1...Self.pagesForOthers {
                guard try await nextPage() != nil else { return false }
                if try await timeline().moments.count > count { return true }
            }
            olderNotice = Self.failure
        } catch {
            if !Task.isCancelled { olderNotice = Self.failure }
        }
        return false
    }

    /// Reads the next page of the timeline.
    /// - Returns: `nil` if there is none.
    /// - Throws: `StorageError` if it can't be loaded, `CancellationError`.
    private func nextPage() async throws -> OlderMoments? {
        guard let name = next(after: try await document.load()) else { return nil }
        let document = storage.document(name, as: OlderMoments.self)
        await document.refresh()
        try Task.checkCancellation()
        if let error = document.error { throw error }
        guard let page = document.value else { throw CancellationError() }
        // Another call, or a refresh, may have ended before.
        if next(after: try await self.document.load()) == name {
            pages = (reading, older + [(name, page)])
            olderNotice = nil
        }
        return page
    }

    /// The name of the next page; `nil` at the end, and for one that was read: a server may name a
    /// page as the one after itself.
    private func next(after first: MomentsDocument) -> String? {
        let name = older.isEmpty ? first.next : older.last?.page.next
        return older.contains { $0.name == name } ? nil : name
    }

    /// Returns the timeline as soon as it is loaded.
    /// - Throws: `StorageError` if it can't be loaded.
    func timeline() async throws -> Timeline { timeline(of: try await document.load()) }

    /// Looks for a moment in the timeline, page by page.
    /// - Parameters:
    ///   - id: The identifier of the moment.
    ///   - isForOthers: Whether someone else's link asks for it, which must not make the app read
    ///     all pages.
    /// - Throws: `NotFound` if there is none, `StorageError` if a page can't be loaded.
    func moment(_ id: Moment.ID, isForOthers: Bool) async throws -> Moment {
        let limit = isForOthers ? Self.pagesForOthers : Self.mostPages
        var moments = try await timeline().moments
        var count = 1
        while true {
            if let moment = moments.first(where: { $0.id == id }) {
                return saved.value.withLike(moment)
            }
            guard count < limit else {
                throw NotFound(
                    "moment '\(id.rawValue)' among the newest",
                    help: "The timeline shows older ones.",
                    userSentence: texts("This moment isn't among the newest ones."))
            }
            guard let page = try await nextPage() else {
                throw NotFound(
                    "moment '\(id.rawValue)'", help: "The timeline shows all moments.")
            }
            moments = page.moments
            count += 1
        }
    }

    /// - Throws: `StorageError` if that can't be saved.
    func toggleLike(_ moment: Moment) async throws {
        let isLiked = !moment.isLiked
        let change = try Change("like", body: LikeChange(moment: moment.id, isLiked: isLiked))
        try await saved.update(sending: change) { state in
            state.likes[moment.id] = MomentsState.Like(isLiked: isLiked, change: change.id)
        }
    }

    /// - Throws: `StorageError` if it can't be saved.
    func share(
        _ title: String, url: String?, by author: UserDetails, at date: Date
    ) async throws -> Moment {
        let moment = Moment(
            id: .random(), userDetails: author,
            type: url == nil ? .photos : .url, title: title, url: url, photos: [],
            createdDate: date, isLiked: false, likes: 0)
        let change = try Change(
            "moment", id: moment.id.rawValue,
            body: NewMoment(title: title, url: url, createdDate: date))
        try await saved.update(sending: change) { $0.shared.insert(moment, at: 0) }
        return moment
    }

    /// The last change of a moment that the server doesn't have, or refuses; `nil` if there is
    /// none.
    func unsentChange(of id: Moment.ID) -> Change? {
        saved.unsent.last {
            !$0.isTaken && [id.rawValue, saved.value.likes[id]?.change].contains($0.id)
        }
    }

    /// Why the server refuses a change, and what the user can do, as rows; none if it doesn't.
    /// - Parameters:
    ///   - change: The last change of a moment; `nil` if the server has all of them.
    ///   - title: The title of the moment.
    ///   - notify: Receives a sentence if what the user does can't be saved.
    func refusal(
        of change: Change?, title: String, notify: @escaping @MainActor @Sendable (String?) -> Void
    ) -> [ContentRow] {
        guard let change else { return [] }
        return ContentRow.refusal(
            of: title, because: change.refusal,
            retry: { [saved] in try await saved.retry(change) },
            discard: { [saved] in try await saved.discard(change) }, notify: notify)
    }

    private func timeline(of document: MomentsDocument) -> Timeline {
        let owner = document.userDetails.signedIn(as: session.userName)
        // Read once: a timeline may have thousands of moments.
        let state = saved.value
        let shared = state.shared.map { moment in
            // A moment from before the login belongs to the user who signed in.
            var moment = moment
            moment.userDetails = owner
            return moment
        }
        let moments = shared + document.moments + older.flatMap(\.page.moments)
        var known: Set<Moment.ID> = []
        return Timeline(
            owner: owner,
            // A moment that was posted since the first page was read moves others to the next one.
            moments: moments.filter { known.insert($0.id).inserted }.map(state.withLike),
            next: next(after: document))
    }
}
