/// A feature, with the links that its screens open.
package struct ContractFeature: Hashable, Codable, Sendable {
    package let name: String
    package var links: [ContractLink]

    package init(_ name: String, links: [ContractLink]) {
        self.init(name: name, links: links)
    }

    package init(name: String, links: [ContractLink]) {
        self.name = name
        self.links = links
    }
}
