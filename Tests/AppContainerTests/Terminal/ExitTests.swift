import Foundation
import MomentsTestSupport
import RoutingTestSupport
import Testing

@Suite(.needs("Shop"))
struct `The output of the program` {
    /// The ways in which text from others gets into the output: typed lines, arguments and files.
    nonisolated enum Exit: String, CaseIterable {
        case echo, log, field, message, title, warning, rules, usage, output, explain, open
        case routes
    }

    /// Characters that text from others must not contain in the output: they move the cursor, break
    /// a line, turn text around, or are invisible.
    private static let hidden =
        ["\u{1B}[31m", "\u{1B}]52;c;Zm9yZ2Vk\u{7}", "\u{9B}31m"]
        + "\u{7}\u{7F}\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}\u{202A}\u{202E}\u{2066}\u{2069}\u{200F}\u{200B}\u{200D}\u{2060}\u{FEFF}\u{E0041}"
        .unicodeScalars.map { String($0) }

    @Test(arguments: Exit.allCases)
    func `the output has what people write, but no control character and no forged line`(
        exit: Exit
    ) async throws {
        let foreign = Self.hidden.map { "\($0)forged" }.joined()
        let printed = try await text(of: exit, writing: "wrote" + foreign)
        for line in printed.split(separator: "\n") {
            #expect(
                line.unicodeScalars.allSatisfy(Self.isVisible), "\(exit): \(line.debugDescription)")
            #expect(!line.hasPrefix("forged"), "\(exit) forges a line")
        }
        #expect(printed.contains("forged"), "\(exit) prints nothing of it: \(printed)")
        let people = "👨‍👩‍👧‍👦日本語❤️Zoë"
        #expect(try await text(of: exit, writing: people).contains(people), "\(exit)")
    }

    /// Independent of the tested code.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xE0000...0xE0FFF:
            false
        default: true
        }
    }

    /// The output of the program when a text from others is part of it.
    private func text(of exit: Exit, writing text: String) async throws -> String {
        let (lines, arguments) = try call(of: exit, writing: text)
        let console = ScriptedConsole(lines, width: 400)
        _ = await console.run(arguments)
        return console.output + console.warnings.map { "\($0)\n" }.joined()
    }

    private func call(
        of exit: Exit, writing text: String
    ) throws -> (lines: [String], arguments: [String]) {
        switch exit {
        case .echo: (["dance \(text)"], [])
        case .log: (["open /\(text)", "log"], [])
        case .field: (["open /login", "1 \(text)", "open /login"], [])
        case .message: (["open /moments/share", "1 \(text)"], [])
        case .title: (["open /product/42"], try documents(by: text))
        case .warning: (["t 1"], try rules("--remote-config", path: "/\(text)"))
        case .rules: ([], try ["routes"] + rules("--config", path: "/\(text)"))
        case .usage: ([], ["--\(text)"])
        case .output: ([], ["sample-data", "/dev/null/\(text)"])
        case .explain: ([], ["explain", "/\(text)"])
        case .open: ([], ["open", "/\(text)"])
        case .routes:
            ([], try ["routes"] + rules("--config", path: "/gift/\(text)", redirect: "/login"))
        }
    }

    /// A file with one rule about a path that contains a text.
    private func rules(
        _ option: String, path: String, redirect: String? = nil
    ) throws -> [String] {
        let rule = ["path": path].merging(redirect.map { ["redirect": $0] } ?? [:]) { $1 }
        let data = try JSONSerialization.data(withJSONObject: ["rules": [rule]])
        return [option, try URL.newTemporaryFile(String(decoding: data, as: UTF8.self)).path]
    }

    /// The sample, with a text in the name of a product.
    private func documents(by text: String) throws -> [String] {
        let folder = URL.newTemporaryFolder
        let name = try String(decoding: JSONEncoder().encode("Blocks \(text)"), as: UTF8.self)
        for (document, data) in try Sample.documents.get() {
            let json = String(decoding: data, as: UTF8.self)
            try folder.write(
                json.replacing("\"Beech Building Block Set\"", with: name),
                to: "\(document).json")
        }
        return ["--data", folder.path]
    }
}
