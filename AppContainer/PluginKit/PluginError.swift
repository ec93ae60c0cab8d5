import RoutingEngine

/// Why plug-ins don't fit together, or why one can't be a part of the app.
public struct PluginError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A line for each error: its place, what is wrong there, and the way out.
    public let lines: [String]
    /// The names of the plug-ins that the app does without because of them.
    public internal(set) var dropped: [String] = []

    /// Its lines, and a line for each plug-in that is dropped.
    public var description: String {
        (lines + dropped.map { "note: the plug-in '\($0)' is dropped" }).joined(separator: "\n")
    }

    static func + (first: PluginError?, second: PluginError) -> PluginError {
        let lines = first?.lines ?? []
        return PluginError(
            lines: lines + second.lines.filter { !lines.contains($0) },
            dropped: (first?.dropped ?? []) + second.dropped)
    }
}

extension PluginError {
    init(_ line: String) { self.init(lines: [line]) }

    init(_ error: RegistrationError) {
        self.init(lines: error.issues.map(\.description), dropped: error.dropped)
    }

    /// Describes an error of a registration.
    /// - Parameter plugin: The name of the plug-in whose registration throws the error.
    init(_ error: any Error, of plugin: String) {
        let known = (error as? RegistrationError).map(PluginError.init) ?? error as? PluginError
        lines = known?.lines ?? ["\(plugin) can't be registered: \(error)"]
        dropped = [plugin]
    }
}
