import CompositionRoot
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
    /// The folder with the sessions.
    var state = URL.momentsApp.appending(path: "web")
    /// How many sessions are in memory.
    var sessions = 1_000
    /// The kind of build to simulate.
    var build = BuildTarget.current

    static let usage = """
        USAGE: WebApp [OPTIONS]
          --port N      the port of 127.0.0.1, or 0 for any; 8080 by default
          --state DIR   keeps the sessions; MomentsApp/web in the folder for apps by default
          --data DIR    the documents of the backend; the sample by default
          --sessions N  how many sessions are in memory; 1000 by default
          --origin URL  the address of the proxy before it, such as https://app.example.com
          --build NAME  debug, internal or production; by default that of the build
        """

    init() {}

    /// Reads the arguments after the program's name.
    /// - Throws: ``StartError`` for wrong ones.
    init(_ arguments: [String]) throws(StartError) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard Self.names.contains(name) else {
                throw .usage("unknown argument '\(name)'")
            }
            guard let value = rest.popFirst(), !value.isEmpty else {
                throw .usage("the option '\(name)' needs a value")
            }
            switch name {
            case "--port": port = try Self.number(value, of: name, in: 0...65_535)
            case "--sessions": sessions = try Self.number(value, of: name, in: 1...1_000_000)
            case "--state": state = URL(filePath: value)
            case "--data": documents = URL(filePath: value)
            case "--build": build = try Self.build(value)
            default: origin = try Self.origin(value)
            }
        }
    }

    private static let names = [
        "--port", "--state", "--data", "--sessions", "--origin", "--build",
    ]

    private static func build(_ text: String) throws(StartError) -> BuildTarget {
        if let build = BuildTarget(rawValue: text) { return build }
        throw .usage("the option '--build' takes debug, internal or production, not '\(text)'")
    }

    private static func number(
        _ text: String, of name: String, in range: ClosedRange<Int>
    ) throws(StartError) -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw .usage(
                "the option '\(name)' takes \(range.lowerBound) to \(range.upperBound), "
                    + "not '\(text)'")
        }
        return number
    }

    private static func origin(_ text: String) throws(StartError) -> String {
        let url = URL(string: text)
        guard let scheme = url?.scheme, ["http", "https"].contains(scheme), let host = url?.host(),
            text == "\(scheme)://\(host)" + (url?.port.map { ":\($0)" } ?? "")
        else {
            throw .usage(
                "'--origin' takes a scheme and a host, such as https://a.com, not '\(text)'")
        }
        return text
    }
}
