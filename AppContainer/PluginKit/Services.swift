/// A service that a plug-in needs, by the protocol of a foundation. Use a service only where a URL is
/// the wrong tool: who is signed in, or to count an event.
///
/// ```swift
/// let needs = [NeededService((any UserSession).self)]
/// ```
public struct NeededService: Sendable {
    let id: ObjectIdentifier
    let name: String
    let site: String

    /// Names the protocol, as `(any UserSession).self`.
    public init<Service>(
        _ type: Service.Type, file: StaticString = #fileID, line: UInt = #line
    ) {
        id = ObjectIdentifier(type)
        name = "\(type)".replacing("any ", with: "")
        site = "\(file):\(line)"
    }
}

/// A service that a plug-in provides.
public struct ProvidedService {
    let service: NeededService
    let make: @MainActor (PluginContext) throws -> Any

    /// Names the protocol, as `(any UserSession).self`. The service is made when the plug-in is
    /// registered.
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
    /// - Throws: ``PluginError`` if two have one name, if two read one document, if two provide one service, if a service is
    ///   missing, or if plug-ins need each other in a circle.
    @MainActor
    public func inOrderOfNeeds() throws(PluginError) -> [any Plugin] {
        var errors: [String] = []
        var providers: [ObjectIdentifier: (place: Int, service: NeededService)] = [:]
        for (place, plugin) in enumerated() {
            if self[..<place].contains(where: { $0.name.lowercased() == plugin.name.lowercased() })
            {
                errors.append("two plug-ins are called '\(plugin.name)'; rename one of them")
            }
            for document in plugin.documents {
                for owner in self[..<place] where owner.documents.contains(document) {
                    errors.append(
                        "\(plugin.name) reads the document '\(document)', which belongs to "
                            + "\(owner.name); open a URL of that feature instead")
                }
            }
            for service in plugin.provides.map(\.service) {
                if let other = providers.updateValue((place, service), forKey: service.id) {
                    errors.append(
                        "\(service.site): \(plugin.name) provides \(service.name), as "
                            + "\(self[other.place].name) does at \(other.service.site); keep one")
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
        var order: [Int] = []
        var rest: [Int] = indices.map(\.self)
        while let next = rest.first(where: { place in
            self[place].needs.allSatisfy { need in
                providers[need.id].map { order.contains($0.place) } ?? true
            }
        }) {
            order.append(next)
            rest.removeAll { $0 == next }
        }
        if let need = rest.first.flatMap({ self[$0].needs.first }) {
            let names = rest.map { self[$0].name }.joined(separator: " and ")
            errors.append(
                "\(need.site): \(names) need each other, a circle; move what they share to a service "
                    + "of its own")
        }
        guard errors.isEmpty else {
            throw PluginError(description: errors.joined(separator: "\n"))
        }
        return order.map { self[$0] }
    }
}
