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
    /// The set whose registrations are being made.
    private var set: String?

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
        file: String = #filePath, line: Int = #line
    ) {
        let site = site(file, line)
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
        _ type: Value.Type, file: String = #filePath, line: Int = #line
    ) -> Service<Value> {
        let site = site(file, line)
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

    /// Forgets what withdrawn sets provide and need.
    package func setsWillChange(
        withdrawing withdrawn: Set<String>, filling name: String?
    ) -> @MainActor () -> Void {
        let (provided, needs, duplicates) = (provided, needs, duplicates)
        let isWithdrawn: (CallSite) -> Bool = { $0.set.map(withdrawn.contains) ?? false }
        self.provided = provided.filter { !isWithdrawn($0.value.site) }
        self.needs.removeAll { isWithdrawn($0.site) }
        self.duplicates.removeAll { isWithdrawn($0.site) }
        set = name
        return { [self] in
            (self.provided, self.needs, self.duplicates) = (provided, needs, duplicates)
        }
    }

    package func setIsFilled() { set = nil }

    private func site(_ file: String, _ line: Int) -> CallSite {
        var site = CallSite(file: file, line: line)
        site.set = set
        return site
    }

    func value<Value>(of type: Value.Type) -> Value? {
        provided[ObjectIdentifier(type)]?.value as? Value
    }
}
