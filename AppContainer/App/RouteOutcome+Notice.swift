public import RoutingKit

extension RouteOutcome {
    /// A sentence about the outcome for the user; `nil` if they can see it on the screen.
    public var notice: String? {
        switch result {
        case .shown, .handled: nil
        case .suspended(let ticket): "\(ticket.url) waits for: \(ticket.requirement.name)"
        case .performed(let value): "\(url ?? ""): \(value.json)"
        case .refused(let error): "refused (\(error.code)): \(error)"
        }
    }
}
