/// Turns the parameters of a URL into a screen or an action: all that a feature makes public.
///
/// Write `destination(for:)` with `async` only if it has to wait. A Navigator that also needs the
/// source of the request, or its transition, conforms to ``SourceNavigating`` instead.
@MainActor
public protocol Navigating: Sendable {
    /// The values that it decodes from the path, the query and the payload.
    associatedtype Parameters: Decodable = NoParameters

    /// Whether it changes the user's data; ``RouteEffect/reads`` by default.
    static var effect: RouteEffect { get }

    /// Whether it performs an action and never shows a screen; `false` by default.
    static var isAction: Bool { get }

    /// The type of the value of its action, or of the result of its screen; `nil`, for none, by
    /// default. The structure of its values is a part of the app's contract.
    static var valueType: (any Decodable.Type)? { get }

    /// The links that its screens may open; none by default.
    static var links: [any LinkTemplate.Type] { get }

    /// The request is refused after this time; 10 seconds by default. Waiting for a screen's result
    /// doesn't count.
    static var timeLimit: Duration { get }

    /// Makes the screen or performs the action. The router shows the screen.
    /// - Throws: ``NotFound`` if the parameters name nothing that exists. Any error refuses the
    ///   request.
    func destination(for parameters: Parameters) async throws -> Destination

    /// Answers a request of the router. Write ``destination(for:)``, which the default calls.
    func answer(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination
}

extension Navigating {
    public static var effect: RouteEffect { .reads }
    public static var isAction: Bool { false }
    public static var valueType: (any Decodable.Type)? { nil }
    public static var links: [any LinkTemplate.Type] { [] }
    public static var timeLimit: Duration { .seconds(10) }
}

extension Navigating {
    // Inlined into the conforming type, because each asynchronous call switches to the main actor
    // two times.
    @inlinable
    @inline(__always)
    public func answer(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination {
        try await destination(for: parameters)
    }
}

/// A Navigator that needs to know from where its screen is opened, and how.
///
///     func navigate(
///         from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
///     ) -> Destination {
///         .screen(PhotoScreen(parameters.id, isOpenedByUser: source != nil))
///     }
@MainActor
public protocol SourceNavigating: Navigating {
    // Named again, so that the compiler finds it in the function below.
    /// The values that it decodes from the path, the query and the payload.
    associatedtype Parameters: Decodable = NoParameters

    /// Makes the screen or performs the action, as ``Navigating/destination(for:)`` does.
    /// - Parameters:
    ///   - source: The screen that opens it: the visible one if the request names none, `nil` on an
    ///     empty stage.
    ///   - transition: How the request is to appear.
    ///   - parameters: The values of the URL.
    /// - Throws: ``NotFound`` if the parameters name nothing that exists. Any error refuses the
    ///   request.
    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination
}

extension SourceNavigating {
    /// Makes the screen as for an empty stage.
    public func destination(for parameters: Parameters) async throws -> Destination {
        try await navigate(from: nil, using: .show, parameters: parameters)
    }

    @inlinable
    @inline(__always)
    public func answer(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination {
        try await navigate(from: source, using: transition, parameters: parameters)
    }
}

/// What a Navigator answers to a request.
public enum Destination: Sendable {
    case screen(any Screen)
    /// An action that is done, with the value that it returns.
    case value(RouteValue)

    public static func value(_ value: some Encodable & Sendable) -> Destination {
        .value(RouteValue(value))
    }
}

/// A Navigator written where it is registered, for a small app.
///
/// It reads data, declares no links and returns no value; conform to ``Navigating`` for more.
public struct InlineNavigator<Parameters: Decodable>: Navigating {
    private let destination: @MainActor (Parameters) throws -> Destination

    /// Any error refuses the request; ``NotFound`` is for parameters that name nothing that exists.
    public init(_ destination: @escaping @MainActor (Parameters) throws -> Destination) {
        self.destination = destination
    }

    public func destination(for parameters: Parameters) throws -> Destination {
        try destination(parameters)
    }
}

/// A Navigator that offers a value which changes while the app runs, for instance the number of
/// items in the cart. Other features follow it with ``AppRouting/values(of:as:)``.
///
/// Its route is also an action, which returns the value of the moment.
@MainActor
public protocol ValueNavigating: Navigating {
    /// A value that equals the previous one isn't passed on.
    associatedtype Value: Codable & Equatable & Sendable

    /// Each reader reads it at first, after each change, and whenever the routes change. An error
    /// ends its values.
    func value(for parameters: Parameters) throws -> Value

    /// Sends an element whenever the value may have changed; if it ends, so do the values. Each
    /// reader has a sequence of its own, which is cancelled when it stops.
    func changes(for parameters: Parameters) -> AsyncStream<Void>
}

extension ValueNavigating {
    public static var isAction: Bool { true }
    public static var valueType: (any Decodable.Type)? { Value.self }

    public func destination(for parameters: Parameters) throws -> Destination {
        .value(try value(for: parameters))
    }
}
