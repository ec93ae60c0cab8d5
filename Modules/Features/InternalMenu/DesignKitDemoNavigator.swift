public import RoutingKit

/// Shows every component of DesignKit.
public struct DesignKitDemoNavigator: Navigating {
    public struct Parameters: Decodable {
        let productName: String
        let version: String
    }

    public init() {}

    public func destination(for parameters: Parameters) -> Destination {
        .screen(
            DesignKitDemoScreen(productName: parameters.productName, version: parameters.version))
    }
}
