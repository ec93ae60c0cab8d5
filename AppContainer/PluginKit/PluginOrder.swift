import ToggleKit

extension [any Plugin] {
    /// The plug-ins, each after those whose services it needs.
    /// - Throws: ``PluginError`` if two have one name, read one document, declare one toggle or
    ///   provide one service, if a service is missing, or if plug-ins need each other in a circle.
    @MainActor
    public func inOrderOfNeeds() throws(PluginError) -> [any Plugin] {
        let errors =
            rivals()
            + flatMap { plugin in
                plugin.needs.filter { !$0.isOptional && provider(of: $0) == nil }
                    .flatMap { $0.missing(for: plugin).lines }
            }
        guard errors.isEmpty else { throw PluginError(errors) }
        var order: [any Plugin] = []
        var rest = self
        while !rest.isEmpty {
            guard let next = rest.firstIndex(where: { rest.obstacle(to: $0) == nil }) else {
                throw rest.circle()
            }
            order.append(rest.remove(at: next))
        }
        return order
    }

    @MainActor
    private func provider(of need: NeededService) -> (any Plugin)? {
        first { $0.provides.contains { $0.service.id == need.id } }
    }

    /// A sentence for each name, document, toggle and service that two plug-ins have.
    @MainActor
    private func rivals() -> [String] {
        var errors: [String] = []
        var owners: [String: String] = [:]
        func claim(_ thing: String, by owner: String, otherwise error: (_ other: String) -> String)
        {
            if let other = owners.updateValue(owner, forKey: thing) { errors.append(error(other)) }
        }
        for plugin in self {
            let name = plugin.name
            claim("plug-in \(name.lowercased())", by: name) { _ in
                "two plug-ins are called '\(name)'; rename one of them"
            }
            for document in plugin.documents {
                claim("document \(document)", by: name) {
                    "\(name) reads the document '\(document)', which belongs to \($0); open a URL "
                        + "of that feature instead"
                }
            }
            for toggle in plugin.toggles {
                claim("toggle \(toggle.name)", by: name) {
                    "\(name) declares the toggle '\(toggle.name)', as \($0) does; rename one of "
                        + "them"
                }
            }
            for service in plugin.provides.map(\.service) {
                claim("service \(service.id)", by: "\(name) does at \(service.site)") {
                    "\(service.site): \(name) provides \(service.name), as \($0); keep one"
                }
            }
        }
        return errors
    }

    /// The first service that a plug-in needs of another one, and that one.
    @MainActor
    private func obstacle(
        to plugin: any Plugin
    ) -> (need: NeededService, provider: any Plugin)? {
        for need in plugin.needs {
            // What a plug-in provides itself needs no other one.
            if let other = provider(of: need), other.name != plugin.name { return (need, other) }
        }
        return nil
    }

    /// Names plug-ins that need each other, of some that all wait for one of them.
    @MainActor
    private func circle() -> PluginError {
        var path: [String] = []
        var site = ""
        var next = first
        // Each waits for another one, so a name returns at some time.
        while let plugin = next, !path.contains(plugin.name) {
            path.append(plugin.name)
            let obstacle = obstacle(to: plugin)
            site = obstacle?.need.site ?? site
            next = obstacle?.provider
        }
        let circle = path.drop { $0 != next?.name }.joined(separator: " and ")
        return PluginError(
            "\(site): \(circle) need each other, a circle; move what they share to a service of "
                + "its own")
    }

    /// Some of the plug-ins, with those whose services they need, in the order of all.
    /// - Parameter names: Their names, in upper or lower case, with or without spaces.
    /// - Throws: ``UnknownPlugin`` for a name that none of them has.
    @MainActor
    public func only(_ names: [String]) throws(UnknownPlugin) -> [any Plugin] {
        func key(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
        let keys = Set(names.map(key))
        let unknown = names.first { name in !contains { key($0.name) == key(name) } }
        if let unknown { throw UnknownPlugin(name: unknown, known: map(\.name)) }
        var chosen = Set(map(\.name).filter { keys.contains(key($0)) })
        var count = 0
        while count < chosen.count {
            count = chosen.count
            let needs = filter { chosen.contains($0.name) }.flatMap(\.needs)
            let providers = needs.filter { !$0.isOptional }.compactMap(provider)
            chosen.formUnion(providers.map(\.name))
        }
        return filter { chosen.contains($0.name) }
    }
}
