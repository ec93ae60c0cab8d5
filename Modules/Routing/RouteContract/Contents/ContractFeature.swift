/// A feature, with the links that its screens open.
struct ContractFeature: Hashable, Codable, Sendable {
    let name: String
    var links: [ContractLink]

    init(_ name: String, links: [ContractLink]) {
        self.init(name: name, links: links)
    }

    init(name: String, links: [ContractLink]) {
        self.name = name
        self.links = links
    }
}
