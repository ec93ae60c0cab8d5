/// A link template of a feature.
package struct ContractLink: Hashable, Codable, Sendable {
    package let name: String
    /// The pattern of its path.
    package let path: String
    package let parameters: [ContractParameter]
    /// The path of the route that answers it; `nil` if there is none.
    package let opens: String?

    package init(
        name: String, path: String, parameters: [ContractParameter] = [], opens: String?
    ) {
        self.name = name
        self.path = path
        self.parameters = parameters
        self.opens = opens
    }
}
