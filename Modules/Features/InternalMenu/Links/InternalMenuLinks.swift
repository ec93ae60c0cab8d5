import RoutingKit

/// The components of DesignKit, under a product's name and version.
struct DesignKitDemoLink: LinkTemplate {
    static let path = "/designkit"
    let productName: String
    let version: String
}

/// The last requests.
struct RequestLogLink: LinkTemplate {
    static let path = "/internalmenu/log"
}

/// The timeline.
struct TimelineLink: LinkTemplate {
    static let path = "/moments"
}

/// The shop.
struct ShopLink: LinkTemplate {
    static let path = "/shop"
}

/// The conversations.
struct ChatLink: LinkTemplate {
    static let path = "/chat"
}
