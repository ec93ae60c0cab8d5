public import RoutingKit

/// Shows every component of DesignKit.
public struct DesignKitDemoNavigator: Navigating {
    /// Whose components they are.
    public struct Parameters: Decodable {
        let productName: String
        let version: String
    }

    /// Needs nothing.
    public init() {}

    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: Parameters
    ) -> Destination {
        .screen(
            DesignKitDemoScreen(productName: parameters.productName, version: parameters.version))
    }
}
