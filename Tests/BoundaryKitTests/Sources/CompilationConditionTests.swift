import Testing

@testable import BoundaryKit

@Suite struct `Conditions of compilation` {
    @Test func `are found with their places, and nowhere else`() {
        let source = """
            // #if COMMENT
            let text = "#if TEXT"
            #if os(iOS) && DEBUG // why
            #warning("no #if")
            #elseif canImport(
                UIKit)
              #if A
              #endif
            #else
            #endif
            """
        let conditions = CompilationCondition.all(in: Array(source.utf8), file: "A.swift")
        #expect(
            conditions.map { "\($0.place) \($0.text)" } == [
                "A.swift:3:1 os(iOS) && DEBUG", "A.swift:5:1 canImport(\n    UIKit)",
                "A.swift:7:3 A",
            ])
    }
}
