import SwiftSyntax

/// What surrounds a node, which decides what compiles in its place.
extension SyntaxProtocol {
    /// Whether the node is part of what a `case` or `~=` matches.
    var isPattern: Bool {
        ancestor {
            $0.is(ExpressionPatternSyntax.self)
                || $0.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription == "~="
        } != nil
    }

    /// The return type of the function around the node; `nil` in a closure, whose type isn't
    /// written.
    var returnType: String? {
        guard
            let scope = ancestor({
                $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
                    || $0.is(PatternBindingSyntax.self)
                        && $0.as(PatternBindingSyntax.self)?.accessorBlock != nil
            })
        else { return nil }
        return scope.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription
            ?? scope.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
    }

    func ancestor(_ isWanted: (Syntax) -> Bool) -> Syntax? {
        var node = parent
        while let current = node, !isWanted(current) { node = current.parent }
        return node
    }
}

extension ExprSyntax {
    /// Whether it is an `if` or a `switch`.
    var isBranch: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
}

extension TypeSyntax? {
    /// What a function of the type can return when it has done nothing; `nil` if that isn't known.
    var emptyValue: String? {
        guard let type = self else { return "" }
        if type.is(OptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        return type.is(DictionaryTypeSyntax.self) ? "[:]" : nil
    }
}

extension CodeBlockItemSyntax {
    /// The statement as an expression.
    var expression: ExprSyntax? {
        switch item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
        default: nil
        }
    }

    /// Whether the code may compile without the statement. What then doesn't is left out of a run.
    var isRemovable: Bool {
        if item.is(ForStmtSyntax.self) { return true }
        guard let expression, !isValue, !expression.is(NilLiteralExprSyntax.self) else {
            return false
        }
        if let branch = expression.as(IfExprSyntax.self) { return branch.elseBody == nil }
        return !expression.isBranch
    }

    /// The name of the function that the statement calls.
    var calledName: String {
        let call = expression?.as(FunctionCallExprSyntax.self)?.calledExpression
        return String(call?.trimmedDescription.split(separator: ".").last ?? "")
    }

    /// Whether the statement alone may be the value of what it is in: a closure, a function that
    /// returns something, or a branch.
    private var isValue: Bool {
        guard parent?.as(CodeBlockItemListSyntax.self)?.count == 1, let scope = parent?.parent
        else { return false }
        if scope.is(ClosureExprSyntax.self) || scope.is(AccessorBlockSyntax.self) { return true }
        let owner = scope.is(CodeBlockSyntax.self) ? scope.parent : scope
        if let function = owner?.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause != nil
        }
        if let accessor = owner?.as(AccessorDeclSyntax.self) {
            return accessor.accessorSpecifier.text == "get"
        }
        return owner?.is(IfExprSyntax.self) == true || owner?.is(SwitchCaseSyntax.self) == true
    }
}
