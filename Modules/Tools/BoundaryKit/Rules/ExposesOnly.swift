extension BoundaryRule {
    /// Requires that some modules expose only types that conform to a protocol, with their nested
    /// declarations: no other public, package or SPI declaration, and no extension of a foreign
    /// type.
    /// - Parameters:
    ///   - modules: The modules that the rule is about.
    ///   - name: The name of the protocol with its module, such as `RoutingKit.Navigating`.
    ///   - reason: Why the rule holds; a finding shows it.
    public static func exposesOnly(
        _ modules: ModuleSelector, conformingTo name: String, because reason: String
    ) -> BoundaryRule {
        BoundaryRule(ExposesOnly(modules: modules, conformingTo: name), because: reason)
    }
}

struct ExposesOnly: Requirement {
    static let name = "exposesOnly"
    static let evidence: Set<Evidence.Kind> = [.compiled]
    static let fix = "make it internal"
    let modules: ModuleSelector
    let conformingTo: String

    var subjects: [ModuleSelector] { [modules] }
    var surfaces: [ModuleSelector] { [modules] }

    func violations(in graph: GraphIndex) -> [Violation] {
        graph.select(modules).flatMap { number in
            let module = graph.module(number)
            guard let surface = module.surface else {
                let isMissing = module.kind == .library && !graph.isExcludedByTraits(number)
                return isMissing ? [Self.missingSurface(of: module)] : []
            }
            return surface.filter(\.isOutermost).compactMap { violation(of: $0, in: module) }
        }
    }

    /// The violation by a library that isn't built, for which the rule would hold otherwise.
    private static func missingSurface(of module: Module) -> Violation {
        Violation(
            subject: module.name,
            sentence: "the declarations that \(module.name) exposes aren't known",
            sites: module.place.map { [Violation.Site(place: $0, evidence: ["not built"])] } ?? [],
            fix: "build it first; if it isn't written in Swift, exclude it from the rule")
    }

    private func violation(of declaration: SurfaceDeclaration, in module: Module) -> Violation? {
        let name = declaration.name
        let sentence: String
        if let foreign = declaration.extendedModule {
            let conformances = declaration.conformances.joined(separator: ", ")
            sentence =
                conformances.isEmpty
                ? "\(module.name) must not extend \(foreign)'s \(name)"
                : "\(module.name) must not make \(foreign)'s \(name) conform to \(conformances)"
        } else if declaration.conformances.contains(conformingTo) {
            return nil
        } else {
            sentence =
                "\(module.name) must not expose \(name), which doesn't conform to \(conformingTo)"
        }
        let place = declaration.place ?? module.place
        let level = declaration.access == .spi ? "SPI" : declaration.access.rawValue
        return Violation(
            subject: "\(module.name).\(name)", sentence: sentence,
            sites: place.map {
                [Violation.Site(place: $0, evidence: ["\(level) \(declaration.kind)"])]
            } ?? [])
    }
}

extension GraphIndex {
    /// Whether the traits of the build exclude a module from it.
    fileprivate func isExcludedByTraits(_ module: Int) -> Bool {
        guard let traits = graph.products.lazy.compactMap(\.traits).first else { return false }
        let declarations = declared.arcs.filter {
            $0.head == module && self.module($0.tail).kind != .test
        }.flatMap { edge($0.tail, $0.head)?.declarations ?? [] }
        return !declarations.isEmpty && !declarations.contains { $0.applies(with: traits) }
    }
}

extension SurfaceDeclaration {
    /// Whether it isn't nested: declarations in a type or an extension are reported with that.
    fileprivate var isOutermost: Bool {
        extendedModule == nil ? !name.contains(".") : kind == "extension"
    }
}
