import RouteMatching

/// A reference to what the container provides for a type.
@MainActor
public struct Service<Value> {
    private let services: Services
    private let site: CallSite

    init(of services: Services, site: CallSite) {
        self.services = services
        self.site = site
    }

    /// What the container provides.
    /// - Throws: ``MissingService`` if it provides nothing, which a start reports unless it was
    ///   asked for only after it. Thrown on by a Navigator, it ends the request as refused.
    public func get() throws(MissingService) -> Value {
        guard let value = services.value(of: Value.self) else {
            throw MissingService(name: String(reflecting: Value.self), site: site)
        }
        return value
    }
}
