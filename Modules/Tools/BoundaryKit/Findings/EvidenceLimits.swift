/// What the evidence doesn't show, so that a report doesn't look more certain than it is.
package struct EvidenceLimits: Hashable, Sendable, Codable {
    /// The packages whose modules aren't known, because their files aren't available.
    let unresolvedPackages: [String]
    /// The references to code by a name that can't be followed.
    let untraceable: [UntraceableReference]
    /// The packages and projects in the folder that aren't read.
    let leftOut: [String]
    /// The places at which a manifest asks for the environment or the platform.
    let circumstances: [SourcePlace]
    /// The source files whose current text isn't in the compiler's index, ordered by path.
    let unindexedFiles: [String]
    /// The reason why the compiler's index isn't read although there is one; `nil` if it is read.
    let indexFailure: String?

    init(of graph: ModuleGraph) {
        unresolvedPackages = graph.unresolvedPackages
        untraceable = graph.untraceable
        leftOut = graph.leftOut
        circumstances = graph.circumstances
        unindexedFiles = graph.unindexedFiles
        indexFailure = graph.indexFailure
    }

    /// The limits as sentences, without a period.
    package var notes: [String] {
        let places = untraceable.map { "\($0.name) at \($0.place)" }
        let unindexed =
            unindexedFiles.isEmpty || indexFailure != nil ? [] : [unindexedFiles.listed(upTo: 3)]
        let parts: [(String, [String], String)] = [
            (
                "not resolved: ", unresolvedPackages,
                "; run 'swift package resolve' to check the imports of their modules"
            ),
            (
                "left out: ", leftOut,
                ", on which the package doesn't depend; check a package with --package-path"
            ),
            (
                "manifest evaluated on this machine: ", circumstances.map(\.description),
                " asks for the environment or the platform; another machine can have other dependencies"
            ),
            ("can't be followed: ", places, "; check these places by hand"),
            (
                "only read for names, because ", indexFailure.map { [$0] } ?? [], ""
            ),
            (
                "not in the index: ", unindexed,
                ", only read for names; run 'swift build --build-tests' to see every use of a symbol"
            ),
        ]
        return parts.filter { !$0.1.isEmpty }.map { heading, names, advice in
            heading + names.listed(upTo: 20) + advice
        }
    }
}
