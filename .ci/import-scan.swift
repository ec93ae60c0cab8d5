import Foundation
import SwiftParser
import SwiftSyntax

/// Compares the imports that BoundaryKit finds in files with those that the toolchain's own parser
/// finds. Behind each file an import is put, so that all of it has to be read.
@main
struct ImportScan {
    /// How many times as long the parser has to take.
    private static let leastRatio = 50

    static func main() throws {
        // The paths come one a line.
        let input = FileHandle.standardInput.readDataToEndOfFile()
        let paths = String(decoding: input, as: UTF8.self).split(separator: "\n").map(String.init)
        var scan = Comparison()
        for path in paths {
            let source = try Data(contentsOf: URL(filePath: path))
            scan.compare(Array(source) + Array("\nimport Last\n".utf8), of: path)
        }
        print(scan.summary)
        if scan.differences > 0 { exit(1) }
        if scan.ratio < leastRatio {
            print("error: reading takes more than a \(leastRatio)th of the parser's time")
            exit(1)
        }
    }
}

/// What has been compared so far.
struct Comparison {
    private(set) var differences = 0
    private var files = 0
    private var imports = 0
    private var parserTime = 0.0
    private var scannerTime = 0.0

    mutating func compare(_ source: [UInt8], of path: String) {
        var found: [ImportStatement] = []
        scannerTime += Self.seconds { found = ImportScanner.imports(in: source, file: path) }
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

/// Collects the imports of a syntax tree.
final class ImportVisitor: SyntaxVisitor {
    private(set) var imports: [ImportStatement] = []
    private let path: String
    private let converter: SourceLocationConverter
    private var conditions: [String] = []

    init(_ tree: SourceFileSyntax, path: String) {
        self.path = path
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var before: [String] = []
        for clause in node.clauses {
            let condition = clause.condition?.trimmedDescription
            conditions.append(condition ?? before.map(Self.negation).joined(separator: " && "))
            before += [condition].compactMap { $0 }
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast()
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name, module.presence == .present else {
            return .skipChildren
        }
        let names = node.path.map { $0.name.text.trimmingCharacters(in: ["`"]) }
        let location = module.startLocation(converter: converter)
        let declaration = [
            node.importKindSpecifier?.text, names.dropFirst().joined(separator: "."),
        ]
        .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
        imports.append(
            ImportStatement(
                of: names[0],
                at: SourcePlace(file: path, line: location.line, column: location.column),
                attributes: Self.attributes(node.attributes),
                access: node.modifiers.last?.name.text,
                declaration: declaration.isEmpty ? nil : declaration, conditions: conditions))
        return .skipChildren
    }

    /// The attributes of a list, and those in its branches.
    private static func attributes(_ list: AttributeListSyntax) -> [String] {
        list.flatMap { element in
            guard let branches = element.as(IfConfigDeclSyntax.self) else {
                return [element.trimmedDescription]
            }
            return branches.clauses.flatMap { clause in
                clause.elements?.as(AttributeListSyntax.self).map(attributes) ?? []
            }
        }
    }

    private static func negation(of condition: String) -> String {
        let isSimple = condition.allSatisfy { !$0.isWhitespace && !"!&|<=>".contains($0) }
        return isSimple ? "!\(condition)" : "!(\(condition))"
    }
}
