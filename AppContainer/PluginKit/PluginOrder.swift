import ToggleKit

extension [any Plugin] {
    /// The plug-ins, each after those whose services it needs.
    /// - Throws: ``PluginError`` if two have one name, read one document, declare one toggle or
    ///   provide one service, if a service is missing, or if plug-ins need each other in a circle.
    @MainActor
    public func inOrderOfNeeds() throws(PluginError) -> [any Plugin] {
        var errors = rivals()
        var providers: [ObjectIdentifier: (name: String, site: String)] = [:]
        for plugin in self {
            for service in plugin.provides.map(\.service) {
                let provider = (plugin.name, service.site)
                if let other = providers.updateValue(provider, forKey: service.id) {
                    errors.append(
                        "\(service.site): \(plugin.name) provides \(service.name), as "
                            + "\(other.name) does at \(other.site); keep one")
                }
            }
        }
        for plugin in self {
            for need in plugin.needs where providers[need.id] == nil && !need.isOptional {
                errors += need.missing(for: plugin).lines
            }
        }
        guard errors.isEmpty else { throw PluginError(errors) }
        return try ordered { plugin in
            // What a plug-in provides itself needs no other one.
            plugin.needs.compactMap { need in
                providers[need.id].flatMap { $0.name == plugin.name ? nil : (need, $0.name) }
            }
        }
    }

    /// A sentence for each name, document and toggle that two plug-ins have.
    @MainActor
    private func rivals() -> [String] {
        var errors: [String] = []
        var names: Set<String> = []
        var readers: [String: String] = [:]
        var owners: [String: String] = [:]
        for plugin in self {
            if !names.insert(plugin.name.lowercased()).inserted {
                errors.append("two plug-ins are called '\(plugin.name)'; rename one of them")
            }
            for document in plugin.documents {
                if let other = readers.updateValue(plugin.name, forKey: document) {
                    errors.append(
                        "\(plugin.name) reads the document '\(document)', which belongs to "
                            + "\(other); open a URL of that feature instead")
                }
            }
            for toggle in plugin.toggles {
                if let other = owners.updateValue(plugin.name, forKey: toggle.name) {
                    errors.append(
                        "\(plugin.name) declares the toggle '\(toggle.name)', as \(other) does; "
                            + "rename one of them")
                }
            }
        }
        return errors
    }

    /// - Parameter needs: The services of a plug-in that others provide, with the names of the
    ///   others.
    @MainActor
    private func ordered(
        by needs: (any Plugin) -> [(need: NeededService, provider: String)]
    ) throws(PluginError) -> [any Plugin] {
        var order: [any Plugin] = []
        var rest = self
        while !rest.isEmpty {
            let waiting = Set(rest.map(\.name))
            let next = rest.firstIndex { plugin in
                needs(plugin).allSatisfy { !waiting.contains($0.provider) }
            }
            guard let next else { throw rest.circle(by: needs) }
            order.append(rest.remove(at: next))
        }
        return order
    }

    /// Names plug-ins that need each other, of some that all wait for one of them.
    @MainActor
    private func circle(
        by needs: (any Plugin) -> [(need: NeededService, provider: String)]
    ) -> PluginError {
        let waiting = Set(map(\.name))
        var path: [String] = []
        var site = ""
        var next = first?.name
        // Each waits for another one, so a name returns at some time.
        while let name = next, !path.contains(name) {
            path.append(name)
            let plugin = first { $0.name == name }
            let need = plugin.flatMap { needs($0).first { waiting.contains($0.provider) } }
            site = need?.need.site ?? site
            next = need?.provider
        }
        let circle = path.drop { $0 != next }
        return PluginError(
            "\(site): \(circle.joined(separator: " and ")) need each other, a circle; move what "
                + "they share to a service of its own")
    }
}

extension [any Plugin] {
    /// Some of the plug-ins, with those whose services they need, in the order of all.
    /// - Parameter names: Their names, in upper or lower case, with or without spaces.
    /// - Throws: ``UnknownPlugin`` for a name that none of them has.
    @MainActor
    public func only(_ names: [String]) throws(UnknownPlugin) -> [any Plugin] {
        func key(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
        let unknown = names.first { name in !contains { key($0.name) == key(name) } }
        if let unknown { throw UnknownPlugin(name: unknown, known: map(\.name)) }
        var chosen = filter { plugin in names.contains { key($0) == key(plugin.name) } }
        while true {
            let needs = Set(chosen.flatMap(\.needs).filter { !$0.isOptional }.map(\.id))
            let more = filter { plugin in
                !chosen.contains { $0.name == plugin.name }
                    && plugin.provides.contains { needs.contains($0.service.id) }
            }
            if more.isEmpty { break }
            chosen += more
        }
        return filter { plugin in chosen.contains { $0.name == plugin.name } }
    }
}
