import ToggleKit

@MainActor
extension [any Plugin] {
    /// The plug-ins, each after those whose services it needs.
    /// - Throws: ``PluginError`` if two have one name, read one document, declare one toggle or
    ///   provide one service, if a service is missing, or if plug-ins need each other in a circle.
    public func inOrderOfNeeds() throws(PluginError) -> [any Plugin] {
        let errors = rivals() + flatMap(missingServices)
        guard errors.isEmpty else { throw PluginError(lines: errors) }
        var order: [any Plugin] = []
        for plugin in self { try add(plugin, to: &order, for: []) }
        return order
    }

    /// Adds a plug-in after those whose services it needs.
    /// - Parameter users: The names of the plug-ins for which it is added: each needs the next one.
    private func add(
        _ plugin: any Plugin, to order: inout [any Plugin], for users: [String]
    ) throws(PluginError) {
        guard !order.contains(where: { $0.name == plugin.name }) else { return }
        let users = users + [plugin.name]
        for need in plugin.needs {
            // What a plug-in provides itself needs no other one.
            guard let provider = provider(of: need), provider.name != plugin.name else { continue }
            if users.contains(provider.name) {
                let circle = users.drop { $0 != provider.name }.joined(separator: " and ")
                throw PluginError(
                    "\(need.site): \(circle) need each other, a circle; move what they share to a "
                        + "service of its own")
            }
            try add(provider, to: &order, for: users)
        }
        order.append(plugin)
    }

    /// A sentence for each service that a plug-in can't do without, and that none provides.
    func missingServices(of plugin: any Plugin) -> [String] {
        plugin.needs.filter { !$0.isOptional && provider(of: $0) == nil }
            .map { $0.missing(for: plugin) }
    }

    private func provider(of need: NeededService) -> (any Plugin)? {
        first { $0.provides.contains { $0.service.id == need.id } }
    }

    /// A sentence for each name, document, toggle and service that two plug-ins have.
    private func rivals() -> [String] {
        var owners: [AnyHashable: String] = [:]
        return flatMap { plugin in
            let name = plugin.name
            func rival(_ key: AnyHashable, _ deed: String, at site: String = "") -> String? {
                let owner = name + site
                return owners.updateValue(owner, forKey: key).map { "\(owner) and \($0) \(deed)" }
            }
            var rivals = [rival("name \(name.lowercased())", "have one name; rename one of them")]
            rivals += plugin.documents.map {
                rival("document \($0)", "read the document '\($0)'; open a URL in one")
            }
            rivals += plugin.toggles.map(\.name).map {
                rival("toggle \($0)", "declare the toggle '\($0)'; rename one of them")
            }
            rivals += plugin.provides.map(\.service).map {
                rival($0.id, "provide \($0.name); keep one", at: " at \($0.site)")
            }
            return rivals.compactMap(\.self)
        }
    }

    /// Some of the plug-ins, with those whose services they need, in the order of all.
    /// - Parameter names: Their names, in upper or lower case, with or without spaces.
    /// - Throws: ``UnknownPlugin`` for a name that none of them has.
    public func only(_ names: [String]) throws(UnknownPlugin) -> [any Plugin] {
        func key(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
        let keys = Set(names.map(key))
        let unknown = names.first { name in !contains { key($0.name) == key(name) } }
        if let unknown {
            let known = map(\.name).joined(separator: ", ")
            throw UnknownPlugin(
                description: "no feature is called '\(unknown)'; the features are \(known)")
        }
        var chosen: Set<String> = []
        func choose(_ plugin: any Plugin) {
            guard chosen.insert(plugin.name).inserted else { return }
            plugin.needs.filter { !$0.isOptional }.compactMap(provider).forEach(choose)
        }
        filter { keys.contains(key($0.name)) }.forEach(choose)
        return filter { chosen.contains($0.name) }
    }
}
