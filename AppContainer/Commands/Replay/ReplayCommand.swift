import CommandLineKit
import Foundation
import RoutingKit
import StorageKit

/// Runs a trace again, and compares what happens.
struct ReplayCommand {
    let file: URL
    /// The values for masked ones, by name.
    let values: [String: String]
    /// The last line to replay; `nil` for all.
    let until: Int?
    let json: Bool

    /// - Throws: `CommandError` for wrong arguments.
    init(_ operands: [String], _ arguments: Arguments) throws(CommandError) {
        guard operands.count == 1, !operands[0].isEmpty else {
            throw .usage(
                "'replay' needs one file: replay FILE; '--trace FILE' records one")
        }
        if arguments.has("--build-target") {
            throw .usage("'replay' takes the build from the trace, without '--build-target'")
        }
        file = URL(filePath: operands[0])
        var values: [String: String] = [:]
        for text in arguments.all("--with") {
            guard let mark = text.firstIndex(of: "="), mark > text.startIndex else {
                throw .usage("the option '--with' takes NAME=VALUE, not '\(text)'")
            }
            values[String(text[..<mark])] = String(text[mark...].dropFirst())
        }
        self.values = values
        until = arguments["--until"].flatMap(Int.init)
        if let text = arguments["--until"], until.map({ $0 > 0 }) != true {
            throw .usage("the option '--until' takes the number of a line, not '\(text)'")
        }
        json = arguments.has("--json")
    }

    /// - Parameter documents: The documents of the backend for a date.
    /// - Returns: Success if every line is the same.
    @MainActor
    func run(
        console: Console, documents: @MainActor (_ now: Date) -> Documents
    ) async throws -> ExitCode {
        let sessions = try TraceReader.sessions(in: file)
        let last = until ?? .max
        var (count, different) = (0, 0)
        for session in sessions where session.first.number <= last {
            let replay = try await Replay.launch(session, values: values, documents: documents)
            try await replay.run(until: last) { line in
                if !line.isAfter || !line.isSame { count += 1 }
                if !line.isSame { different += 1 }
                if json {
                    console.write(RouteValue(line).json)
                } else {
                    console.write(line.text)
                }
            }
            let next = sessions.first { $0.first.number > session.first.number }
            if until != nil, !json, next.map({ $0.first.number > last }) != false {
                await replay.app.settle()
                console.write(ScreenText(replay.app, style: console.style).lines)
            }
        }
        if !json {
            console.write("\(count) lines: \(count - different) same, \(different) different")
        }
        return different == 0 ? .success : .refused
    }
}
