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
