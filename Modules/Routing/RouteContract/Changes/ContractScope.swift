/// Those whom a kind of change can affect.
struct ContractScope: OptionSet {
    let rawValue: Int

    /// The links of features.
    static let links = ContractScope(rawValue: 1 << 0)
    /// Links and notifications from outside.
    static let outside = ContractScope(rawValue: 1 << 1)
    /// Saved states and tickets.
    static let saved = ContractScope(rawValue: 1 << 2)
    /// The site's file.
    static let site = ContractScope(rawValue: 1 << 3)
}
