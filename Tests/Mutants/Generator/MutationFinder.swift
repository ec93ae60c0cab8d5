import SwiftSyntax

/// Finds the places of a file where an operator can make a mutation that compiles.
final class MutationFinder: SyntaxAnyVisitor {
    private(set) var mutations: [Mutation] = []
    private let file: String
    private let converter: SourceLocationConverter

    init(file: String, tree: Syntax) {
        self.file = file
        converter = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    private func add(
        _ change: String, at node: some SyntaxProtocol, text: @escaping (String) -> String
    ) {
        let start = node.positionAfterSkippingLeadingTrivia
        let line = converter.location(for: start).line
        let words = node.trimmedDescription.split(whereSeparator: \.isWhitespace)
        let code = words.joined(separator: " ").prefix(80)
        mutations.append(
            Mutation(
                file: file, place: "\(file):\(line): \(change) '\(code)'",
                range: start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
                text: text))
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        switch node.as(SyntaxEnum.self) {
        case .conditionElement(let node):
            if case .expression(let condition) = node.condition { negate(condition) }
        case .ternaryExpr(let node): negate(node.condition)
        case .prefixOperatorExpr(let node): if node.operator.text == "!" { negate(node) }
        case .infixOperatorExpr(let node): swapOperator(of: node)
        case .functionCallExpr(let node): return swapFunction(of: node)
        case .codeBlockItem(let node) where node.isRemovable:
            if Self.unnoticed.contains(node.calledName) { break }
            add("leaves out", at: node) { "if !\($0) { \(node.trimmedDescription) }" }
        case .functionDecl(let node):
            returnEarly(node.body?.statements, type: node.signature.returnClause?.type)
        case .patternBinding(let node):
            if case .getter(let statements) = node.accessorBlock?.accessors {
                returnEarly(statements, type: node.typeAnnotation?.type)
            }
        case .returnStmt(let node):
            if let value = node.expression, Syntax(node).returnType == "Bool" { negate(value) }
        case .booleanLiteralExpr(let node):
            if node.isPattern || node.parent?.is(ConditionElementSyntax.self) == true { break }
            let isTrue = node.literal.text == "true"
            add("swaps", at: node) { isTrue ? "!\($0)" : $0 }
        // Another platform's code, and what isn't code.
        case .ifConfigDecl, .attribute: return .skipChildren
        default: break
        }
        return .visitChildren
    }

    private func negate(_ node: some ExprSyntaxProtocol) {
        if node.is(BooleanLiteralExprSyntax.self) || ExprSyntax(node).isBranch { return }
        add("negates", at: node) { "((\(node.trimmedDescription)) != \($0))" }
    }

    private func swapOperator(of node: InfixOperatorExprSyntax) {
        let (left, right) = (node.leftOperand, node.rightOperand)
        let name = node.operator.trimmedDescription
        let swapped = [
            "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||", "||": "&&",
        ]
        switch name {
        case "==", "!=", "===", "!==": negate(node)
        case "??":
            add("takes the default of", at: node) {
                "((\($0) ? nil : (\(left.trimmedDescription))) ?? \(right.trimmedDescription))"
            }
        case "..<", "...":
            if node.isPattern { break }
            add("leaves out the last of", at: node) {
                "(\(node.trimmedDescription)).dropLast(\($0) ? 1 : 0)"
            }
        case "+", "-":
            guard let literal = right.as(IntegerLiteralExprSyntax.self)?.literal.text else {
                break
            }
            add("is off by one in", at: node) {
                "\(left.trimmedDescription) \(name) (\($0) ? 1 + \(literal) : \(literal))"
            }
        default:
            guard let other = swapped[name] else { break }
            let changed = "\(left.trimmedDescription) \(other) \(right.trimmedDescription)"
            add("has \(other) for \(name) in", at: node) {
                "(\($0) ? \(changed) : \(node.trimmedDescription))"
            }
        }
    }

    private func swapFunction(of node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.trimmedDescription
        if Self.unnoticed.contains(String(name.split(separator: ".").last ?? "")) {
            return .skipChildren
        }
        if let other = ["min": "max", "max": "min"][name], node.trailingClosure == nil {
            add("has \(other) for", at: node) {
                "(\($0) ? \(other)(\(node.arguments.trimmedDescription)) : \(node.trimmedDescription))"
            }
        }
        return .visitChildren
    }

    /// What a right program doesn't need, or what doesn't return.
    private static let unnoticed: Set = [
        "assert", "precondition", "assertionFailure", "preconditionFailure", "fatalError", "exit",
        "reserveCapacity",
    ]

    private func returnEarly(_ statements: CodeBlockItemListSyntax?, type: TypeSyntax?) {
        guard let first = statements?.first else { return }
        let value = statements?.count == 1 && type != nil ? first.expression : nil
        if let value, type?.trimmedDescription == "Bool" { negate(value) }
        guard let empty = type.emptyValue, value?.isBranch != true else { return }
        let start = value == nil ? "" : "return "
        add("returns \(empty.isEmpty ? "" : "\(empty) ")before", at: first) {
            "if \($0) { return \(empty) }; \(start)\(first.trimmedDescription)"
        }
    }
}
