import Testing

@testable import BoundaryKit

@Suite struct `Imports in branches` {
    @Test(arguments: [
        ("#if os(iOS)\nimport Chat\n#endif", ["os(iOS)"]),
        ("#if os(iOS) // phones\nimport Chat\n#endif", ["os(iOS)"]),
        ("#if os(iOS) || os(macOS)\n#elseif DEBUG\nimport Chat\n#endif", ["DEBUG"]),
        ("#if DEBUG\n#else\nimport Chat\n#endif", ["!DEBUG"]),
        ("#if A || B\n#elseif C\n#else\nimport Chat\n#endif", ["!(A || B) && !C"]),
        ("#if A\n#if B\n#else\nimport Chat\n#endif\n#endif", ["A", "!B"]),
        ("#if A\n#endif\nimport Chat", []),
        ("#if (A &&\n  B)\nimport Chat\n#endif", ["(A &&\n  B)"]),
        ("#if compiler(>=6)\nimport Chat\n#endif", ["compiler(>=6)"]),
        ("struct Menu {\n#if A\n  import Chat\n#endif\n}", ["A"]),
        ("#elseif A\n#endif\nimport Chat", []),
        ("#if A\n#elseif B\n#elseif C\n#else\nimport Chat\n#endif", ["!A && !B && !C"]),
        ("/*\n#if A\n*/ let text = \"#if B\"\nimport Chat", []),
    ])
    func `an import names the conditions around it`(source: String, conditions: [String]) {
        #expect(imports(in: source).map(\.conditions) == [conditions])
    }

    /// `App` depends on `WinSDK` on Windows only.
    @Test(arguments: [
        ([], true, 1), (["DEBUG"], true, 1), (["os(Windows)"], true, 0),
        (["canImport(WinSDK)"], true, 0), (["!os(macOS) && DEBUG"], true, 0), ([], false, 0),
    ])
    func `an import outside of them needs a dependency on every platform`(
        conditions: [String], isPartial: Bool, count: Int
    ) {
        let place = SourcePlace(file: "Package.swift", line: 3)
        let graph = ModuleGraph(
            package: "Sketch", modules: ["App", "WinSDK"].map { Module(name: $0, kind: .library) },
            edges: [
                Edge(
                    from: "App", to: "WinSDK",
                    evidence: [
                        .declared(
                            DeclaredDependency(
                                place: place, platforms: ["windows"], isPartial: isPartial)),
                        .imported(
                            ImportStatement(
                                of: "WinSDK", at: SourcePlace(file: "App.swift"),
                                conditions: conditions)),
                    ])
            ], kinds: [.declared, .imported])
        let issues = BoundaryReport(of: [.noUndeclared(because: "-")], in: graph).issues
        #expect(
            issues.map(\.sentence)
                == Array(
                    repeating:
                        "App imports WinSDK on every platform, but depends on it on windows only",
                    count: count))
    }
}
