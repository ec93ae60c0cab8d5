import RoutingKit

/// A link with one text in its path.
package struct TextLink: LinkTemplate {
    package static let path = "/item/:value"
    let value: String

    package init(value: String) {
        self.value = value
    }
}

/// A link with a structured value, which can't be part of a URL.
package struct StructureLink: LinkTemplate {
    package static let path = "/structure"
    let item: ItemParameters

    package init(item: ItemParameters) {
        self.item = item
    }
}

/// A link whose path has no leading slash.
package struct NoSlashLink: LinkTemplate {
    package static let path = "shop"

    package init() {}
}
