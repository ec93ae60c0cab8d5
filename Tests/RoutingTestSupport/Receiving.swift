import RouteMatching
import RoutingEngine
package import RoutingKit

/// The parameters that the Navigator of a path receives for a URL.
/// - Throws: ``RouteError`` if the request doesn't reach it.
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

/// Parameters of one optional value.
package struct Maybe<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    package let value: Value?

    package init(value: Value?) {
        self.value = value
    }
}
