import Foundation

/// Where a text stops being JSON.
struct JSONSyntax {
    /// The place of the first byte that can't be part of it.
    let line: Int, column: Int
    /// What is wrong there.
    let problem: String

    /// The first error of a text; `nil` if it is JSON.
    static func error(in data: Data) -> JSONSyntax? {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return nil
        } catch {
            let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
            return JSONSyntax(text, in: data)
        }
    }

    /// Reads Foundation's description, which has an offset or a line and a column, or neither at an
    /// unexpected end.
    private init(_ text: String, in data: Data) {
        if let match = text.firstMatch(of: /(.*?) around line (\d+), column (\d+)/),
            let line = Int(match.2), let column = Int(match.3)
        {
            (self.line, self.column, problem) = (line, column, String(match.1))
            return
        }
        let match = text.firstMatch(of: /(.*?) around character (\d+)/)
        let offset = match.flatMap { Int($0.2) } ?? data.count
        let before = data.prefix(offset).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        line = before.count
        column = (before.last?.count ?? 0) + 1
        problem = match.map { String($0.1) } ?? text
    }
}
