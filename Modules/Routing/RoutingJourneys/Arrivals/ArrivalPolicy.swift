/// Which of the links that arrived before the app was ready are opened, among those of each kind of
/// origin: a link of a custom scheme never replaces a universal link.
public enum ArrivalPolicy: String, CaseIterable, Sendable {
    /// All, in order.
    case all
    /// The last one.
    case latest
    /// The last one of each route, in order.
    case onePerRoute
}
