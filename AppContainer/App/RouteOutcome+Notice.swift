import RoutingKit

extension RouteOutcome {
    /// What the user is told about it; `nil` if it is to be seen.
    var notice: String? {
        switch result {
        case .shown, .handled: nil
        case .suspended(let ticket): "\(ticket.url) waits for: \(ticket.requirement.name)"
        case .performed(let value): "\(url ?? ""): \(value.json)"
        case .refused(let error): "refused (\(error.code)): \(error)"
        }
    }
}
