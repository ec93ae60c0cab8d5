@testable import BoundaryKit

/// Rules in the words of the file of rules.
extension BoundaryRule {
    static func absent(
        _ modules: ModuleSelector, from product: String, traits: [String] = [],
        because reason: String
    ) -> BoundaryRule {
        BoundaryRule(Absent(modules: modules, from: product, traits: traits), because: reason)
    }

    static func acyclic(
        _ modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(Acyclic(modules: modules), because: reason)
    }

    static func everyModuleHasOwner(
        _ modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(EveryModuleHasOwner(modules: modules), because: reason)
    }

    static func exhaustive(
        _ modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(Exhaustive(modules: modules), because: reason)
    }

    static func exposesOnly(
        _ modules: ModuleSelector, conformingTo name: String? = nil, except names: [String] = [],
        because reason: String
    ) -> BoundaryRule {
        BoundaryRule(
            ExposesOnly(modules: modules, conformingTo: name, except: names), because: reason)
    }

    static func forbidden(
        from tails: ModuleSelector, to heads: ModuleSelector, directlyOnly: Bool = false,
        because reason: String
    ) -> BoundaryRule {
        BoundaryRule(Forbidden(from: tails, to: heads, directlyOnly: directlyOnly), because: reason)
    }

    static func modules(
        _ modules: ModuleSelector, import imported: ModuleSelector, onlyIn files: [String],
        because reason: String
    ) -> BoundaryRule {
        BoundaryRule(
            ImportsOnlyIn(modules: modules, imported: imported, files: files), because: reason)
    }

    static func independent(
        _ modules: ModuleSelector, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(Independent(modules: modules), because: reason)
    }

    static func layers(
        _ layers: [ModuleSelector], independentSiblings: Bool = false, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(
            Layers(layers: layers, independentSiblings: independentSiblings), because: reason)
    }

    static func modules(
        _ modules: ModuleSelector, mayDependOnlyOn allowed: ModuleSelector, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(MayDependOnlyOn(modules: modules, allowed: allowed), because: reason)
    }

    static func noReexport(
        in modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(NoReexport(modules: modules), because: reason)
    }

    static func noUndeclared(
        directly: Bool = false, in modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(NoUndeclared(directly: directly, modules: modules), because: reason)
    }

    static func noUnused(
        in modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(NoUnused(modules: modules), because: reason)
    }

    static func noUse(
        of symbols: [String], in modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(NoUse(symbols: symbols, modules: modules), because: reason)
    }

    static func protected(
        _ modules: ModuleSelector, importers: ModuleSelector, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(Protected(modules: modules, importers: importers), because: reason)
    }

    static func requiresSettings(
        _ settings: [String], in modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(RequiresSettings(settings: settings, modules: modules), because: reason)
    }

    static func testableOnlyFromOwnTests(
        _ modules: ModuleSelector = .all, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(TestableOnlyFromOwnTests(modules: modules), because: reason)
    }

    static func types(
        in modules: ModuleSelector = .all, conformingTo name: String? = nil,
        named pattern: String? = nil, folder: String? = nil, access: String? = nil,
        attributes: [String]? = nil, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(
            Types(
                conformingTo: name, named: pattern, folder: folder, access: access,
                attributes: attributes, modules: modules), because: reason)
    }

    static func symbols(
        _ symbols: [String], usedOnlyBy users: ModuleSelector, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(UsedOnlyBy(symbols: symbols, users: users), because: reason)
    }
}

extension BoundaryRule {
    /// The same rule with another name.
    func named(_ id: String) -> BoundaryRule { changed(id: id) }

    /// The same rule with another fix for a violation.
    func fixed(by sentence: String) -> BoundaryRule { changed(fix: sentence) }

    /// The same rule, of which a violation is a warning.
    func warning() -> BoundaryRule { changed(severity: .warning) }

    /// The same rule, which accepts a violation for good.
    func accepting(_ subject: String, because reason: String) -> BoundaryRule {
        var rule = changed()
        rule.exceptions = [RuleException(accepts: [subject], because: reason)]
        return rule
    }

    private func changed(
        id: String? = nil, fix: String? = nil, severity: Severity? = nil
    ) -> BoundaryRule {
        var rule = BoundaryRule(
            requirement, because: because, id: id ?? self.id, fix: fix ?? self.fix,
            severity: severity ?? self.severity)
        rule.exceptions = exceptions
        return rule
    }
}
