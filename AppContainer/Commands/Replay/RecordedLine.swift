import Foundation
import RoutingKit

/// A line of a trace.
struct RecordedLine: Sendable {
    /// Its number in the file, from 1.
    let number: Int
    let values: [String: JSONValue]

    /// Reads a line; `nil` if it isn't a JSON object.
    init?(_ data: Data, number: Int) {
        guard let values = try? JSONDecoder().decode([String: JSONValue].self, from: data)
        else { return nil }
        self.number = number
        self.values = values
    }

    /// Seconds since the start.
    var at: Double {
        switch values["at"] {
        case .integer(let seconds): Double(seconds)
        case .number(let seconds): seconds
        default: 0
        }
    }

    /// The text of a value; `nil` if it isn't one.
    subscript(_ key: String) -> String? {
        if case .text(let text) = values[key] { text } else { nil }
    }

    /// How the other line differs. Times and sentences may differ.
    func differences(from other: RecordedLine) -> [Difference] {
        if self["event"] != other["event"] || self["did"] != other["did"] {
            return [Difference(expected: summary, got: other.summary)]
        }
        let keys = Set(values.keys).union(other.values.keys)
        return differences(from: other, in: keys.subtracting(Self.ignored))
    }

    /// How the other line differs in some of its values.
    func differences(from other: RecordedLine, in keys: Set<String>) -> [Difference] {
        keys.sorted().filter { values[$0] != other.values[$0] }.map { key in
            Difference(
                expected: "\(key): \(text(of: key))", got: "\(key): \(other.text(of: key))")
        }
    }

    private static let ignored = ["at", "began", "milliseconds", "message"]

    /// The line in a few words.
    var summary: String {
        if values["trace"] != nil { return "the app starts" }
        let state = values["state"].flatMap(outline)?.description
        if let did = self["did"] {
            let url = self["url"].map { " \($0)" } ?? (did == "request" ? " without a URL" : "")
            let row = values["row"].map { " row \(json($0))" } ?? ""
            return did + url + row + (state.map { ": \($0)" } ?? "")
        }
        guard self["event"] == "outcome" else { return "moved: \(state ?? "")" }
        let result = self["title"] ?? self["reason"] ?? self["route"] ?? ""
        return "\(self["url"] ?? "no URL") -> \(self["outcome"] ?? "?"): \(result)"
    }

    private func text(of key: String) -> String {
        guard let value = values[key] else { return "nothing" }
        return (key == "state" ? outline(value)?.fullDescription : nil) ?? json(value)
    }

    private func json(_ value: JSONValue) -> String { RouteValue(value).json }

    private func outline(_ value: JSONValue) -> StateOutline? {
        try? RouteValue(value).decoded(as: StateOutline.self)
    }
}

/// A value that differs between a trace and its replay.
struct Difference: Hashable, Sendable, Encodable {
    let expected: String
    let got: String
}
