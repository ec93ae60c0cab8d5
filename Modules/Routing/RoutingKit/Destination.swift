/// What a Navigator answers to a request.
public enum Destination: Sendable {
    case screen(any Screen)
    /// An action that is done, with the value that it returns.
    case value(RouteValue)

    public static func value(_ value: some Encodable & Sendable) -> Destination {
        .value(RouteValue(value))
    }
}
