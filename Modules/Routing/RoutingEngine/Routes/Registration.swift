import RouteMatching
import RoutingKit
import StageKit

/// What one `register` call says.
@MainActor
final class Registration {
    enum Source {
        case navigator(any Navigating)
        /// It is made for the first request that needs it.
        case maker(@MainActor () async throws -> any Navigating)
        case redirect(to: String?)
        /// The router is closed, and has let go of the Navigator.
        case closed
    }

    /// Of the call: a later one at the same place is another one. It doesn't keep the Navigator.
    final class Identity: Sendable {}

    let path: String
    private(set) var source: Source
    /// The type of the Navigator; `nil` for a redirect.
    let type: (any Navigating.Type)?
    /// A redirect is open to the same origins as its target.
    let access: Access
    let builds: Set<BuildTarget>
    let requirements: Set<RouteRequirement>
    let parent: String?
    let animation: TransitionAnimation
    let presentation: RoutePresentation
    var site: CallSite
    let identity = Identity()

    init(
        path: String, source: Source, type: (any Navigating.Type)? = nil,
        access: Access = .external, builds: Set<BuildTarget> = .all,
        requirements: Set<RouteRequirement> = [], parent: String? = nil,
        animation: TransitionAnimation = .automatic, presentation: RoutePresentation = .page,
        site: CallSite
    ) {
        self.path = path
        self.source = source
        self.type = type
        self.access = access
        self.builds = builds
        self.requirements = requirements
        self.parent = parent
        self.animation = animation
        self.presentation = presentation
        self.site = site
    }

    /// `nil` if a Navigator answers.
    var target: String? {
        if case .redirect(let target) = source { target } else { nil }
    }

    /// - Throws: Why the parameters can't be determined.
    func parameters(in pattern: RoutePattern) throws -> [RouteParameter] {
        guard let type else { return pattern.texts }
        return try RouteParameter.all(of: type.parametersType, in: type)
    }

    /// Without a type of its value it offers none: a cast would search the whole program.
    var offersValues: Bool {
        type?.valueType != nil && type is any ValueNavigating.Type
    }

    var asksFirst: Bool {
        type?.effect == .changes && type is any ConfirmedNavigating.Type
    }

    /// Decodes the parameters first, so that those of a wrong link make nothing.
    func navigator(for decoder: ParameterDecoder) async throws -> any Navigating {
        try type?.decode(decoder)
        switch source {
        case .navigator(let navigator): return navigator
        case .maker(let make): return try await make()
        case .redirect: throw RouteError.Reason.noScreen
        case .closed: throw RouteError.Reason.closed
        }
    }

    /// Lets go of the Navigator.
    func close() { source = .closed }

    /// `nil` if the Navigator asks nothing.
    func question(_ decoder: ParameterDecoder, _ consent: Consent) async throws -> (any Screen)? {
        guard asksFirst else { return nil }
        return try await (navigator(for: decoder) as? any ConfirmedNavigating)?
            .question(decoder, consent)
    }

    /// `nil` if the Navigator offers no value.
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
