public import Foundation
import RoutingKit

/// A suspended request, with all that it needs to resume, also in another launch.
public struct JourneyTicket: Hashable, Codable, Identifiable, Sendable {
    enum Payload: Hashable, Codable, Sendable {
        case written(JSONValue)
        /// Too large for the ticket or not encodable: kept in memory, and so gone in another
        /// launch.
        case kept
    }

    public let id: UUID
    let url: String
    let origin: RouteOrigin
    /// How far the request is trusted, which waiting does not change.
    let trust: RouteTrust
    let transition: TransitionType
    let requirement: RouteRequirement
    /// The user whom the request belongs to; `nil` if it resumes for any user who meets the
    /// requirement.
    let user: String?
    let expires: Date

    let payload: Payload?
    /// The URL of the screen that was shown for it, which another launch may restore.
    var screen: String?
    /// Whether it has resumed. Used tickets are remembered, so that they can't resume again.
    var isUsed = false
}

extension JourneyTicket {
    init(
        _ request: RouteRequest, to url: String, payload: Payload?, suspension: Suspension,
        at now: Date
    ) {
        self.init(
            id: UUID(), url: url, origin: request.origin, trust: request.trust,
            transition: request.transition, requirement: suspension.requirement,
            user: suspension.user,
            expires: now + suspension.lifetime / .seconds(1), payload: payload,
            screen: suspension.screen)
    }

    func givesWay(to newer: JourneyTicket) -> Bool {
        requirement == newer.requirement
            && trust.originNames.isSuperset(of: newer.trust.originNames)
    }

    /// The request that resumes. Its source may be gone, so it starts from the visible screen.
    /// - Parameter kept: The payload that isn't written into the ticket, if it has one.
    func request(with kept: RouteValue?) -> RouteRequest {
        var request = RouteRequest(url: url, origin: origin, transition: transition)
        request.reader = .app
        request.trust = trust
        request.payload = kept
        if case .written(let value) = payload { request.payload = RouteValue(value) }
        return request
    }
}
