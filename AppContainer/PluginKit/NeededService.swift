/// A service that a plug-in needs, by the protocol of a foundation. Use a service only where a URL
/// is the wrong tool: who is signed in, or to count an event.
public struct NeededService: Sendable {
    /// The place of its declaration, such as `App/ShopPlugin.swift:12`.
    let site: String
    /// Whether the plug-in works without it.
    let isOptional: Bool
    private let type: Any.Type

    var id: ObjectIdentifier { ObjectIdentifier(type) }
    var name: String { "\(type)".replacing("any ", with: "") }

    /// Names a service.
    /// - Parameters:
    ///   - type: Its protocol, as `(any UserSession).self`.
    ///   - isOptional: Whether the plug-in works without it. It asks for it with
    ///     ``PluginContext/optionalService(_:file:line:)`` then.
    ///   - file: The file of the call, for errors.
    ///   - line: The line of the call, for errors.
    public init<Service>(
        _ type: Service.Type, isOptional: Bool = false, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.type = type
        self.isOptional = isOptional
        site = "\(file):\(line)"
    }

    @MainActor
    func missing(for plugin: any Plugin) -> String {
        "\(site): \(plugin.name) needs \(name), which no plug-in provides; add the plug-in that does"
    }
}
