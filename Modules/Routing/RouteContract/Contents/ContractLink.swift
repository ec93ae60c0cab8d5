/// A feature, with the links that its screens open.
struct ContractFeature: Hashable, Codable, Sendable {
    let name: String
    var links: [ContractLink]

    init(_ name: String, links: [ContractLink]) {
        self.name = name
        self.links = links
    }
}

/// A link template of a feature.
struct ContractLink: Hashable, Codable, Sendable {
    let name: String
    /// The pattern of its path.
    let path: String
    let parameters: [ContractParameter]
    /// The path of the route that answers it; `nil` if there is none.
    let opens: String?

    init(
        name: String, path: String, parameters: [ContractParameter] = [], opens: String?
    ) {
        self.name = name
        self.path = path
        self.parameters = parameters
        self.opens = opens
    }
}
