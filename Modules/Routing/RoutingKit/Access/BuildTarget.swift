/// The kind of build that runs.
public enum BuildTarget: String, CaseIterable, Codable, Sendable {
    /// On a developer's machine.
    case debug

    /// Given to colleagues and testers.
    case `internal`

    /// In the store.
    case production
}

extension Set<BuildTarget> {
    /// Every build: the default of a registration.
    public static let all = Set(BuildTarget.allCases)
}
