import Foundation

/// The elements of a JSON list, with the places at which they begin. The list can be in an object,
/// which has other texts beside it.
struct JSONElements<Element: Decodable> {
    let elements: [(Element, SourcePlace)]
    /// The other values of the object.
    let texts: [String: String]

    /// - Parameters:
    ///   - kind: What an element is, for errors; the second is the key of the list in the object.
    ///   - keys: The keys that the object can have.
    /// - Throws: `RuleFile.Failure` if the data isn't such a list, or with the errors of all elements
    ///   that can't be read.
    init(
        _ data: Data, file: String, kind: (one: String, many: String), keys: Set<String> = []
    ) throws(RuleFile.Failure) {
        let data = data.withoutComments
        let contents: Contents
        do {
            contents = try JSONDecoder().decode(Contents.self, from: data)
        } catch {
            let place = JSONSyntax.error(in: data)
            throw RuleFile.Failure(
                file, line: place?.line ?? 1, column: place?.column ?? 1,
                "the file isn't a list of \(kind.many) in JSON: "
                    + (place?.problem ?? Self.sentence(of: error, in: kind.one)))
        }
        let found = Set(contents.texts.keys).union(contents.listKey.map { [$0] } ?? [])
        if let key = found.subtracting(keys).min() {
            let known = keys.sorted().joined(separator: ", ")
            throw RuleFile.Failure(file, "the file has no '\(key)'; it is one of \(known)")
        }
        guard !contents.isObject || contents.listKey == kind.many else {
            throw RuleFile.Failure(
                file, "the file isn't a list of \(kind.many) in JSON: it has no '\(kind.many)'")
        }
        texts = contents.texts
        let lines = Self.lines(of: data, depth: contents.isObject ? 2 : 1)
        var elements: [(Element, SourcePlace)] = []
        var failures: [RuleFile.Failure] = []
        for (index, result) in contents.list.map(\.result).enumerated() {
            let line = index < lines.count ? lines[index] : 1
            switch result {
            case .success(let element):
                elements.append((element, SourcePlace(file: file, line: line)))
            case .failure(let error):
                failures.append(
                    RuleFile.Failure(
                        file, line: line, Self.sentence(of: error, in: kind.one)))
            }
        }
        if !failures.isEmpty { throw RuleFile.Failure(failures) }
        self.elements = elements
    }

    /// A list, or an object that contains it.
    private struct Contents: Decodable {
        var list: [Attempt] = []
        var listKey: String?
        var texts: [String: String] = [:]
        var isObject = false

        init(from decoder: any Decoder) throws {
            guard let values = try? decoder.container(keyedBy: DynamicKey.self) else {
                list = try decoder.singleValueContainer().decode([Attempt].self)
                return
            }
            isObject = true
            for key in values.allKeys {
                if let elements = try? values.decode([Attempt].self, forKey: key) {
                    (list, listKey) = (elements, key.stringValue)
                } else {
                    texts[key.stringValue] = try values.decode(String.self, forKey: key)
                }
            }
        }
    }

    /// The result of reading one element, so that an error doesn't stop the others.
    private struct Attempt: Decodable {
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
                .filter { $0 != "rules" }
            let prefix = path.isEmpty ? "" : "'\(path.joined(separator: "."))': "
            return prefix + context.debugDescription
        @unknown default: return "\(error)"
        }
    }

    /// The lines on which the elements of the list at a depth begin.
    private static func lines(of data: Data, depth list: Int) -> [Int] {
        var lines: [Int] = []
        var (line, depth) = (1, 0)
        var (isText, isEscaped, isInList) = (false, false, false)
        for byte in data {
            switch Unicode.Scalar(byte) {
            case "\n": line += 1
            case _ where isEscaped: isEscaped = false
            case "\\" where isText: isEscaped = true
            case "\"": isText.toggle()
            case _ where isText: break
            case "{", "[":
                if depth == list - 1 { isInList = byte == UInt8(ascii: "[") }
                if depth == list, isInList { lines.append(line) }
                depth += 1
            case "}", "]": depth -= 1
            default: break
            }
        }
        return lines
    }
}

extension Data {
    /// The data with spaces in place of comments, so that all places stay the same.
    fileprivate var withoutComments: Data {
        var bytes = Array(self)
        var index = 0
        while index < bytes.count {
            let (start, pair) = (index, bytes[index...].prefix(2).map { Unicode.Scalar($0) })
            index += 1
            if pair[0] == "\"" {
                while index < bytes.count, ![UInt8(ascii: "\""), 10].contains(bytes[index]) {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                index += 1
            } else if pair == ["/", "/"] {
                index = bytes[start...].firstIndex(of: 10) ?? bytes.count
                for offset in start..<index { bytes[offset] = 32 }
            } else if pair == ["/", "*"] {
                let end = bytes[start...].dropFirst(2).firstRange(of: Array("*/".utf8))?.upperBound
                // One without an end is left to the reader of JSON, which names its place.
                guard let end else { break }
                for offset in start..<end where bytes[offset] != 10 { bytes[offset] = 32 }
                index = end
            }
        }
        return Data(bytes)
    }
}
