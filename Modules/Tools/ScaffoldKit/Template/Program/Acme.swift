import AcmeApp
import Foundation
import PluginKit
import TerminalKit

/// The app in a terminal: to try it and to test it without a device.
@main
struct Acme {
    @MainActor
    static func main() async {
        var app: AppContainer?
        var log: [String] = []
        await TerminalProgram.main { stage, names in
            let started = try await AppContainer(
                stage: stage, features: names.map { try .all.only($0) } ?? .all,
                isWhole: names == nil, stateFolder: folder(of: names),
                log: { log.append($0) })
            app = started
            return started.router
        } end: {
            await app?.close()
            // While the app is on the screen, there is no place for it.
            let lines = log.map { "\($0)\n" }.joined()
            try? FileHandle.standardError.write(contentsOf: Data(lines.utf8))
        }
    }

    /// The folder for what the user changes: features that run alone have one of their own.
    private static func folder(of features: [String]?) -> URL {
        features.map { names in
            .acme.appending(path: names.map { $0.lowercased() }.sorted().joined(separator: "+"))
        } ?? .acme
    }
}
