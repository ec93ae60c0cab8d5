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

    /// The longest time from its creation to its expiry. A ticket can't extend it.
    static let longestLifetime = Duration.seconds(24 * 60 * 60)

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
    /// When it was suspended.
    let created: Date
    /// When it expires.
    let expires: Date

    let payload: Payload?
    /// Whether it has resumed already. It is remembered, so that it can't resume again.
    var isUsed = false
}

extension JourneyTicket {
    /// When it expires at the latest. A ticket of another launch may be forged, so its own date
    /// counts only within the longest lifetime.
    var deadline: Date { min(expires, created + Self.longestLifetime / .seconds(1)) }

    /// Whether it has waited too long, or was created too far in the future for any clock that was
    /// set back.
    func isExpired(at now: Date) -> Bool {
        let latestStart = now + Self.longestLifetime / .seconds(1)
        return !(now < deadline && created <= latestStart)
    }
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
            user: suspension.user, created: now,
            expires: now + suspension.lifetime / .seconds(1), payload: payload)
    }

    /// Whether a newer request that waits for the same requirement replaces it.
    func givesWay(to newer: JourneyTicket) -> Bool {
        requirement == newer.requirement && trust.givesWay(to: newer.trust)
    }

    /// The request that resumes. Its source may be gone, so it starts from the visible screen.
    /// - Parameters:
    ///   - payload: The payload beside the URL.
    ///   - isForeign: Whether the ticket is from another launch, so that someone may have changed
    ///     it: then the user is asked before it changes data.
    func request(with payload: RouteValue?, isForeign: Bool = false) -> RouteRequest {
        var request = RouteRequest(url: url, origin: origin, transition: transition)
        request.reader = .app
        request.trust = trust
        request.payload = payload
        request.asksBeforeChanges = isForeign
        return request
    }
}
