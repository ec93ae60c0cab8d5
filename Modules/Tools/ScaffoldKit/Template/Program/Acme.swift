import AcmeApp
import TerminalKit

/// The app in a terminal: to try it and to test it without a device.
@main
struct Acme {
    static func main() async {
        await TerminalProgram.main { stage in
            try await AppContainer(stage: stage).router
        }
    }
}
