public import Foundation
package import RoutingKit

/// A suspended request, with all that it needs to resume, also in another launch.
public struct JourneyTicket: Hashable, Codable, Identifiable, Sendable {
    /// The payload beside the URL.
    enum Payload: Hashable, Codable, Sendable {
        /// The value itself.
        case written(JSONValue)
        /// A value that is too large for the ticket or can't be encoded. It is kept in memory, so
        /// it is gone in another launch.
        case kept
    }

    /// Distinguishes tickets.
    public let id: UUID
    /// The canonical URL of the request.
    package let url: String
    /// The origin of the request.
    package let origin: RouteOrigin
    /// The trust of the request, which waiting does not change.
    let trust: RouteTrust
    /// How its screen is shown.
    package let transition: TransitionType
    /// What it waits for.
    let requirement: RouteRequirement
    /// The user it belongs to; `nil` if it resumes for any user who meets the requirement.
    package let user: String?
    /// When it expires.
    let expires: Date

    let payload: Payload?
    /// Whether it has resumed already. It is remembered, so that it can't resume again.
    var isUsed = false
}

extension JourneyTicket {
    /// Creates the ticket of a request whose route is known.
    init(
        _ request: RouteRequest, to url: String, payload: Payload?, suspension: Suspension,
        at now: Date
    ) {
        self.init(
            id: UUID(), url: url, origin: request.origin, trust: request.trust,
            transition: request.transition, requirement: suspension.requirement,
            user: suspension.user,
            expires: now + suspension.lifetime / .seconds(1), payload: payload)
    }

    /// Whether a newer request that waits for the same requirement replaces it.
    func givesWay(to newer: JourneyTicket) -> Bool {
        requirement == newer.requirement && trust.givesWay(to: newer.trust)
    }

    /// The request that resumes, with the payload beside its URL. Its source may be gone, so it
    /// starts from the visible screen.
    func request(with payload: RouteValue?) -> RouteRequest {
        var request = RouteRequest(url: url, origin: origin, transition: transition)
        request.reader = .app
        request.trust = trust
        request.payload = payload
        return request
    }
}
