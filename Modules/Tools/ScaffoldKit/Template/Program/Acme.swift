import AcmeApp
import TerminalKit

/// The app in a terminal: to try it and to test it without a device.
@main
struct Acme {
    @MainActor
    static func main() async {
        var app: AppContainer?
        await TerminalProgram.main { stage, names in
            let started = try await AppContainer(
                stage: stage, only: names, stateFolder: .acme(of: names))
            app = started
            return started.router
        } end: {
            await app?.close()
        }
    }
}
