package import RouteMatching
public import RoutingKit
import StageKit

/// One `register` call: a path, its Navigator, and the origins that may open it.
@MainActor
public struct Registration {
    typealias Navigate = @MainActor (ParameterDecoder, any Stage) async throws -> Destination
    typealias Decode = @MainActor (ParameterDecoder) throws -> Void
    typealias Changes = @MainActor (ParameterDecoder) async throws -> AsyncStream<Void>
    typealias Ask = @MainActor (ParameterDecoder, Consent) async throws -> any Screen

    let path: String
    /// The target to which requests are redirected; `nil` if a Navigator answers.
    let target: String?
    let parent: String?
    let access: Access
    let builds: Set<BuildTarget>
    let requirements: Set<RouteRequirement>
    let effect: RouteEffect
    let isAction: Bool
    /// Makes the screen that asks the user first; `nil` if the Navigator has none.
    let ask: Ask?
    /// Follows the value that the Navigator offers; `nil` if it offers none.
    let changes: Changes?
    /// The step of its Navigator in each request.
    let step: RequestStep
    /// The animation of the transitions to its screens.
    private(set) var animation = TransitionAnimation.automatic
    package let links: [any LinkTemplate.Type]
    /// The types that the Navigator decodes and returns; `nil` if there is none.
    package let parametersType: (any Decodable.Type)?, valueType: (any Decodable.Type)?
    /// The call, and the set that it belongs to.
    package internal(set) var site: CallSite
    /// Distinguishes this call from any other, including a later one at the same place.
    let identity = Identity()
    /// The module and the name of the Navigator's type.
    let module: String, navigator: String
    /// The parameters that the Navigator decodes, or why they can't be determined.
    package let parameters: Result<[RouteParameter], any Error>
    /// Decodes the parameters as for a request, and discards them.
    let decode: Decode
    /// Decodes the parameters, and calls the Navigator.
    let navigate: Navigate

    /// Describes a route; ``AppRouter/start()`` checks it.
    /// - Parameters:
    ///   - path: The pattern of the path, for instance `/product/:id`.
    ///   - navigator: The Navigator that makes the screen or performs the action.
    ///   - access: The origins from outside that may open it; none by default.
    ///   - builds: The builds in which it exists; all by default.
    ///   - requirements: The requirements that must be met before it opens; none by default.
    ///   - parent: The path of the screen under it when a link from outside opens it.
    ///   - animation: The animation of the transition to its screen.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public init<Navigator: Navigating>(
        path: String, navigator: Navigator, access: Access = .closed,
        builds: Set<BuildTarget> = .all, requires requirements: Set<RouteRequirement> = .nothing,
        parent: String? = nil, animation: TransitionAnimation = .automatic, file: String,
        line: Int
    ) {
        self.init(
            path: path, access: access, builds: builds, requires: requirements, parent: parent,
            site: CallSite(file: file, line: line)
        ) { navigator }
        self.animation = animation
    }

    /// Describes a route whose Navigator is made when a request needs it.
    init<Navigator: Navigating>(
        path: String, access: Access, builds: Set<BuildTarget>,
        requires requirements: Set<RouteRequirement>, parent: String?, site: CallSite,
        navigator: @escaping @MainActor () async throws -> Navigator
    ) {
        self.path = path
        target = nil
        self.parent = parent
        self.access = access
        self.builds = builds
        self.requirements = requirements
        effect = Navigator.effect
        isAction = Navigator.isAction
        links = Navigator.links
        parametersType = Navigator.Parameters.self
        valueType = Navigator.valueType
        self.site = site
        module = String(String(nameOf: Navigator.self, isQualified: true).prefix { $0 != "." })
        self.navigator = String(nameOf: Navigator.self)
        step = RequestStep(name: self.navigator, limit: Navigator.timeLimit)
        parameters = Result { try ParameterProbe.parameters(of: Navigator.Parameters.self) }
        // Nothing asks before a route that only reads.
        ask = effect == .changes ? Navigator.asking(navigator) : nil
        // One without a type of its value offers none, and a cast searches the whole program.
        changes =
            valueType == nil
            ? nil : (Navigator.self as? any ValueNavigating.Type)?.changes(of: navigator)
        decode = { _ = try Navigator.Parameters(from: $0) }
        navigate = { decoder, stage in
            let parameters = try Navigator.Parameters(from: decoder)
            return try await navigator().navigate(
                from: decoder.request.source ?? stage.topScreen, using: decoder.request.transition,
                parameters: parameters)
        }
    }

    /// Describes a redirect. It is open to the same origins as its target.
    package init(
        redirecting path: String, to target: String?, in module: String, site: CallSite
    ) {
        self.path = path
        self.target = target
        parent = nil
        access = .external
        builds = .all
        requirements = .nothing
        effect = .reads
        isAction = false
        ask = nil
        changes = nil
        links = []
        parametersType = nil
        valueType = nil
        self.site = site
        self.module = module
        navigator = "redirect"
        step = RequestStep(name: navigator, limit: .zero)
        parameters = .success((try? RoutePattern(path))?.texts ?? [])
        decode = { _ in }
        navigate = { _, _ in throw RouteError.Reason.noScreen }
    }
}

extension Registration {
    /// What distinguishes two `register` calls.
    final class Identity: Sendable {}
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
