/// A Navigator written where it is registered, for an app that is too small to name a type for each screen.
///
/// It reads data, declares no links and returns no value. Write a type that conforms to
/// ``Navigating`` once you need more.
public struct InlineNavigator<Parameters: Decodable>: Navigating {
    private let destination: @MainActor (Parameters) throws -> Destination

    /// Any error that `destination` throws refuses the request; throw ``NotFound`` if the
    /// parameters name nothing that exists.
    public init(_ destination: @escaping @MainActor (Parameters) throws -> Destination) {
        self.destination = destination
    }

    public func destination(for parameters: Parameters) throws -> Destination {
        try destination(parameters)
    }
}
