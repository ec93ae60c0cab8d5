import CommandLineKit
import Foundation

/// The toolchain whose compiler is in the `PATH`.
struct Toolchain: Sendable {
    /// The time limit for SwiftPM: a manifest is a program that can run forever.
    static let limit = Duration.seconds(60)

    let triple: String
    private let libraries: String
    /// Such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    let compilerVersion: String

    init(_ output: Data) throws {
        let info = try ToolOutput(output, of: "'swiftc -print-target-info'")
        triple = try info["target"]["triple"].text()
        libraries = try info["paths"]["runtimeResourcePath"].text() + "/.."
        compilerVersion = try info["compilerVersion"].text()
    }

    /// Asks the compiler for its paths and its default target, once.
    static func current() async throws -> Toolchain { try await found.value }

    private static let found = Task {
        let tool = Tool(command: ["swiftc", "-frontend", "-print-target-info"], limit: limit)
        let output = await tool.output().mapError { EvidenceError.failedTool("\($0)") }
        return try Toolchain(output.get())
    }

    var version: [Int] {
        let version = compilerVersion.firstMatch(of: /Swift version ([0-9]+(\.[0-9]+){0,2})/)
        return version?.1.split(separator: ".").compactMap { Int($0) } ?? []
    }

    func library(_ name: String) -> String {
        let isApple = triple.contains("-apple-")
        return URL(filePath: libraries).standardizedFileURL
            .appending(path: name + (isApple ? ".dylib" : ".so")).path
    }
}

/// The sandbox in which a build step runs. SwiftPM can't make one of its own in it.
struct BuildSandbox {
    /// The only folder that can be written, besides the temporary one.
    let folder: String

    /// The sandbox of this process, whose folder the variable `BOUNDARY_SANDBOX` names; `nil` if it
    /// runs in none.
    static let current = ProcessInfo.processInfo.environment["BOUNDARY_SANDBOX"]
        .map(BuildSandbox.init)

    func command(_ arguments: [String]) -> [String] {
        let folders = ["cache", "config", "security"].flatMap {
            ["--\($0)-path", "\(folder)/\($0)"]
        }
        // Xcode names the SDK of the app, with which no manifest compiles.
        let environment = ["-u", "SDKROOT", "SWIFTPM_MODULECACHE_OVERRIDE=\(folder)/modules"]
        return ["/usr/bin/env"] + environment + ["swift", "package", "--disable-sandbox"] + folders
            + arguments
    }
}

/// A value in the JSON output of a program of the toolchain, whose format can change between
/// versions. Each error names the place of the first difference.
struct ToolOutput {
    private let value: Any?
    private let tool: String
    private var path = ""

    subscript(key: String) -> ToolOutput {
        ToolOutput(
            value: (value as? [String: Any])?[key], tool: tool,
            path: path.isEmpty ? key : "\(path).\(key)")
    }

    private var isMissing: Bool { value == nil || value is NSNull }

    func text() throws -> String { try read("a text") }
    func textIfAny() throws -> String? { isMissing ? nil : try text() }
    func bool() throws -> Bool { try read("true or false") }

    /// The texts of a list, or a single text; none if the value is missing.
    func texts() throws -> [String] {
        if let text = value as? String { return [text] }
        return isMissing ? [] : try read("a list of texts")
    }

    /// The texts that the elements of a list have for a key; none if it is missing.
    func texts(of key: String) throws -> [String] { try each { try $0[key].text() } }

    /// The elements of a list, read by a function; none if it is missing.
    func each<Element>(_ read: (ToolOutput) throws -> Element) throws -> [Element] {
        let values: [Any] = isMissing ? [] : try self.read("a list")
        return try values.enumerated().map { index, value in
            try read(ToolOutput(value: value, tool: tool, path: "\(path)[\(index)]"))
        }
    }

    /// The members of an object, ordered by their keys; none if it is missing.
    func members() throws -> [(key: String, value: ToolOutput)] {
        let values: [String: Any] = isMissing ? [:] : try read("an object")
        return values.keys.sorted().map { ($0, self[$0]) }
    }

    /// The only member of an object, such as `{"byName": ["Shop", null]}`.
    func onlyMember() throws -> (key: String, value: ToolOutput) {
        let members = try members()
        guard members.count == 1 else { throw difference("should have exactly one key") }
        return members[0]
    }

    private func read<Value>(_ kind: String) throws -> Value {
        guard !isMissing else { throw difference("is missing") }
        guard let value = value as? Value else { throw difference("isn't \(kind)") }
        return value
    }

    func difference(_ phrase: String) -> EvidenceError {
        .unknownFormat(tool: tool, difference: "\(path.isEmpty ? "the output" : path) \(phrase)")
    }
}

extension ToolOutput {
    init(_ output: Data, of tool: String) throws {
        do {
            self.init(value: try JSONSerialization.jsonObject(with: output), tool: tool)
        } catch {
            throw EvidenceError.unknownFormat(tool: tool, difference: "the output isn't JSON")
        }
    }
}

extension Array where Element: Sendable {
    /// The results of a function for each element, in order. As many elements are transformed at
    /// the same time as there are processors.
    func concurrentMap<Value: Sendable>(
        _ transform: @escaping @Sendable (Element) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: (Int, Value).self) { group in
            var values: [Int: Value] = [:]
            for (index, element) in enumerated() {
                if index >= ProcessInfo.processInfo.activeProcessorCount,
                    let (index, value) = try await group.next()
                {
                    values[index] = value
                }
                group.addTask { (index, try await transform(element)) }
            }
            for try await (index, value) in group { values[index] = value }
            return indices.compactMap { values[$0] }
        }
    }
}
