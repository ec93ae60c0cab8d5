package import RouteMatching
package import RoutingKit
import StageKit

/// One `register` call; a later one at the same place is another one.
@MainActor
package final class Registration {
    let path: String
    /// The target to which requests are redirected; `nil` if a Navigator answers.
    let target: String?
    let parent: String?
    let access: Access
    let builds: Set<BuildTarget>
    let requirements: Set<RouteRequirement>
    let animation: TransitionAnimation
    package internal(set) var site: CallSite
    /// The type of the Navigator; `nil` for a redirect.
    let type: (any Navigating.Type)?
    let module: String, navigator: String
    let effect: RouteEffect
    let isAction: Bool
    let step: RequestStep
    /// A failure says why they can't be determined.
    package let parameters: Result<[RouteParameter], any Error>
    private let source: Source

    private enum Source {
        case made(any Navigating)
        case maker(@MainActor () async throws -> any Navigating)
        case redirect
    }

    convenience init(
        path: String, navigator: some Navigating, access: Access, builds: Set<BuildTarget>,
        requires requirements: Set<RouteRequirement>, parent: String?,
        animation: TransitionAnimation, site: CallSite
    ) {
        self.init(
            path, .made(navigator), Swift.type(of: navigator), access: access, builds: builds,
            requires: requirements, parent: parent, animation: animation, site: site)
    }

    convenience init<Navigator: Navigating>(
        path: String, access: Access, builds: Set<BuildTarget>,
        requires requirements: Set<RouteRequirement>, parent: String?, site: CallSite,
        navigator: @escaping @MainActor () async throws -> Navigator
    ) {
        self.init(
            path, .maker(navigator), Navigator.self, access: access, builds: builds,
            requires: requirements, parent: parent, animation: .automatic, site: site)
    }

    private init(
        _ path: String, _ source: Source, _ type: any Navigating.Type, access: Access,
        builds: Set<BuildTarget>, requires requirements: Set<RouteRequirement>, parent: String?,
        animation: TransitionAnimation, site: CallSite
    ) {
        (self.path, self.source, self.type) = (path, source, type)
        (self.access, self.builds, self.requirements) = (access, builds, requirements)
        (self.parent, self.animation, self.site) = (parent, animation, site)
        target = nil
        module = String(String(nameOf: type, isQualified: true).prefix { $0 != "." })
        navigator = String(nameOf: type)
        effect = type.effect
        isAction = type.isAction
        step = RequestStep(name: navigator, limit: type.timeLimit)
        parameters = Result { try ParameterProbe.parameters(of: type.parametersType) }
    }

    /// Open to the same origins as its target.
    package init(
        redirecting path: String, to target: String?, in module: String, site: CallSite
    ) {
        (self.path, self.target, self.module, self.site) = (path, target, module, site)
        (source, type, parent) = (.redirect, nil, nil)
        (access, builds, requirements) = (.external, .all, .nothing)
        (effect, isAction, animation) = (.reads, false, .automatic)
        navigator = "redirect"
        step = RequestStep(name: navigator, limit: .zero)
        parameters = .success((try? RoutePattern(path))?.texts ?? [])
    }

    package var links: [any LinkTemplate.Type] { type?.links ?? [] }
    package var parametersType: (any Decodable.Type)? { type?.parametersType }
    package var valueType: (any Decodable.Type)? { type?.valueType }
    /// Without a type of its value it offers none: a cast would search the whole program.
    var offersValues: Bool { valueType != nil && type is any ValueNavigating.Type }
    var asksFirst: Bool { effect == .changes && type is any ConfirmedNavigating.Type }
}

extension Registration {
    /// `nil` if it has to be made for the first request.
    var madeNavigator: (any Navigating)? {
        if case .made(let navigator) = source { navigator } else { nil }
    }

    /// Decodes the parameters first, so that those of a wrong link make nothing.
    func navigator(for decoder: ParameterDecoder) async throws -> any Navigating {
        try decode(decoder)
        switch source {
        case .made(let navigator): return navigator
        case .maker(let make): return try await make()
        case .redirect: throw RouteError.Reason.noScreen
        }
    }

    func decode(_ decoder: ParameterDecoder) throws { try type?.decode(decoder) }

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
    fileprivate static var parametersType: any Decodable.Type { Parameters.self }

    fileprivate static func decode(_ decoder: ParameterDecoder) throws {
        _ = try Parameters(from: decoder)
    }

    func destination(
        _ decoder: ParameterDecoder, on stage: any Stage
    ) async throws -> Destination {
        try await navigate(
            from: decoder.request.source ?? stage.topScreen, using: decoder.request.transition,
            parameters: Parameters(from: decoder))
    }
}

extension ConfirmedNavigating {
    fileprivate func question(
        _ decoder: ParameterDecoder, _ consent: Consent
    ) async throws -> any Screen {
        try await question(for: Parameters(from: decoder), consent: consent)
    }
}

extension ValueNavigating {
    fileprivate func changes(_ decoder: ParameterDecoder) throws -> AsyncStream<Void> {
        changes(for: try Parameters(from: decoder))
    }
}

extension RoutePattern {
    fileprivate var texts: [RouteParameter] {
        segments.enumerated().compactMap { place, segment in
            segment.name.map { name in
                let isOptional = isOptional(at: place)
                let isRest = segment.kind == .rest
                return RouteParameter(
                    name: name, type: isRest ? "[String]" : "String",
                    traits: [isOptional ? [] : .required, isRest ? .repeated : []])
            }
        }
    }
}
