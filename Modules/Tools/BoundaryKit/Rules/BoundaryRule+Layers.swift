extension [BoundaryRule] {
    /// The layer of each module, by its name: the text of a selector in the first rule about layers.
    package func layers(of modules: [Module]) -> [String: String] {
        let layers = lazy.compactMap { $0.requirement as? Layers }.first?.layers ?? []
        return modules.reduce(into: [:]) { names, module in
            names[module.name] = layers.first { $0.selects(module) }?.description
        }
    }
}
