import Foundation
import RoutingKit
import StorageKit

/// The timeline: the backend's moments with the user's changes.
@MainActor
final class MomentsStore {
    private let document: MomentsDocument
    private let state: UserState<MomentsState>

    init(storage: Storage) throws {
        document = try storage.document("moments", as: MomentsDocument.self)
        state = storage.userState("moments", initial: MomentsState()) { $0.add($1) }
    }

    /// The person who uses the app.
    var owner: UserDetails { document.userDetails.userDetails }

    /// All moments, the newest first.
    var moments: [Moment] { (state.value.shared + document.moments).map(withLike) }

    /// Returns the moment with an identifier.
    /// - Throws: `NotFound` if there is none.
    func moment(_ id: String) throws -> Moment {
        guard let moment = moments.first(where: { $0.id == id }) else {
            throw NotFound("moment '\(id)'", help: "The timeline shows all moments.")
        }
        return moment
    }

    /// Likes or unlikes a moment.
    func toggleLike(_ moment: Moment) {
        state.updateOrWarn { $0.likes[moment.id] = !moment.isLiked }
    }

    /// Adds a moment of the user to the top of the timeline.
    func share(_ title: String, url: String?, at date: Date) -> Moment {
        state.updateOrWarn { [owner] state in
            let moment = Moment(
                id: state.nextID, userDetails: owner,
                type: url == nil ? .photos : .url, title: title, url: url, photos: [],
                createdDate: EpochDate(date), isLiked: false, likes: 0)
            state.shared.insert(moment, at: 0)
            return moment
        }
    }

    private func withLike(_ moment: Moment) -> Moment {
        guard let isLiked = state.value.likes[moment.id], isLiked != moment.isLiked else {
            return moment
        }
        var moment = moment
        moment.isLiked = isLiked
        moment.likes += isLiked ? 1 : -1
        return moment
    }
}
