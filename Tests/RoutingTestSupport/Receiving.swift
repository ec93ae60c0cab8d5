import RoutingEngine
package import RoutingKit

/// What the Navigator at a path receives of a URL.
/// - Throws: ``RouteError`` if it receives nothing.
@MainActor
package func receive<Parameters: Decodable & Sendable>(
    _ url: String, at path: String, as type: Parameters.Type = Parameters.self,
    from origin: RouteOrigin = .app, payload: RouteValue? = nil
) async throws -> Parameters? {
    let navigator = PageNavigator<Parameters>()
    let app = try await Fixture {
        $0.register(path: path, navigator: navigator, access: .external)
    }
    let outcome = await app.open(url, from: origin, payload: payload)
    if let error = outcome.error { throw error }
    return navigator.received.last
}

/// Parameters of one value, named `value`.
package struct One<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    package let value: Value

    package init(value: Value) {
        self.value = value
    }
}

/// Parameters of one value that may be left out.
package struct Maybe<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    package let value: Value?

    package init(value: Value?) {
        self.value = value
    }
}
