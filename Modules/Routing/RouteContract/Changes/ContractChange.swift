/// One difference between two contracts.
struct ContractChange: Hashable, Sendable {
    /// The kind of difference, which decides the verdict.
    let kind: Kind
    /// The path of the route, the name of the link (`Shop.ProductLink`), or the host or scheme.
    let subject: String
    /// What changed, as a part of a sentence: `'id' is required now`.
    let detail: String
    /// Who is affected, in a certain order; empty if nobody is known.
    let affected: [AffectedParty]
    /// The module of the route or link; `nil` for hosts and schemes.
    let module: String?

    /// Whether the change breaks what relies on the contract.
    var verdict: Verdict { kind.verdict }
}

extension ContractChange {
    /// What a change means for those who rely on the contract.
    enum Verdict: String, Codable, Sendable {
        /// Something that worked before doesn't work any more.
        case breaking
        /// Everything works as before.
        case compatible
        /// Everything works as before, but the app does more for others: security should review it.
        case review
    }
}

extension ContractChange: CustomStringConvertible {
    /// The kind, the subject and what changed: `parameter-required of /sale: 'id' is required now`.
    var description: String { "\(kind.rawValue) of \(subject): \(detail)" }

    /// Those who are affected, in a sentence; `nil` if nobody is known.
    var affectedNames: String? {
        affected.isEmpty ? nil : affected.map(\.description).joined(separator: ", ")
    }
}
