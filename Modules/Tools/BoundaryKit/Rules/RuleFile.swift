public import Foundation

/// A file of rules in JSON.
public enum RuleFile {
    /// The default name of the file in a package's folder.
    public static let name = ".boundaries.json"

    /// The reason why a file of rules can't be used: one or more sentences with their places.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The sentences, in the form of compiler errors, one a line.
        public let description: String

        init(_ file: String, line: Int = 1, _ sentence: String) {
            description = "\(file):\(line):1: error: \(sentence)"
        }

        fileprivate init(_ failures: [Failure]) {
            description = failures.map(\.description).joined(separator: "\n")
        }
    }

    /// Reads rules.
    /// - Parameters:
    ///   - data: A JSON list of rules.
    ///   - file: The path of the file for findings about the rules themselves.
    /// - Throws: ``Failure`` if the data isn't such a list, or with the errors of all rules that
    ///   can't be read.
    public static func rules(from data: Data, file: String = name) throws(Failure) -> [BoundaryRule]
    {
        let lines = elementLines(in: data)
        let results: [Result<BoundaryRule, any Error>]
        do {
            results = try JSONDecoder().decode([Attempt].self, from: data).map(\.result)
        } catch {
            throw Failure(file, "the file isn't a list of rules in JSON: \(sentence(of: error))")
        }
        var rules: [BoundaryRule] = []
        var failures: [Failure] = []
        for (index, result) in results.enumerated() {
            let line = index < lines.count ? lines[index] : 1
            switch result {
            case .success(var rule):
                rule.place = SourcePlace(file: file, line: line)
                rules.append(rule)
            case .failure(let error):
                failures.append(Failure(file, line: line, sentence(of: error)))
            }
        }
        if !failures.isEmpty { throw Failure(failures) }
        return rules
    }

    /// The result of reading one element, so that an error doesn't stop the others.
    private struct Attempt: Decodable {
        let result: Result<BoundaryRule, any Error>

        init(from decoder: any Decoder) {
            result = Result { try BoundaryRule(from: decoder) }
        }
    }

    private static func sentence(of error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        switch error {
        case .keyNotFound(let key, _): return "the rule has no '\(key.stringValue)'"
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
            .dataCorrupted(let context):
            let path = context.codingPath.filter { $0.intValue == nil }.map(\.stringValue)
            let prefix = path.isEmpty ? "" : "'\(path.joined(separator: "."))': "
            return prefix + context.debugDescription
        @unknown default: return "\(error)"
        }
    }

    /// The lines on which the elements of the outermost list begin.
    private static func elementLines(in data: Data) -> [Int] {
        var lines: [Int] = []
        var (line, depth) = (1, 0)
        var (isString, isEscaped) = (false, false)
        for byte in data {
            switch Unicode.Scalar(byte) {
            case "\n": line += 1
            case _ where isEscaped: isEscaped = false
            case "\\" where isString: isEscaped = true
            case "\"": isString.toggle()
            case _ where isString: break
            case "{", "[":
                if depth == 1 { lines.append(line) }
                depth += 1
            case "}", "]": depth -= 1
            default: break
            }
        }
        return lines
    }
}
