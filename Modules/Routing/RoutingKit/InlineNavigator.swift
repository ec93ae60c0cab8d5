/// A Navigator written where it is registered, for a small app.
///
/// It reads data, declares no links and returns no value; conform to ``Navigating`` for more.
public struct InlineNavigator<Parameters: Decodable>: Navigating {
    private let destination: @MainActor (Parameters) throws -> Destination

    /// Any error refuses the request; ``NotFound`` is for parameters that name nothing that exists.
    public init(_ destination: @escaping @MainActor (Parameters) throws -> Destination) {
        self.destination = destination
    }

    public func destination(for parameters: Parameters) throws -> Destination {
        try destination(parameters)
    }
}
