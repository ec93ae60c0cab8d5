import RoutingKit

/// The demo of DesignKit's components.
struct DesignKitDemoLink: LinkTemplate {
    static let path = "/designkit"
    let productName: String
    let version: String
}

/// The request log.
struct RequestLogLink: LinkTemplate {
    static let path = "/internalmenu/log"
}
