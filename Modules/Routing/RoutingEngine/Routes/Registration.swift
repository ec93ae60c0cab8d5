package import RouteMatching
package import RoutingKit
import StageKit

/// One `register` call: a path, its Navigator, and the origins that may open it. The start checks it.
///
/// Its identity distinguishes it from any other call, including a later one at the same place.
@MainActor
package final class Registration {
    let path: String
    /// The target to which requests are redirected; `nil` if a Navigator answers.
    let target: String?
    let parent: String?
    let access: Access
    let builds: Set<BuildTarget>
    let requirements: Set<RouteRequirement>
    /// The animation of the transitions to its screens.
    let animation: TransitionAnimation
    /// The call, and the set that it belongs to.
    package internal(set) var site: CallSite
    /// The type of the Navigator; `nil` for a redirect.
    let type: (any Navigating.Type)?
    /// The module and the name of the Navigator's type.
    let module: String, navigator: String
    let effect: RouteEffect
    let isAction: Bool
    /// The step of its Navigator in each request.
    let step: RequestStep
    /// The parameters that the Navigator decodes, or why they can't be determined.
    package let parameters: Result<[RouteParameter], any Error>
    private let source: Source

    /// Where the Navigator of a request comes from.
    private enum Source {
        case made(any Navigating)
        case maker(@MainActor () async throws -> any Navigating)
        case redirect
    }

    /// Describes a route with its Navigator.
    convenience init(
        path: String, navigator: some Navigating, access: Access, builds: Set<BuildTarget>,
        requires requirements: Set<RouteRequirement>, parent: String?,
        animation: TransitionAnimation, site: CallSite
    ) {
        self.init(
            path, .made(navigator), Swift.type(of: navigator), access: access, builds: builds,
            requires: requirements, parent: parent, animation: animation, site: site)
    }

    /// Describes a route whose Navigator is made when a request needs it.
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

    /// Describes a redirect. It is open to the same origins as its target.
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

    /// The links that its screens may open.
    package var links: [any LinkTemplate.Type] { type?.links ?? [] }
    /// The types that the Navigator decodes and returns; `nil` if there is none.
    package var parametersType: (any Decodable.Type)? { type?.parametersType }
    package var valueType: (any Decodable.Type)? { type?.valueType }
    /// Whether it offers a value that changes. One without a type of its value offers none, and a
    /// cast searches the whole program.
    var offersValues: Bool { valueType != nil && type is any ValueNavigating.Type }
    /// Whether the Navigator asks the user first, if a request from outside would change data.
    var asksFirst: Bool { effect == .changes && type is any ConfirmedNavigating.Type }
}

extension Registration {
    /// The Navigator; `nil` if it has to be made for the first request.
    var madeNavigator: (any Navigating)? {
        if case .made(let navigator) = source { navigator } else { nil }
    }

    /// Gives the Navigator, or makes it.
    /// - Parameter decoder: Parameters that are decoded first, so that those of a wrong link make
    ///   nothing.
    func navigator(for decoder: ParameterDecoder) async throws -> any Navigating {
        try decode(decoder)
        switch source {
        case .made(let navigator): return navigator
        case .maker(let make): return try await make()
        case .redirect: throw RouteError.Reason.noScreen
        }
    }

    /// Decodes the parameters as for a request, and discards them.
    func decode(_ decoder: ParameterDecoder) throws { try type?.decode(decoder) }

    /// Makes the screen that asks the user first; `nil` if the Navigator has none.
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
    fileprivate static var parametersType: any Decodable.Type { Parameters.self }

    fileprivate static func decode(_ decoder: ParameterDecoder) throws {
        _ = try Parameters(from: decoder)
    }

    /// Decodes the parameters of a request, and makes the screen or performs the action.
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
    /// Its parameters, all of them as texts.
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
