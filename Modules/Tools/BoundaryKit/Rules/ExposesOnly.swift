extension BoundaryRule {
    /// Some modules show nothing but types that conform to a protocol, and what is nested in those:
    /// no other public, package or SPI declaration, and no extension of a foreign type.
    /// - Parameters:
    ///   - modules: The modules that the rule is about.
    ///   - name: The protocol with its module, such as `RoutingKit.Navigating`.
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
                let isMissing = module.kind == .library && !graph.isLeftOut(number)
                return isMissing ? [Self.ignorance(of: module)] : []
            }
            return surface.filter(\.isOutermost).compactMap { violation(of: $0, in: module) }
        }
    }

    /// Of a library that is not built the rule would hold whatever it shows.
    private static func ignorance(of module: Module) -> Violation {
        Violation(
            subject: module.name, sentence: "nobody knows what \(module.name) shows",
            sites: module.place.map { [Violation.Site(place: $0, evidence: ["not built"])] } ?? [],
            fix: "build it first; if it is not written in Swift, leave it out of the rule")
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
            sentence = "\(module.name) must not show \(name), which is no \(conformingTo)"
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
    /// Whether the traits of what was built leave a module out of it, so that it need not be there.
    fileprivate func isLeftOut(_ module: Int) -> Bool {
        guard let traits = graph.products.lazy.compactMap(\.traits).first else { return false }
        let declarations = declared.arcs.filter {
            $0.head == module && self.module($0.tail).kind != .test
        }.flatMap { edge($0.tail, $0.head)?.declarations ?? [] }
        return !declarations.isEmpty && !declarations.contains { $0.holds(with: traits) }
    }
}

extension SurfaceDeclaration {
    /// Whether it stands in nothing else: what is in a type, or in an extension, is told with it.
    fileprivate var isOutermost: Bool {
        extendedModule == nil ? !name.contains(".") : kind == "extension"
    }
}
