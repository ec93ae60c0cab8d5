import RouteMatching
import RoutingKit

/// Finds the route that a misspelled URL perhaps means, among those that its request may open.
///
/// An error keeps it until someone reads the reason, so it holds no Navigator.
final class RouteHints: Sendable {
    private let index: RouteIndex
    /// Who may open each route, in the order of the routes; `nil` for one that nobody may.
    private let permissions: [Permission?]

    private struct Permission {
        let access: Access
        let effect: RouteEffect
    }

    /// Describes routes.
    /// - Parameter isOpen: Whether the app itself may open a route in this build.
    @MainActor
    init(_ routes: [Route], at index: RouteIndex, where isOpen: (Route) -> Bool) {
        self.index = index
        permissions = routes.map {
            isOpen($0) ? Permission(access: $0.access, effect: $0.effect) : nil
        }
    }

    /// The pattern nearest to a link. It reveals no route that is closed to a request of this trust.
    func nearest(to text: String, for trust: RouteTrust) -> RoutePattern? {
        // By the rules for the app's own links: the request itself has passed stricter ones.
        guard let link = try? DeepLink(text, from: .app, of: index.links) else { return nil }
        return index.table.nearest(to: link) { pattern in
            guard let position = index.positions[pattern], let permission = permissions[position]
            else {
                return false
            }
            return trust.denial(to: permission.access, of: permission.effect) == nil
        }
    }
}
