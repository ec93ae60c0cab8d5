/// A service that a plug-in needs, by the protocol of a foundation. Use a service only where a URL is
/// the wrong tool: who is signed in, or to count an event.
public struct NeededService: Sendable {
    let site: String
    private let type: Any.Type

    var id: ObjectIdentifier { ObjectIdentifier(type) }
    var name: String { "\(type)".replacing("any ", with: "") }

    /// Names the protocol, as `(any UserSession).self`.
    public init<Service>(
        _ type: Service.Type, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.type = type
        site = "\(file):\(line)"
    }
}

/// A service that a plug-in provides.
public struct ProvidedService {
    let service: NeededService
    let make: @MainActor (PluginContext) throws -> Any

    /// The service is made when the plug-in is registered.
    public init<Service>(
        _ type: Service.Type, file: StaticString = #fileID, line: UInt = #line,
        make: @escaping @MainActor (PluginContext) throws -> Service
    ) {
        service = NeededService(type, file: file, line: line)
        self.make = make
    }
}

/// Why plug-ins don't fit together. The app doesn't start.
public struct PluginError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place, what is wrong there, and the way out; a line for each error.
    public let description: String
}

extension [any Plugin] {
    /// The plug-ins, each after those whose services it needs.
    /// - Throws: ``PluginError`` if two have one name, read one document or provide one service, if a
    ///   service is missing, or if plug-ins need each other in a circle.
    @MainActor
    public func inOrderOfNeeds() throws(PluginError) -> [any Plugin] {
        var errors: [String] = []
        var providers: [ObjectIdentifier: (plugin: any Plugin, site: String)] = [:]
        for (place, plugin) in enumerated() {
            for other in self[..<place] {
                if other.name.lowercased() == plugin.name.lowercased() {
                    errors.append("two plug-ins are called '\(plugin.name)'; rename one of them")
                }
                for document in plugin.documents where other.documents.contains(document) {
                    errors.append(
                        "\(plugin.name) reads the document '\(document)', which belongs to "
                            + "\(other.name); open a URL of that feature instead")
                }
            }
            for service in plugin.provides.map(\.service) {
                if let other = providers.updateValue((plugin, service.site), forKey: service.id) {
                    errors.append(
                        "\(service.site): \(plugin.name) provides \(service.name), as "
                            + "\(other.plugin.name) does at \(other.site); keep one")
                }
            }
        }
        for plugin in self {
            for need in plugin.needs where providers[need.id] == nil {
                errors.append(
                    "\(need.site): \(plugin.name) needs \(need.name), which no plug-in provides; add "
                        + "the plug-in that does")
            }
        }
        var order: [any Plugin] = []
        var rest = self
        while let index = rest.firstIndex(where: { plugin in
            !plugin.needs.contains { need in
                rest.contains { $0.name == providers[need.id]?.plugin.name }
            }
        }) {
            order.append(rest.remove(at: index))
        }
        if errors.isEmpty, let need = rest.first?.needs.first {
            errors.append(
                "\(need.site): \(rest.map(\.name).joined(separator: " and ")) need each other, a "
                    + "circle; move what they share to a service of its own")
        }
        guard errors.isEmpty else {
            throw PluginError(description: errors.joined(separator: "\n"))
        }
        return order
    }
}
