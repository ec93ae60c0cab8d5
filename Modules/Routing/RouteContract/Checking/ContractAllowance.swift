import RouteMatching

/// A breaking change that an app makes on purpose.
///
///     { "change": "route-removed", "subject": "/sale", "major": 1, "because": "the sale is over" }
///
/// It expires with the next major version, so that no list of old reasons grows.
public struct ContractAllowance: Hashable, Codable, Sendable {
    /// The kind of change.
    let change: ContractChange.Kind
    /// What changes, as a report names it.
    let subject: String
    /// The major version in which it may change.
    let major: Int
    /// Why it has to change.
    let because: String

    /// Allows a breaking change.
    init(_ change: ContractChange.Kind, of subject: String, major: Int, because: String) {
        self.change = change
        self.subject = subject
        self.major = major
        self.because = because
    }

    /// Reads an allowance.
    /// - Throws: `DecodingError` for a change that doesn't exist, and without a reason.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .change)
        guard let change = ContractChange.Kind(rawValue: name) else {
            let names = ContractChange.Kind.allCases.map(\.rawValue)
            let hint = Spelling.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
            throw DecodingError.dataCorruptedError(
                forKey: .change, in: container,
                debugDescription: "'\(name)' is no kind of change\(hint ?? "")")
        }
        self.change = change
        subject = try container.decode(String.self, forKey: .subject)
        major = try container.decode(Int.self, forKey: .major)
        because = try container.decode(String.self, forKey: .because)
        guard because.contains(where: { !$0.isWhitespace }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .because, in: container,
                debugDescription: "'because' must say why \(name) of \(subject) is allowed")
        }
    }
}

/// An allowance of another major version, which has no effect any more.
public struct ContractAllowanceError: Error, Hashable, CustomStringConvertible {
    /// The allowance.
    let allowance: ContractAllowance
    /// The version of the app.
    let version: ContractVersion

    /// A sentence that names the allowance and says what to do.
    public var description: String {
        "the allowance of \(allowance.change.rawValue) for \(allowance.subject) is for version "
            + "\(allowance.major), but the app has version \(version); remove it"
    }
}
