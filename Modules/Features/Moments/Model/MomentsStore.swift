import DesignKit
import Foundation
import RoutingKit
import ServiceKit
import StorageKit

/// The timeline: the backend's moments with the user's changes.
@MainActor
final class MomentsStore {
    private let document: Document<MomentsDocument>
    private let saved: UserState<MomentsState>
    private let session: any UserSession

    init(storage: FeatureStorage, session: any UserSession) {
        self.session = session
        document = storage.document("moments", as: MomentsDocument.self)
        saved = storage.userState("changes", initial: MomentsState()) { $0.add($1) }
    }

    /// The timeline for a screen that shows it.
    var state: LoadState<Timeline> {
        switch document.state {
        case .loading: .loading
        case .loaded(let document, let error):
            .loaded(timeline(of: document), notice: error.map { _ in Self.failure })
        case .failed: .failed(Self.failure)
        }
    }

    private static var failure: String { texts("The moments can't be loaded.") }

    /// Reads the timeline again.
    func refresh() async { await document.refresh() }

    /// Content that needs the timeline, or a sentence that it can't be loaded.
    func content(_ content: (Timeline) -> Content) -> Content {
        Content(state, refresh: { [self] in await refresh() }, content: content)
    }

    /// Returns the timeline as soon as it is loaded.
    /// - Throws: `DocumentError` if it can't be loaded.
    func timeline() async throws -> Timeline { timeline(of: try await document.load()) }

    /// Returns the moment with an identifier as soon as the timeline is loaded.
    /// - Throws: `NotFound` if there is none, `DocumentError` if the timeline can't be loaded.
    func moment(_ id: Moment.ID) async throws -> Moment {
        guard let moment = try await timeline().moments.first(where: { $0.id == id }) else {
            throw NotFound("moment '\(id.rawValue)'", help: "The timeline shows all moments.")
        }
        return moment
    }

    /// Likes or unlikes a moment.
    /// - Throws: `StateError` if that can't be saved.
    func toggleLike(_ moment: Moment) async throws {
        try await saved.update { $0.likes[moment.id] = !moment.isLiked }
    }

    /// Adds a moment of the user to the top of the timeline.
    /// - Throws: `StateError` if it can't be saved.
    func share(
        _ title: String, url: String?, by author: UserDetails, at date: Date
    ) async throws -> Moment {
        let moment = Moment(
            id: .random(), userDetails: author,
            type: url == nil ? .photos : .url, title: title, url: url, photos: [],
            createdDate: EpochDate(date), isLiked: false, likes: 0)
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
        return Timeline(owner: owner, moments: (shared + document.moments).map(withLike))
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
