import RouteMatching
import RoutingKit
import StageKit

import struct Foundation.UUID

/// What one `register` call adds: a route, a constraint or an interceptor; and what a set listens
/// to.
@MainActor
protocol Registered {
    /// What the report of a late one calls it.
    var title: String { get }
    var site: CallSite { get set }
    /// Called when its set is withdrawn, or refused.
    func end()
}

extension Registered {
    func end() {}
}

/// An observer that ends with a set.
struct SetListener: Registered {
    let token: ObserverToken
    var site = CallSite(file: #fileID, line: nil)
    var title: String { "an observer" }

    func end() { token.withdraw() }
}

/// A capability that an app adds to its router.
struct CapabilityUse: Registered {
    let title: String
    var site: CallSite
}

/// What was registered with a router.
struct Registrations {
    /// What applies or, before the first start, will apply, in the order of the calls.
    var kept: [any Registered] = []
    /// The sets by their names. A later one of the same name has another identity.
    var sets: [String: (site: CallSite, id: UUID)] = [:]
    /// The name of the set that is being filled; `nil` outside of sets.
    var filling: String?
    /// What was registered after the start and outside of sets, so that it has no effect.
    var late: [any Registered] = []
    /// How many of these a start has refused already.
    var reportedCount = 0
}

extension Registered {
    /// The error of the next start, where this is registered too late.
    var lateness: RegistrationError.Issue {
        .init(
            site: site,
            message: "\(title) is registered after start() and outside of a set, so it has no "
                + "effect; register it before, or in register(set:), which applies at once")
    }
}

@MainActor
extension Sequence where Element == any Registered {
    // A cast that fails takes long.
    func all<Item>(_ type: Item.Type) -> [Item] {
        compactMap { Swift.type(of: $0) == type ? $0 as? Item : nil }
    }
}

extension RouteConstraint: Registered {
    var title: String { "the constraint '\(name)'" }
}

/// What answers the requests of one `register` call. A later call at the same place has another
/// one.
@MainActor
final class RouteSource {
    /// One reference, because each request looks at it.
    indirect enum Kind {
        case navigator(any Navigating)
        /// It is made for the first request that needs it.
        case maker(@MainActor () async throws -> any Navigating)
        /// The route only redirects, is withdrawn or refused, or its router is closed.
        case nothing
    }

    private(set) var kind: Kind
    /// The type of the Navigator; `nil` for a redirect.
    let type: (any Navigating.Type)?

    init(_ kind: Kind, of type: (any Navigating.Type)? = nil) {
        self.kind = kind
        self.type = type
    }

    /// Lets go of the Navigator. An outcome, or a Navigator that never answers, keeps its route,
    /// and so all routes of its map, but not their Navigators.
    func close() { kind = .nothing }

    var isClosed: Bool { if case .nothing = kind { true } else { false } }
}

/// What one `register` call says.
@MainActor
struct Registration: Registered {
    let path: String
    let source: RouteSource
    /// The URL to which its requests are redirected; `nil` if a Navigator answers.
    var target: String?
    /// A redirect is open to the same origins as its target.
    var access = Access.external
    var builds: Set<BuildTarget> = .all
    var requirements: Set<RouteRequirement> = []
    var parent: String?
    var animation = TransitionAnimation.automatic
    var presentation = RoutePresentation.page
    var site: CallSite

    var title: String { path }
    var type: (any Navigating.Type)? { source.type }

    func end() { source.close() }

    /// - Throws: Why the parameters can't be determined.
    func parameters(in pattern: RoutePattern) throws -> [RouteParameter] {
        guard let type else { return pattern.texts }
        return try RouteParameter.all(of: type.parametersType, in: type)
    }
}

/// What it asks its Navigator.
extension RouteSource {
    /// Whether its Navigator offers values. One without a type of its value offers none: a cast
    /// would search the whole program.
    var offersValues: Bool {
        type?.valueType != nil && type is any ValueNavigating.Type
    }

    var asksFirst: Bool {
        type?.effect == .changes && type is any ConfirmedNavigating.Type
    }

    /// The Navigator, which is made for parameters that can be decoded: those of a wrong link make
    /// nothing.
    func navigator(for decoder: ParameterDecoder) async throws -> any Navigating {
        switch kind {
        case .navigator(let navigator): return navigator
        case .maker(let make):
            try type?.decode(decoder)
            return try await make()
        case .nothing: throw RouteError.Reason.unknownRoute(nearest: nil)
        }
    }

    /// Makes the screen that asks the user; `nil` if the Navigator asks nothing.
    func question(_ decoder: ParameterDecoder, _ consent: Consent) async throws -> (any Screen)? {
        guard asksFirst else { return nil }
        return try await (navigator(for: decoder) as? any ConfirmedNavigating)?
            .question(decoder, consent)
    }

    /// Follows the value that the Navigator offers; `nil` if it offers none.
    func changes(_ decoder: ParameterDecoder) async throws -> AsyncStream<Void>? {
        guard offersValues else { return nil }
        return try await (navigator(for: decoder) as? any ValueNavigating)?.changes(decoder)
    }
}

extension Navigating {
    static var parametersType: any Decodable.Type { Parameters.self }

    static func decode(_ decoder: ParameterDecoder) throws {
        _ = try decoder.decode(Parameters.self)
    }
}

extension ConfirmedNavigating {
    fileprivate func question(
        _ decoder: ParameterDecoder, _ consent: Consent
    ) async throws -> any Screen {
        try await question(for: decoder.decode(), consent: consent)
    }
}

extension ValueNavigating {
    fileprivate func changes(_ decoder: ParameterDecoder) throws -> AsyncStream<Void> {
        changes(for: try decoder.decode())
    }
}

extension RoutePattern {
    fileprivate var texts: [RouteParameter] {
        segments.enumerated().compactMap { index, segment in
            segment.name.map { name in
                let isRest = segment.isRest
                return RouteParameter(
                    name: name, type: isRest ? "[String]" : "String",
                    isRequired: !isOptional(at: index), isRepeated: isRest)
            }
        }
    }
}
