import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `What the compiler's scan prints` {
    @Test func `each import of a file comes with its place`() throws {
        let scan = try scan(Self.recorded)
        #expect(scan.imports(in: ["A.swift"]) == ["A.swift:2:8 Foundation"])
        #expect(scan.imports(in: ["A.swift", "B.swift"]).count == 2)
    }

    @Test(arguments: [
        ("identifier", "modules[1].imports[0].identifier is missing"),
        ("columnNumber", "modules[1].imports[1].importLocations[0].columnNumber is missing"),
        ("linuNumber", "modules[1].imports[1].importLocations[0].linuNumber is missing"),
        ("modules", "modules is missing"),
    ])
    func `a format that is not the recorded one is named`(key: String, difference: String) {
        let output = Self.recorded.replacing("\"\(key)\"", with: "\"other\"")
        #expect(
            throws: EvidenceError.unknownFormat(
                tool: "'-scan-dependencies'", difference: difference)
        ) {
            try scan(output)
        }
    }

    @discardableResult
    private func scan(_ output: String) throws(EvidenceError) -> CompilerScan {
        try ToolFormat.decode(from: Data(output.utf8), of: "'-scan-dependencies'")
    }

    /// What the compiler of Swift 6.3 prints about two files that import Foundation, the first of
    /// them also UIKit in `#if os(iOS)`; without the modules from outside and what nobody reads.
    private static let recorded = #"""
        {"mainModuleName":"Everything","modules":[{"swift":"Everything"},{
        "modulePath":"Everything.swiftmodule","sourceFiles":["A.swift","B.swift"],
        "directDependencies":[{"swift":"Swift"},{"swiftPrebuiltExternal":"Foundation"}],
        "linkLibraries":[],"imports":[{"identifier":"Swift","accessLevel":"public"},{
        "identifier":"Foundation","accessLevel":"public","importLocations":[{
        "bufferIdentifier":"A.swift","linuNumber":2,"columnNumber":8},{
        "bufferIdentifier":"B.swift","linuNumber":1,"columnNumber":8}]}],"optionalImports":[],
        "details":{"swift":{"commandLine":[],"isFramework":false}}}]}
        """#
}
