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
}
