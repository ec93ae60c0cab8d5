import Foundation
import Testing

@testable import BoundaryKit

@Suite struct `What a module shows` {
    @Test func `each declaration has its access, conformances and place`() throws {
        let declarations = try surface().map { declaration in
            [
                "\(declaration.access) \(declaration.kind) \(declaration.name)",
                declaration.place.map { "at \($0)" },
                declaration.extendedModule.map { "of \($0)" },
                declaration.conformances.isEmpty ? nil : ": \(declaration.conformances)",
                declaration.requirement.map { "for \($0)" },
            ].compactMap { $0 }.joined(separator: " ")
        }
        #expect(
            declarations == [
                #"public struct Cart at Shop/Cart.swift:2:15 : ["Kit.Face"]"#,
                "public struct Cart.P for Face.P",
                #"public extension Money at Shop/Cart.swift:5:1 of Base : ["Kit.Face"]"#,
                "package struct Packed", "spi func spied()",
            ])
    }

    @Test func `a format that is not the recorded one is named`() {
        let output = RecordedSymbolGraph.own.replacing("\"accessLevel\"", with: "\"access\"")
        #expect(
            throws: EvidenceError.unknownFormat(
                tool: "'swift-symbolgraph-extract'", difference: "symbols[0].accessLevel is missing"
            )
        ) {
            try graph(output)
        }
    }

    private func surface() throws -> [SurfaceDeclaration] {
        let package = PackageFolder(unchecked: URL(filePath: "/work/My App"))
        let graphs = [try graph(RecordedSymbolGraph.own), try graph(RecordedSymbolGraph.foreign)]
        return ModuleSurface(graphs, of: "Shop", in: package).declarations
    }

    @discardableResult
    private func graph(_ output: String) throws(EvidenceError) -> SymbolGraph {
        try ToolFormat.decode(from: Data(output.utf8), of: "'swift-symbolgraph-extract'")
    }
}
