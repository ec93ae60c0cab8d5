import RouteMatching

/// A breaking change that an app makes on purpose.
///
///     { "change": "route", "subject": "/sale", "major": 1, "because": "the sale is over" }
///
/// It ends with the next major version, so that no list of old reasons grows.
public struct ContractAllowance: Hashable, Decodable, Sendable {
    let change: ContractChange.Fact
    /// The subject of the change, as a report names it.
    let subject: String
    let major: UInt
    let because: String

    /// The name of the change that it allows.
    var name: String { "\(change.rawValue) of \(subject)" }
}

extension ContractChange.Fact: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let fact = Self(rawValue: name) else {
            let names = Self.allCases.map(\.rawValue)
            let hint = name.nearestSpelling(among: names).map { "; did you mean '\($0)'?" } ?? ""
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(name)' is no fact of a contract\(hint)")
        }
        self = fact
    }
}
