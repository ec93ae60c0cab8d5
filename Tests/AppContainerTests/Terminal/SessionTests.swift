import TerminalKit
import CommandLineKit
import Foundation
import RoutingTesting
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.needs("Moments", "Shop", MomentsContainer.menuName))
@MainActor
struct `A session without a terminal` {
    /// Types lines into a fresh app and returns the output.
    private func session(_ lines: [String], width: Int = 80) async throws -> String {
        try await withTemporaryFolder { folder in
            let console = ScriptedConsole(lines, width: width)
            #expect(await console.run(["--state", folder.path]) == .success)
            #expect(console.warnings == [])
            return console.output
        }
    }

    @Test
    func `a number opens a link, and b goes back`() async throws {
        let output = try await session(["2", "b", "q"])
        let breadcrumbs = output.split(separator: "\n").filter { $0.hasPrefix("Moments") }
        #expect(breadcrumbs == ["Moments", "Moments › Moment of \(try author())", "Moments"])
    }

    @Test
    func `a deep stack is named by its root and its last screens`() async throws {
        let output = try await session((1...9).map { "open /product/\($0)" }, width: 1000)
        let names = output.split(separator: "\n").last { $0.hasPrefix("Moments › ") }
        let parts = (names ?? "").components(separatedBy: " › ")
        #expect(parts.count == 7 && parts.prefix(2) == ["Moments", "…"])
    }

    @Test
    func `the end of input ends the app`() async throws {
        #expect(try await session(["t 2"]).contains("[2 Shop]"))
    }

    @Test
    func `without input, the tour runs`() async throws {
        let console = ScriptedConsole()
        #expect(await console.run([], plugins: .own) == .success, "\(console.warnings)")
        #expect(console.output.contains("End of the tour"))
    }

    @Test(arguments: [
        ("99", "This screen has no number 99."),
        ("0", "This screen has no number 0."),
        ("t 9", "There is no tab 9."),
        ("t x", "Unknown command 't x'. Type ? for help."),
        ("b", "There is nothing to go back to."),
        ("dance", "Unknown command 'dance'. Type ? for help."),
        ("open /logn", "Did you mean /login?"),
        ("link https://momentsapp.com/internalmenu", "refused (access-denied)"),
        ("open /cart/count", "/cart/count: 0"),
        ("log", "There are no requests yet."),
        ("?", "choose row N"),
        ("routes", "CompositionRoot.LoginNavigator, external"),
        ("shake", "» Testers"),
        ("explain /login", "'/login' is answered by /login"),
        ("explain /moments/zzz", "'/moments/zzz' is answered by /moments/:id"),
    ])
    func `each line is answered`(line: String, answer: String) async throws {
        #expect(try await session([line]).contains(answer))
    }

    @Test
    func `log lists the last requests with their outcomes`() async throws {
        let output = try await session(["open /login", "link /login", "log"])
        #expect(output.contains("app /login -> shown: "))
        #expect(output.contains("universal-link /login -> refused (relative-url)"))
    }

    @Test
    func `a field reads its text from the same line or from the next one`() async throws {
        let output = try await session([
            "open /login", "1 Ada", "open /login", "1", "1", "Grace Hopper", "open /login", "q",
        ])
        #expect(output.contains("Signed in as Ada."))
        #expect(output.contains("Signed in as Grace Hopper."))
    }

    @Test(arguments: [20, 33, 80, 120])
    func `nothing is wider than the window`(width: Int) async throws {
        let output = try await session(
            ["22", "t 2", "2", "1", "t 3", "1", "t 4", "5"], width: width)
        for line in output.split(separator: "\n") {
            #expect(line.count <= width || String(line).columns <= width, "\(line)")
        }
    }

    @Test
    func `the help keeps its columns in a window of 80`() async throws {
        #expect(ShellLine.overview.lines.filter { $0.columns > 80 } == [])
        #expect(try await session(["?"]).contains(ShellLine.overview))
    }

    private func author() throws -> String {
        let data = try #require(try Sample.documents.get()["moments"])
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let moment = (object?["moments"] as? [[String: Any]])?.first
        return try #require((moment?["userDetails"] as? [String: Any])?["name"] as? String)
    }
}
