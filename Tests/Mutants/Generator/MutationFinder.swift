import SwiftSyntax

/// Finds the places of a file where an operator can make a mutation that compiles.
final class MutationFinder: SyntaxVisitor {
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

    private func negate(_ node: some ExprSyntaxProtocol) {
        if node.is(BooleanLiteralExprSyntax.self) || ExprSyntax(node).isBranch { return }
        add("negates", at: node) { "((\(node.trimmedDescription)) != \($0))" }
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let condition) = node.condition { negate(condition) }
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        negate(node.condition)
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.text == "!" { negate(node) }
        return .visitChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let isTrue = node.literal.text == "true"
        if !node.isPattern, node.parent?.is(ConditionElementSyntax.self) != true {
            add("swaps", at: node) { isTrue ? "!\($0)" : $0 }
        }
        return .skipChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
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
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
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

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if node.isRemovable, !Self.unnoticed.contains(node.calledName) {
            add("leaves out", at: node) { "if !\($0) { \(node.trimmedDescription) }" }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        returnEarly(node.body?.statements, type: node.signature.returnClause?.type)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if case .getter(let statements) = node.accessorBlock?.accessors {
            returnEarly(statements, type: node.typeAnnotation?.type)
        }
        return .visitChildren
    }

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

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression, Syntax(node).returnType == "Bool" { negate(value) }
        return .visitChildren
    }

    /// Another platform's code.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
