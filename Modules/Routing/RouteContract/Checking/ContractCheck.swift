/// Compares the contract of an app with an earlier one, and says what the app may release.
///
///     let check = try ContractCheck(app.contract, against: released, allowances: allowances)
///     check.isPassed            // false
///     check.smallestVersion     // 2.0.0
public struct ContractCheck: Sendable {
    /// A change, and why it is allowed although it is breaking.
    struct Finding: Hashable, Sendable {
        let change: ContractChange
        /// The reason of the allowance; `nil` if there is none.
        let because: String?

        /// Whether the change is breaking and not allowed.
        var isFailure: Bool { change.verdict == .breaking && because == nil }
    }

    /// The changes, breaking ones first.
    let findings: [Finding]
    /// The allowances that match no change, which can be removed.
    let staleAllowances: [ContractAllowance]
    /// The smallest version number that the changes allow.
    let smallestVersion: ContractVersion
    /// The version of the app.
    let version: ContractVersion

    /// Whether no change is breaking, except for allowed ones. A higher version alone allows
    /// nothing: links in the world know no version.
    public var isPassed: Bool { !findings.contains(where: \.isFailure) }

    /// Compares two contracts.
    /// - Parameters:
    ///   - new: The contract of the app.
    ///   - old: The contract that others rely on.
    ///   - allowances: The breaking changes that the app makes on purpose.
    /// - Throws: ``ContractAllowanceError`` for an allowance of another major version.
    public init(
        _ new: RouteContract, against old: RouteContract, allowances: [ContractAllowance] = []
    ) throws(ContractAllowanceError) {
        for allowance in allowances where allowance.major != new.version.major {
            throw ContractAllowanceError(allowance: allowance, version: new.version)
        }
        let findings = new.changes(from: old).map { change in
            let allowance = allowances.first { $0.allows(change) }
            return Finding(change: change, because: allowance?.because)
        }
        self.findings = findings
        staleAllowances = allowances.filter { allowance in
            !findings.contains { allowance.allows($0.change) }
        }
        version = new.version
        smallestVersion =
            findings.contains(where: \.isFailure)
            ? ContractVersion(old.version.major + 1, 0, 0)
            : findings.isEmpty
                ? old.version : ContractVersion(old.version.major, old.version.minor + 1, 0)
    }
}

extension ContractAllowance {
    fileprivate func allows(_ change: ContractChange) -> Bool {
        change.verdict == .breaking && change.kind == self.change && change.subject == subject
    }
}
