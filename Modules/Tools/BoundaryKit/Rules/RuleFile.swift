public import Foundation

/// A file of rules in JSON.
public enum RuleFile {
    /// The default name of the file in a package's folder.
    public static let name = ".boundaries.json"

    /// The reason why a file of rules can't be used: one or more sentences with their places.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The sentences, in the form of compiler errors, one a line.
        public let description: String

        init(_ file: String, line: Int = 1, column: Int = 1, _ sentence: String) {
            description = "\(file):\(line):\(column): error: \(sentence)"
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
        try elements(BoundaryRule.self, from: data, file: file, of: ("rule", "rules")).map {
            rule, place in
            var rule = rule
            rule.place = place
            return rule
        }
    }

    /// Reads the elements of a JSON list, with the places at which they begin.
    /// - Parameter kind: What an element is, for errors.
    /// - Throws: ``Failure`` if the data isn't such a list, or with the errors of all elements that
    ///   can't be read.
    static func elements<Element: Decodable>(
        _ type: Element.Type, from data: Data, file: String, of kind: (one: String, many: String)
    ) throws(Failure) -> [(Element, SourcePlace)] {
        let results: [Result<Element, any Error>]
        do {
            results = try JSONDecoder().decode([Attempt<Element>].self, from: data).map(\.result)
        } catch {
            let place = JSONSyntax.error(in: data)
            throw Failure(
                file, line: place?.line ?? 1, column: place?.column ?? 1,
                "the file isn't a list of \(kind.many) in JSON: "
                    + (place?.problem ?? sentence(of: error, in: kind.one)))
        }
        let lines = elementLines(in: data)
        var elements: [(Element, SourcePlace)] = []
        var failures: [Failure] = []
        for (index, result) in results.enumerated() {
            let line = index < lines.count ? lines[index] : 1
            switch result {
            case .success(let element):
                elements.append((element, SourcePlace(file: file, line: line)))
            case .failure(let error):
                failures.append(Failure(file, line: line, sentence(of: error, in: kind.one)))
            }
        }
        if !failures.isEmpty { throw Failure(failures) }
        return elements
    }

    /// The result of reading one element, so that an error doesn't stop the others.
    private struct Attempt<Element: Decodable>: Decodable {
        let result: Result<Element, any Error>

        init(from decoder: any Decoder) {
            result = Result { try Element(from: decoder) }
        }
    }

    private static func sentence(of error: any Error, in kind: String) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        switch error {
        case .keyNotFound(let key, _): return "the \(kind) has no '\(key.stringValue)'"
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
