import Foundation
import SwiftSyntax

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
                module: names[0],
                place: SourcePlace(file: path, line: location.line, column: location.column),
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
