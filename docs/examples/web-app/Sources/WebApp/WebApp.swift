import AppContainerKit
import CommandLineKit
import DesignKit
import DesignKitHTML
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import RoutingEngine
import SampleData
import StorageKit

let texts = Texts(.module)

/// The app of this repository in a browser.
@main
struct WebApp {
    static func main() {
        Program.run("error") { program in
            let arguments = Array(CommandLine.arguments.dropFirst())
            do {
                if arguments.contains("--help") {
                    program.write(Options.usage)
                } else {
                    try await run(try Options(arguments), of: program)
                }
                return 0
            } catch {
                let error = error as? CommandError ?? .software("\(error)")
                let usage = error.code == .usage ? "\n\(Options.usage)" : ""
                Program.writeError("error: \(error)\(usage)")
                return error.code.rawValue
            }
        }
    }

    @MainActor
    private static func run(_ options: Options, of program: Program) async throws {
        let log = Logger(label: "web")
        let announce = { @Sendable (address: String) async in
            // A server whose address nobody learns ends, as if it were asked to.
            if await !program.write(address) { kill(getpid(), SIGTERM) }
        }
        do {
            if let folder = options.served {
                return try await DocumentServer.server(
                    folder, port: options.port, log: log, announce: announce
                ).runService()
            }
            let sessions = try await sessions(options, log: log)
            let lock = try lock(options.state, for: "--state")
            try await server(sessions, options: options, log: log, announce: announce).runService()
            await sessions.end()
            withExtendedLifetime(lock) {}
        } catch let error as IOError {
            throw CommandError.port(options.port, error)
        }
    }

    /// Makes the server of some sessions.
    /// - Parameter announce: Receives its address as soon as it runs.
    static func server(
        _ sessions: Sessions, options: Options, clock: RouteClock = .system, log: Logger,
        announce: @escaping @Sendable (_ address: String) async -> Void = { _ in }
    ) -> some ApplicationProtocol {
        Application(
            responder: AppResponder(
                sessions: sessions, server: ServerAddress(publicOrigin: options.origin), log: log),
            server: .http1(configuration: .init(idleTimeout: .seconds(30))),
            configuration: ApplicationConfiguration(
                address: .hostname("127.0.0.1", port: options.port),
                availableConnectionsDelegate: MaximumAvailableConnections(2_000)),
            onServerRunning: { channel in
                await announce("http://127.0.0.1:\(channel.localAddress?.port ?? 0)/")
                Task {
                    while (try? await clock.sleep(.seconds(60))) != nil { await sessions.sweep() }
                }
            }, logger: log)
    }

    /// Makes the sessions, each with a container of the app's plug-ins.
    /// - Throws: ``CommandError`` for a folder that can't be used, and what assembling the app
    ///   throws.
    @MainActor
    static func sessions(
        _ options: Options, limits: Sessions.Limits? = nil,
        clock: RouteClock = .system, log: Logger
    ) async throws -> Sessions {
        // What prevents it is the next error.
        try? FileManager.default.createDirectory(
            at: options.state, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try check(options.state, for: "--state", W_OK | X_OK)
        if let documents = options.documents { try check(documents, for: "--data", R_OK | X_OK) }
        let data = SampleData(now: clock.now())
        let documents =
            try options.documents.map(Documents.folder)
            ?? .memory(SampleData.names.reduce(into: [:]) { $0[$1] = try data.document(named: $1) })
        let start: @MainActor (URL?) async throws -> AppContainer = { folder in
            try await AppContainer(
                plugins: .all, build: options.build, documents: documents, stateFolder: folder,
                clock: clock, warn: { log.warning("\($0)") })
        }
        // Errors in the routes end the program, and not the first session.
        _ = try await start(nil)
        return Sessions(
            in: options.state,
            photos: Photos(
                in: options.documents ?? SampleData.folder, servedAt: ["-", "photos"]
            ) { log.notice("no PNG file of the documents' folder: photo \($0.printable)") },
            limits: limits ?? Sessions.Limits(count: options.sessions),
            now: clock.now, log: log, start: start)
    }

    private static func check(
        _ folder: URL, for option: String, _ mode: Int32
    ) throws(CommandError) {
        guard access(folder.path + "/.", mode) != 0 else { return }
        throw .folder(folder, for: option, code: errno)
    }

    /// Keeps a second server out of a folder, whose files only one process may write.
    /// - Parameter option: The option that names the folder.
    /// - Returns: The lock, which the system releases when the process ends, however it ends.
    /// - Throws: ``CommandError`` if another server has the folder, or if it can't be locked.
    static func lock(_ folder: URL, for option: String) throws(CommandError) -> FileHandle {
        let path = folder.appending(path: ".lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .folder(folder, for: option, code: errno) }
        let lock = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return lock }
        throw errno == EWOULDBLOCK
            ? .inUse(folder, for: option) : .folder(folder, for: option, code: errno)
    }
}
