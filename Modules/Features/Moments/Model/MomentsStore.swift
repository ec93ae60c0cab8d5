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
    /// The older pages, in their order.
    private var older: [OlderMoments] = []
    /// Why the next one can't be loaded.
    private(set) var olderNotice: String?

    init(storage: FeatureStorage, session: any UserSession) {
        self.storage = storage
        self.session = session
        document = storage.document("moments", as: MomentsDocument.self)
        saved = storage.userState("changes", initial: MomentsState()) { $0.add($1) }
    }

    /// The same for a screen: when it is closed, what is being read for it alone is cancelled.
    func forScreen() -> MomentsStore { MomentsStore(storage: storage, session: session) }

    /// The timeline for a screen that shows it.
    var state: LoadState<Timeline> {
        LoadState(document.value, error: document.error, failure: Self.failure).map(timeline)
    }

    private static var failure: String { texts("The moments can't be loaded.") }

    func refresh() async {
        await document.refresh()
        if document.error == nil { (older, olderNotice) = ([], nil) }
    }

    /// Reads the next page of the timeline.
    /// - Returns: Whether there is one more.
    func loadOlder() async -> Bool {
        guard let next = (try? await timeline())?.next else { return false }
        let page = storage.document(next, as: OlderMoments.self)
        await page.refresh()
        // Another call, or a refresh, may have ended before.
        guard (try? await timeline())?.next == next else { return false }
        guard let moments = page.value, page.error == nil else {
            olderNotice = Self.failure
            return false
        }
        older.append(moments)
        olderNotice = nil
        return true
    }

    /// Returns the timeline as soon as it is loaded.
    /// - Throws: `StorageError` if it can't be loaded.
    func timeline() async throws -> Timeline { timeline(of: try await document.load()) }

    /// Returns the moment with an identifier as soon as the page of the timeline is loaded that has it.
    /// - Throws: `NotFound` if there is none, `StorageError` if the timeline can't be loaded.
    func moment(_ id: Moment.ID) async throws -> Moment {
        repeat {
            let moment = try await timeline().moments.first { $0.id == id }
            if let moment { return moment }
        } while await loadOlder()
        throw NotFound("moment '\(id.rawValue)'", help: "The timeline shows all moments.")
    }

    /// - Throws: `StorageError` if that can't be saved.
    func toggleLike(_ moment: Moment) async throws {
        try await saved.update { $0.likes[moment.id] = !moment.isLiked }
    }

    /// - Throws: `StorageError` if it can't be saved.
    func share(
        _ title: String, url: String?, by author: UserDetails, at date: Date
    ) async throws -> Moment {
        let moment = Moment(
            id: .random(), userDetails: author,
            type: url == nil ? .photos : .url, title: title, url: url, photos: [],
            createdDate: date, isLiked: false, likes: 0)
        try await saved.update { $0.shared.insert(moment, at: 0) }
        return moment
    }

    private func timeline(of document: MomentsDocument) -> Timeline {
        let owner = document.userDetails.signedIn(as: session.userName)
        let shared = saved.value.shared.map { moment in
            // A moment from before the login belongs to the user who signed in.
            var moment = moment
            moment.userDetails = owner
            return moment
        }
        let moments = shared + document.moments + older.flatMap(\.moments)
        var known: Set<Moment.ID> = []
        return Timeline(
            owner: owner,
            // A moment that was posted since the first page was read moves others to the next one.
            moments: moments.filter { known.insert($0.id).inserted }.map(withLike),
            next: older.isEmpty ? document.next : older.last?.next)
    }

    private func withLike(_ moment: Moment) -> Moment {
        guard let isLiked = saved.value.likes[moment.id], isLiked != moment.isLiked else {
            return moment
        }
        var moment = moment
        moment.isLiked = isLiked
        moment.likes += isLiked ? 1 : -1
        return moment
    }
}
