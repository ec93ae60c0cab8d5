import Foundation
import RouteMatching
import RoutingKit

/// A document of rules while it is read, and the issues found so far.
///
/// A class, because all parts of the document report to it.
final class ConfigDocument {
    let name: String
    private let origin: RouteOrigin
    private(set) var issues: [RouteConfigError.Issue] = []
    private(set) var skipped: [SkippedRule] = []
    /// How many similar names are still looked for: a document may have a hundred thousand others.
    private var hintsLeft = 64

    init(named name: String, from origin: RouteOrigin) {
        self.name = name
        self.origin = origin
    }

    /// The fields of the whole document; `nil`, with an issue, if it can't be read at all.
    func fields(of data: Data) -> ConfigFields? {
        guard data.count <= RouteConfig.maximumSize else {
            report("it is larger than \(RouteConfig.maximumSize) bytes", at: "")
            return nil
        }
        // Foundation reads UTF-16, too, in which every structural character has a zero byte.
        if data.contains(0) {
            report("it is not JSON in UTF-8", at: "")
            return nil
        }
        do {
            let value = try JSONDecoder().decode(JSONValue.self, from: data)
            for place in RepeatedKeys(in: data).places {
                report("it is there twice, and readers of JSON disagree which counts", at: place)
            }
            return ConfigFields(value, at: "", in: self)
        } catch {
            report("it is not JSON: \(Self.problem(of: data) ?? "\(error)")", at: "")
            return nil
        }
    }

    /// The name that is perhaps meant by another one.
    func hint(for name: String, among names: [String]) -> String? {
        if hintsLeft == 0 { return nil }
        hintsLeft -= 1
        return Spelling.nearest(to: name, among: names)
    }

    func report(_ problem: String, at path: String) {
        issues.append(.init(document: name, path: path, problem: problem))
    }

    /// Reports a part that this version does not know. A server also writes for later versions.
    /// Rules that ship with the app don't, so there it is an error.
    func reportUnknown(_ problem: String, at path: String) {
        if origin.isOutside {
            skipped.append(.init(document: name, path: path, reason: problem))
        } else {
            report(problem, at: path)
        }
    }

    /// Foundation's description of invalid JSON. `JSONDecoder` names a place on some platforms
    /// only, `JSONSerialization` on all of them.
    private static func problem(of data: Data) -> String? {
        do {
            _ = try JSONSerialization.jsonObject(with: data)
            return nil
        } catch {
            let error = error as NSError
            let text =
                error.userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
            // An offset says nothing to a reader.
            guard let match = text.firstMatch(of: /around character (\d+)/),
                let offset = Int(match.1)
            else { return text }
            let lines = data.prefix(offset).split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let column = (lines.last?.count ?? 0) + 1
            return text.replacing(match.0, with: "in line \(lines.count), column \(column)")
        }
    }
}
