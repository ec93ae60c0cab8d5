import RouteMatching

/// Registrations that count together: all of them, or none.
public struct RegistrationSet: Hashable, Sendable {
    /// The name, which no other set of the router has at the same time.
    public let name: String
    /// Where it is registered.
    let site: CallSite
}

extension RegistrationError {
    /// An error of a set as a whole.
    init(_ set: RegistrationSet, _ problem: String) {
        self.init(
            issues: [.init(site: set.site, message: "the set '\(set.name)' \(problem)")],
            dropped: [set])
    }
}
