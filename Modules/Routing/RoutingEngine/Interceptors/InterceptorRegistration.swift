package import RouteMatching
import RoutingKit

/// One `register` call for an interceptor.
@MainActor
package final class InterceptorRegistration {
    package let interceptor: any RouteInterceptor
    let priority: Int
    let step: RequestStep
    package internal(set) var site: CallSite

    init(_ interceptor: any RouteInterceptor, site: CallSite) {
        self.interceptor = interceptor
        self.site = site
        priority = interceptor.priority
        step = RequestStep(
            name: String(nameOf: type(of: interceptor)), limit: interceptor.timeLimit)
    }

    var name: String { step.name }

    static func issues(
        in registrations: [InterceptorRegistration], among routes: [Route]
    ) -> [RegistrationError.Issue] {
        samePriorities(in: registrations)
            + registrations.flatMap { registration in
                registration.interceptor.issues(among: routes).map {
                    .init(site: registration.site, message: $0)
                }
            }
    }

    /// Interceptors with the priority of an earlier one: their order would be undefined.
    private static func samePriorities(
        in registrations: [InterceptorRegistration]
    ) -> [RegistrationError.Issue] {
        var first: [Int: InterceptorRegistration] = [:]
        return registrations.compactMap { registration in
            guard let other = first[registration.priority] else {
                first[registration.priority] = registration
                return nil
            }
            return .init(
                site: registration.site,
                message: "\(registration.name) has the priority \(registration.priority), which "
                    + "\(other.name) has at \(other.site) already; give each its own")
        }
    }
}
