import RouteMatching
public import RoutingEngine

/// A registry of the values that an app provides to its modules: one for each type, usually the
/// implementation of a protocol.
///
///     let services = Services()
///     router.use(services)
///     services.provide(session, as: (any UserSession).self)     // in the container
///     let session = services.need((any UserSession).self)       // in a Navigator's init
///     let name = try session.get().userName                     // for each request
///
/// The key is the identity of the type, so protocols of the same name in two modules are distinct.
/// The router's `start()` reports everything that is needed and not provided, together.
///
/// The compiler checks an argument of `init`. Use the registry if many Navigators need the same
/// values, or if Navigators are made before those values exist.
@MainActor
public final class Services: RouterExtension {
    private var provided: [ObjectIdentifier: (value: Any, site: CallSite)] = [:]
    private var needs: [(type: ObjectIdentifier, name: String, site: CallSite)] = []
    private var duplicates: [RegistrationError.Issue] = []

    /// Makes an empty registry.
    public init() {}

    /// Provides the value of a type.
    /// - Parameters:
    ///   - value: The value.
    ///   - type: The type that modules need.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func provide<Value>(
        _ value: Value, as type: Value.Type = Value.self,
        file: String = #fileID, line: Int = #line
    ) {
        let site = CallSite(file: file, line: line)
        let key = ObjectIdentifier(type)
        if let other = provided[key] {
            let message = "\(String(reflecting: type)) is already provided at \(other.site)"
            duplicates.append(.init(site: site, message: message))
        } else {
            provided[key] = (value, site)
        }
    }

    /// Declares that a module needs the value of a type, which may be provided earlier or later.
    /// - Parameters:
    ///   - type: The type.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: A reference to the value.
    public func need<Value>(
        _ type: Value.Type, file: String = #fileID, line: Int = #line
    ) -> Service<Value> {
        let site = CallSite(file: file, line: line)
        needs.append((ObjectIdentifier(type), String(reflecting: type), site))
        return Service(of: self, site: site)
    }

    /// The types that are needed and not provided, and those that are provided twice.
    package var issues: [RegistrationError.Issue] {
        duplicates
            + needs.filter { provided[$0.type] == nil }.map {
                .init(site: $0.site, message: MissingService(name: $0.name).description)
            }
    }

    func value<Value>(of type: Value.Type) -> Value? {
        provided[ObjectIdentifier(type)]?.value as? Value
    }
}
