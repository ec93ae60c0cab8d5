public import AppContainerKit
import Foundation
public import Observation
public import RoutingEngine

/// The launch of the app in a window. Links that arrive before the app is assembled wait for it.
///
/// The window's view keeps it, and it keeps the app. When the window closes, both are released, and
/// the app is closed.
@MainActor
@Observable
public final class AppLaunch<WindowStage: Stage> {
    /// Assembles the app. It calls `notify` with a sentence for the user about what is wrong.
    public typealias Start =
        @MainActor (WindowStage, _ warn: @escaping @MainActor (String) -> Void) async throws
        -> AppContainer

    let stage: WindowStage
    private(set) var running: AppContainer?
    /// Why the launch failed, for developers.
    private(set) var failure: String?
    /// Sentences for the user, each once, until they dismiss them.
    var notices: [String] = []

    @ObservationIgnored private let restoresState: Bool?
    @ObservationIgnored private let log: @MainActor (String) -> Void
    @ObservationIgnored private var start: Start?
    @ObservationIgnored private var app: AppContainer?
    @ObservationIgnored private var waiting: [RouteRequest] = []

    /// Launches an app in one of its windows.
    /// - Parameters:
    ///   - stage: The stage of the window.
    ///   - restoresState: Whether the app begins where its user left it on this device, which it
    ///     then notes. `nil` if each window keeps a place of its own.
    ///   - log: Gets sentences for developers, which name files and types; prints them by default.
    ///   - start: Assembles the app.
    public init(
        stage: WindowStage, restoresState: Bool?,
        log: @escaping @MainActor (String) -> Void = { print($0) }, start: @escaping Start
    ) {
        self.stage = stage
        self.restoresState = restoresState
        self.log = { log($0.printable) }
        self.start = start
    }

    // The app logs what it can't save.
    deinit { Task { @MainActor [app] in try? await app?.close() } }

    /// Launches the app. A second call does nothing.
    /// - Parameters:
    ///   - place: Where the user left this window; `nil` if it is new.
    ///   - leave: Opens a link in another app, and says whether there is one. It must not hold the
    ///     window's view, which would then never be released.
    func run(
        from place: NavigationState? = nil, leave: @escaping @MainActor (URL) async -> Bool
    ) async {
        guard let start else { return }
        self.start = nil
        do {
            let app = try await start(stage, log)
            self.app = app
            app.notify = { [weak self] in self?.notify($0) }
            app.leave = leave
            app.browse = { page, _ in Task { await leave(page) } }
            app.router.observe { [weak self] event in
                guard case .ended(let outcome) = event else { return }
                if let notice = outcome.userNotice { self?.notify(notice) }
            }
            waiting.forEach(open)
            waiting = []
            await app.launch(
                restoresState: restoresState == true,
                place: restoresState == nil ? place ?? NavigationState() : nil, warn: log)
            running = app
        } catch {
            let reason = "\(error)".split(separator: "\n").map { String($0).printable }
                .joined(separator: "\n")
            print(reason)
            failure = reason
        }
    }

    /// Ends the app when everything is saved. A program calls it before it ends.
    public func finish() async { try? await app?.close() }

    func open(_ request: RouteRequest) {
        guard let app else { return waiting.append(request) }
        Task { await app.router.route(request) }
    }

    /// Adds a sentence for the user in its printable form, because someone else may have written a
    /// part of it. A sentence that is there already isn't repeated.
    private func notify(_ sentence: String) {
        let notice = sentence.printable
        if !notices.contains(notice) { notices.append(notice) }
    }
}
