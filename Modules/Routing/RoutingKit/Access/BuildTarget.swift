/// The kind of build that runs.
public enum BuildTarget: String, CaseIterable, Codable, Sendable {
    /// Runs on a developer's machine.
    case debug

    /// Distributed to testers.
    case `internal`

    /// Distributed by the store.
    case production
}

extension Set<BuildTarget> {
    /// Every build: the default of a registration.
    public static let all = Set(BuildTarget.allCases)
}

extension BuildTarget {
    /// `debug` in a debug configuration, `production` in any other.
    public static var current: BuildTarget {
        #if DEBUG
            .debug
        #else
            .production
        #endif
    }
}
