import CommandLineKit
import DesignKit
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

let texts = Texts(.module)

/// The app of this repository in a browser.
@main
struct WebApp {
    static func main() {
        Program.run("error") { program in
            let arguments = Array(CommandLine.arguments.dropFirst())
            do {
                if arguments.contains("--help") || arguments.contains("-h") {
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
        if let folder = options.served {
            let responder = DocumentServer(documents: try ServedDocuments(folder), log: log)
            return try await serve(responder, at: options.port, of: program, log: log)
        }
        do {
            try FileManager.default.createDirectory(
                at: options.state, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw CommandError.data(
                "the folder \(options.state.path) can't be made: "
                    + "\(error.localizedDescription) Choose another one with --state")
        }
        guard access(options.state.path + "/.", W_OK | X_OK) == 0 else {
            throw CommandError.folder(options.state, for: "--state", code: errno)
        }
        let lock = try open(".lock", in: options.state, for: "--state")
        let sessions = try await Sessions(options, log: log)
        let responder = AppResponder(
            sessions: sessions, server: ServerAddress(publicOrigin: options.origin), log: log)
        Task {
            while (try? await Task.sleep(for: .seconds(60))) != nil { await sessions.sweep() }
        }
        try await serve(responder, at: options.port, of: program, log: log)
        await sessions.end()
        withExtendedLifetime(lock) {}
    }

    /// Answers programs of this machine until it is asked to end, and writes its address as soon as
    /// it does so.
    /// - Parameter port: The port of 127.0.0.1; any free one if 0.
    /// - Throws: ``CommandError`` if the port can't be opened.
    @MainActor
    private static func serve(
        _ responder: some PlainResponder, at port: Int, of program: Program, log: Logger
    ) async throws {
        let server = Application(
            responder: responder,
            server: .http1(configuration: .init(idleTimeout: .seconds(30))),
            configuration: ApplicationConfiguration(
                address: .hostname("127.0.0.1", port: port),
                availableConnectionsDelegate: MaximumAvailableConnections(2_000)),
            onServerRunning: { channel in
                let address = "http://127.0.0.1:\(channel.localAddress?.port ?? 0)/"
                // A server whose address nobody learns ends, as if it were asked to.
                if await !program.write(address) { kill(getpid(), SIGTERM) }
            }, logger: log)
        do {
            try await server.runService()
        } catch let error as IOError {
            let reason =
                error.errnoCode == EADDRINUSE
                ? "another program uses it" : String(cString: strerror(error.errnoCode))
            throw CommandError.refused(
                "the port \(port) of 127.0.0.1 can't be opened: \(reason). "
                    + "Choose another one with --port, or 0 for any")
        }
    }

    /// Opens a file, whose folder only one process may write, and keeps a second server out of it.
    /// - Parameter option: The option that names the folder.
    /// - Returns: The file, at whose end is written. The system releases it when the process ends,
    ///   however it ends.
    /// - Throws: ``CommandError`` if another server has the file, or if it can't be opened.
    static func open(
        _ name: String, in folder: URL, for option: String
    ) throws(CommandError) -> FileHandle {
        let flags = O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC
        let descriptor = Foundation.open(folder.appending(path: name).path, flags, 0o600)
        guard descriptor >= 0 else { throw .folder(folder, for: option, code: errno) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return file }
        guard errno == EWOULDBLOCK else { throw .folder(folder, for: option, code: errno) }
        throw .refused(
            "another server uses the folder \(folder.path). "
                + "Stop it, or choose another folder with \(option)")
    }
}

/// A responder that needs nothing but the request, so that a test can ask it without a server.
protocol PlainResponder: HTTPResponder where Context == BasicRequestContext {
    func respond(to request: Request) async -> Response
}

extension PlainResponder {
    func respond(to request: Request, context: BasicRequestContext) async -> Response {
        await respond(to: request)
    }
}
