import PluginKit
import ServiceKit

/// Counts what users do by writing it to the log, until the app has a server for it.
struct LogPlugin: Plugin {
    let name = "Log"
    let log: @MainActor (String) -> Void

    var provides: [ProvidedService] {
        [ProvidedService((any Analytics).self) { [log] _ in LogAnalytics(log) }]
    }

    func register(in app: PluginContext) {}
}
