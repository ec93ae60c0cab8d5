#if canImport(SwiftUI) && canImport(AppKit)
    import AppContainerKit
    import AppKit
    import AppWindow
    import RoutingSwiftUI
    import SwiftUI

    /// The app in a window of macOS.
    struct WindowProgram: App {
        nonisolated static let isAvailable = true

        /// Opens the app in a window. Returns when the user quits.
        static func open() {
            main()
        }

        @NSApplicationDelegateAdaptor private var delegate: WindowDelegate
        @State private var launch: AppLaunch<ObservableStage>

        init() {
            let call = Result { try Invocation(Array(CommandLine.arguments.dropFirst())) }
            let restoresState = (try? call.get().restoresState) ?? false
            let launch = AppLaunch(stage: ObservableStage(), restoresState: restoresState) {
                try await AppContainer(call.get(), stage: $0, warn: $1)
            }
            self.launch = launch
            WindowDelegate.finish = { await launch.finish() }
        }

        var body: some Scene {
            Window("MomentsApp", id: "app") { AppView { launch } }
                .defaultSize(width: 480, height: 800)
        }
    }

    /// Turns a program without a bundle into an app with a Dock icon, a menu bar and keyboard
    /// focus.
    private final class WindowDelegate: NSObject, NSApplicationDelegate {
        /// Waits until the app is saved.
        static var finish: @MainActor () async -> Void = {}

        func applicationShouldTerminate(
            _ sender: NSApplication
        ) -> NSApplication.TerminateReply {
            Task {
                await Self.finish()
                sender.reply(toApplicationShouldTerminate: true)
            }
            return .terminateLater
        }

        func applicationDidFinishLaunching(_ notification: Notification) {
            NSApplication.shared.setActivationPolicy(.regular)
            NSApplication.shared.activate()
        }

        func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
            true
        }
    }
#endif
