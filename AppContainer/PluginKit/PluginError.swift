import RoutingEngine

/// Why plug-ins don't fit together, or why one can't be a part of the app.
public struct PluginError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A line for each error: its place, what is wrong there, and the way out.
    public let lines: [String]
    /// The names of the plug-ins that the app does without because of them.
    public let dropped: [String]

    init(_ lines: String..., dropped: [String] = []) { self.init(lines, dropped: dropped) }

    init(_ lines: [String], dropped: [String] = []) {
        self.lines = lines
        self.dropped = dropped
    }

    /// - Parameter plugin: The plug-in whose registration throws the error.
    @MainActor
    init(_ error: any Error, of plugin: any Plugin) {
        switch error {
        case let error as PluginError: lines = error.lines
        case let error as RegistrationError: lines = error.issues.map(\.description)
        default: lines = ["\(plugin.name) can't be registered: \(error)"]
        }
        dropped = [plugin.name]
    }

    /// Its lines, and a line for each plug-in that is dropped.
    public var description: String {
        (lines + dropped.map { "note: the plug-in '\($0)' is dropped" }).joined(separator: "\n")
    }

    static func + (first: PluginError?, second: PluginError) -> PluginError {
        guard let first else { return second }
        let known = Set(first.lines)
        return PluginError(
            first.lines + second.lines.filter { !known.contains($0) },
            dropped: first.dropped + second.dropped)
    }
}
