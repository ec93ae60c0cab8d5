/// What a Navigator made of a request.
public enum Destination: Sendable {
    /// A screen to show.
    case screen(any Screen)
    /// An action, done, with the value it returns.
    case value(RouteValue)

    /// An action, done, with the value it returns.
    public static func value(_ value: some Encodable & Sendable) -> Destination {
        .value(RouteValue(value))
    }
}
