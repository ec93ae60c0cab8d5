import CommandLineKit
import Foundation
import RoutingKit

/// Reads the launches of the app in a trace.
struct TraceReader {
    private let name: String
    private var sessions: [RecordedSession] = []

    /// Reads a file.
    /// - Returns: The launches in the order of the file; at least one.
    /// - Throws: `CommandError` with the line and the reason if it isn't a trace that this version
    ///   of the app reads.
    static func sessions(in file: URL) throws(CommandError) -> [RecordedSession] {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw .data("\(file.relativePath) can't be read: \(FileReason(error))")
        }
        var reader = TraceReader(name: file.relativePath)
        try reader.read(data)
        return reader.sessions
    }

    private init(name: String) {
        self.name = name
    }

    private mutating func read(_ data: Data) throws(CommandError) {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var cut: Int?
        for (index, text) in lines.enumerated() where !text.isEmpty {
            let number = index + 1
            guard let line = RecordedLine(Data(text), number: number) else {
                if sessions.isEmpty { throw fault(number, "it isn't a JSON object") }
                if let cut { throw fault(cut, "it isn't a JSON object") }
                cut = number
                continue
            }
            if line.values["trace"] != nil {
                if let cut { sessions[sessions.count - 1].cutLine = cut }
                cut = nil
                sessions.append(try session(from: line, Data(text)))
            } else {
                // Only the last line of a launch can be cut off.
                if let cut { throw fault(cut, "it isn't a JSON object") }
                try add(line, Data(text))
            }
        }
        if sessions.isEmpty { throw .data("\(name) is empty. A trace has at least one line.") }
        sessions[sessions.count - 1].cutLine = cut ?? sessions[sessions.count - 1].cutLine
    }

    private func session(
        from line: RecordedLine, _ data: Data
    ) throws(CommandError) -> RecordedSession {
        guard line.values["trace"] == .integer(Int64(TraceHeader.version)) else {
            let version = line.values["trace"].map { RouteValue($0).json } ?? "?"
            throw fault(
                line.number,
                "the trace has the format \(version), and this version of the app "
                    + "reads only \(TraceHeader.version). Replay it with the version that wrote it")
        }
        do {
            let header = try JSONDecoder().decode(TraceHeader.self, from: data)
            guard header.start != nil else {
                throw fault(line.number, "'\(header.began)' is not a time in ISO 8601")
            }
            return RecordedSession(header: header, first: line)
        } catch let error as CommandError {
            throw error
        } catch {
            throw fault(line.number, "its values are not those of a first line: \(error.reason)")
        }
    }

    private mutating func add(_ line: RecordedLine, _ data: Data) throws(CommandError) {
        guard !sessions.isEmpty else {
            throw fault(
                line.number,
                "a trace begins with a line about the app, and this file does not. "
                    + "An older version of the app may have written it")
        }
        var input: TraceInput?
        if line.values["did"] != nil {
            do {
                input = try JSONDecoder().decode(TraceInput.self, from: data)
            } catch {
                throw fault(line.number, "its values are not those of an input: \(error.reason)")
            }
        } else if line["event"] != "outcome", line["event"] != "moved" {
            throw fault(line.number, "it has neither an input nor an event that is known")
        }
        sessions[sessions.count - 1].add(line, input)
    }

    private func fault(_ line: Int, _ reason: String) -> CommandError {
        .data("\(name):\(line): \(reason).")
    }
}

extension Error {
    /// Where the values of a line can't be decoded, and why.
    fileprivate var reason: String {
        switch self as? DecodingError {
        case .keyNotFound(let key, _)?: "'\(key.stringValue)' is missing"
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?,
            .dataCorrupted(let context)?:
            "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' is wrong"
        default: "\(self)"
        }
    }
}
