import RoutingKit

/// The items that match a text.
struct PrototypeListLink: LinkTemplate {
    static let path = "/prototype/items"
    var text: String?
    var order: String?
}

/// One item.
struct PrototypeItemLink: LinkTemplate {
    static let path = "/prototype/item/:id"
    let id: Int
}

/// Changes the name of an item.
struct PrototypeEditLink: LinkTemplate {
    static let path = "/prototype/item/:id/edit"
    let id: Int
}

/// An item of another feature.
struct PrototypeNeighborLink: LinkTemplate {
    static let path = "/neighbor/item/:id"
    let id: Int
}

/// The first screen of another feature.
struct PrototypeForeignLink: LinkTemplate {
    static let path = "/stranger"
}
