/// Turns the parameters of a URL into a screen or an action: all that a feature makes public.
///
/// Write `destination(for:)` with `async` only if it has to wait. A Navigator that also needs the
/// source of the request, or its transition, has ``navigate(from:using:parameters:)`` instead.
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

    /// Like ``destination(for:)``. The source is the visible screen if the request names none, and
    /// `nil` on an empty stage.
    func navigate(
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
    /// Always throws: for a Navigator that has ``navigate(from:using:parameters:)`` instead.
    public func destination(for parameters: Parameters) async throws -> Destination {
        throw MissingFunction(navigator: Self.self, parameters: Parameters.self)
    }

    // Inlined into the conforming type, because each asynchronous call switches to the main actor
    // two times.
    @inlinable
    @inline(__always)
    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination {
        try await destination(for: parameters)
    }
}

/// A function for parameters that aren't `Decodable`, or of another type, isn't one.
struct MissingFunction: Error, CustomStringConvertible {
    let navigator: Any.Type
    let parameters: Any.Type

    var description: String {
        let (navigator, parameters) = (String(nameOf: navigator), String(nameOf: parameters))
        return "\(navigator) has no destination(for: \(parameters)); write it, or "
            + "navigate(from:using:parameters:), and let its parameters conform to Decodable"
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
