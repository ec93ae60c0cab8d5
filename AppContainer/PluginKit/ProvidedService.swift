/// A service that a plug-in provides.
public struct ProvidedService {
    let service: NeededService
    /// Whether it is made at its first use.
    let isLazy: Bool
    let make: @MainActor (PluginContext) throws -> Any

    /// Provides a service, which is made when the plug-in is registered, before its routes.
    /// - Parameters:
    ///   - type: Its protocol, as `(any UserSession).self`.
    ///   - isLazy: Whether it is made only when a plug-in asks for it.
    ///   - file: The file of the call, for errors.
    ///   - line: The line of the call, for errors.
    ///   - make: Makes the service, once for each life of the plug-in. It may use the other
    ///     services of the plug-in and those that it needs.
    public init<Service>(
        _ type: Service.Type, isLazy: Bool = false, file: StaticString = #fileID,
        line: UInt = #line, make: @escaping @MainActor (PluginContext) throws -> Service
    ) {
        service = NeededService(type, file: file, line: line)
        self.isLazy = isLazy
        self.make = make
    }
}
