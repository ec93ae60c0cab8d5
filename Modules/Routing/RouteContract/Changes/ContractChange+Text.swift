extension ContractChange: CustomStringConvertible {
    /// The kind, the subject and what changed: `parameter-required of /sale: 'id' is required now`.
    var description: String { "\(kind.rawValue) of \(subject): \(detail)" }

    /// Those who are affected, in a sentence; `nil` if nobody is known.
    var affectedNames: String? {
        affected.isEmpty ? nil : affected.map(\.description).joined(separator: ", ")
    }
}
