import RouteMatching

/// A reference to the value that the container provides for a type.
@MainActor
public struct Service<Value> {
    private let services: Services
    private let site: CallSite

    init(of services: Services, site: CallSite) {
        self.services = services
        self.site = site
    }

    /// The value that the container provides.
    /// - Throws: ``MissingService`` if it provides none. The start of the router reports this, too,
    ///   if the service was needed before. A Navigator that throws the error refuses the request.
    public func get() throws(MissingService) -> Value {
        guard let value = services.value(of: Value.self) else {
            throw MissingService(name: String(reflecting: Value.self), site: site)
        }
        return value
    }
}
