import PluginKit
import ServiceKit

/// The plug-in of docs/guides/dependencies.md.
struct GuidePlugin: Plugin {
    let name = "Guide"
    let needs = [NeededService((any UserSession).self)]

    func register(in app: PluginContext) throws {
        let session = try app.service((any UserSession).self)
        _ = session.userName
    }
}
