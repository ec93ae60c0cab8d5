import Foundation
import SwiftParser
import SwiftSyntax

/// What has been compared so far.
struct Comparison {
    private(set) var differences = 0
    private var files = 0
    private var imports = 0
    private var parserTime = 0.0
    private var scannerTime = 0.0

    mutating func compare(_ source: [UInt8], of path: String) {
        var found: [ImportStatement] = []
        scannerTime += Self.seconds { found = SourceReader(of: source, file: path).imports }
        var tree = SourceFileSyntax(statements: [])
        parserTime += Self.seconds {
            tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        }
        let visitor = ImportVisitor(tree, path: path)
        visitor.walk(tree)
        files += 1
        imports += found.count - 1
        guard visitor.imports != found else { return }
        differences += 1
        for statement in Set(visitor.imports).subtracting(found) {
            print("\(statement.place): error: the parser alone finds \(statement)")
        }
        for statement in Set(found).subtracting(visitor.imports) {
            print("\(statement.place): error: the parser does not find \(statement)")
        }
    }

    /// The time that the process computes: other processes do not change it.
    private static func seconds(_ body: () -> Void) -> Double {
        let start = clock()
        body()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }

    /// The parser's time by the scanner's.
    var ratio: Int { Int(parserTime / scannerTime) }

    var summary: String {
        """
        \(imports) imports in \(files) files, \(differences) files with a difference; \
        reading all of each took the parser \(ratio) times as long
        """
    }
}
