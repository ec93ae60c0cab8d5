extension ModuleGraph {
    /// Reads what rules need to know about a package, and about the packages in its folder on which it
    /// depends by a path.
    ///
    /// This resolves no dependency, builds nothing and writes nothing into the package.
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - rules: The rules that will be checked.
    ///   - kinds: The evidence to gather; that which the rules need if `nil`.
    ///   - build: The folder of a build for evidence from it; the default debug build if `nil`.
    /// - Throws: `EvidenceError`.
    public init(
        of package: PackageFolder, for rules: [BoundaryRule],
        evidence kinds: Set<Evidence.Kind>? = nil, built build: BuildFolder? = nil
    ) async throws {
        try await self.init(
            of: package, evidence: kinds ?? rules.evidence,
            declarations: rules.readDeclarations, built: build)
    }
}
