/// Which of the waiting links are opened, among those of each kind of origin: a link of a custom
/// scheme never replaces a universal link.
public enum ArrivalPolicy: String, CaseIterable, Sendable {
    /// All links are opened, in order.
    case all
    case latest
    /// The last link of each route, in order.
    case onePerRoute
}
