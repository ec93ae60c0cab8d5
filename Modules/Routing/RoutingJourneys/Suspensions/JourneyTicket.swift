public import Foundation
public import RoutingKit

/// A request that was suspended, with all that it needs to go on, also in another launch.
public struct JourneyTicket: Hashable, Codable, Identifiable, Sendable {
    /// What travelled beside the URL.
    enum Payload: Hashable, Codable, Sendable {
        /// The value itself.
        case written(JSONValue)
        /// Too large to be written down, or nothing that can be encoded: it lasts as long as the
        /// process.
        case kept(HandoffStore.Token)
    }

    /// Tells tickets apart.
    public let id: UUID
    /// The canonical URL of the request.
    public let url: String
    /// Where the request came from.
    public let origin: RouteOrigin
    /// How far it was trusted, which waiting does not change.
    public let trust: RouteTrust
    /// How its screen comes onto the stage.
    public let transition: TransitionType
    /// What it waits for.
    public let requirement: RouteRequirement
    /// The user whom it belongs to; `nil` if any user who meets it may go on with it.
    public let user: String?
    /// When it was suspended.
    public let created: Date
    /// From when on it is dropped.
    public let expires: Date

    let payload: Payload?
    /// Whether it has gone on already. It is remembered, so that it cannot do so again.
    var isUsed = false
}

extension JourneyTicket {
    /// Writes down a request that has come as far as its route.
    init(
        _ request: RouteRequest, to url: String, payload: Payload?, suspension: Suspension,
        at now: Date
    ) {
        self.init(
            id: UUID(), url: url, origin: request.origin, trust: request.trust,
            transition: request.transition, requirement: suspension.requirement,
            user: suspension.user, created: now,
            expires: now.addingTimeInterval(suspension.lifetime / .seconds(1)), payload: payload)
    }

    /// Whether a newer request takes its place, which waits for the same.
    func givesWay(to newer: JourneyTicket) -> Bool {
        requirement == newer.requirement && trust.givesWay(to: newer.trust)
    }

    /// The request, as it goes on. The screen that it came from may be gone; the visible one takes
    /// its place.
    func request(with payload: RouteValue?) -> RouteRequest {
        var request = RouteRequest(url: url, origin: origin, transition: transition)
        request.reader = .app
        request.trust = trust
        request.payload = payload
        return request
    }
}
