import AppContainerKit
import CommandLineKit
import Foundation
import RoutingEngine

/// The options of the program.
struct Options: Hashable, Sendable {
    /// The port of 127.0.0.1; any free one if 0.
    var port = 8080
    /// The origin of a proxy before the server; none if `nil`.
    var origin: String?
    /// The folder with the documents of the backend; the sample if `nil`.
    var documents: URL?
    /// The folder whose documents it serves to apps, in place of the app; `nil` if it serves the
    /// app.
    var served: URL?
    /// The folder with the sessions.
    var state = URL.momentsApp.appending(path: "web")
    /// The limits of the sessions.
    var limits = Sessions.Limits()
    /// The kind of build to simulate.
    var build = BuildTarget.current

    static let usage = """
        USAGE: WebApp [OPTIONS]
          --port N         the port of 127.0.0.1, or 0 for any; 8080 by default
          --state DIR      the sessions; in the folder for apps by default
          --data DIR       the documents of the backend; the sample by default
          --documents DIR  serves documents to apps instead, and takes their changes
          --sessions N     how many sessions are in memory; 1000 by default
          --origin URL     the address of the proxy, such as https://app.example.com
          --build NAME     debug, internal or production; by default that of the build
        """

    init() {}

    /// Reads the arguments after the program's name.
    /// - Throws: ``CommandError`` for wrong ones.
    init(_ arguments: [String]) throws(CommandError) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            /// The value, as a type that doesn't take each text.
            func value<Value>(
                _ form: String, _ read: (String) -> Value?
            ) throws(CommandError) -> Value {
                guard let text = rest.popFirst(), !text.isEmpty else {
                    throw .usage("the option '\(name)' needs a value")
                }
                if let value = read(text) { return value }
                throw .usage("the option '\(name)' takes \(form), not '\(text)'")
            }
            func number(in range: ClosedRange<Int>) throws(CommandError) -> Int {
                try value("\(range.lowerBound) to \(range.upperBound)") { text in
                    Int(text).flatMap { range.contains($0) ? $0 : nil }
                }
            }
            switch name {
            case "--port": port = try number(in: 0...65_535)
            case "--sessions": limits.count = try number(in: 1...1_000_000)
            case "--state": state = try value("a folder") { URL(filePath: $0) }
            case "--data": documents = try value("a folder") { URL(filePath: $0) }
            case "--documents": served = try value("a folder") { URL(filePath: $0) }
            case "--build":
                build = try value("debug, internal or production") { BuildTarget(rawValue: $0) }
            case "--origin":
                origin = try value("a scheme and a host, such as https://a.com") { text in
                    text.wholeMatch(of: /https?:\/\/[A-Za-z0-9.-]+(:[0-9]{1,5})?/).map { _ in text }
                }
            default: throw .usage("unknown argument '\(name)'")
            }
        }
    }
}

extension CommandError {
    /// A folder can't be used.
    /// - Parameter code: The system's code of the error.
    static func folder(_ folder: URL, for option: String, code: Int32) -> CommandError {
        .data(
            "the folder \(folder.path) can't be used: \(String(cString: strerror(code))). "
                + "Choose another one with \(option)")
    }
}
