import BoundaryKit
import CommandLineKit
import Foundation
import Testing

@testable import boundary

@Suite @MainActor struct `boundary freeze` {
    private let workspace: ScriptedWorkspace

    init() throws {
        workspace = try ScriptedWorkspace(
            .features(knowing: true),
            rules: [
                #""independent", "modules": "path:Features/*", "because": "-""#,
                #""protected", "modules": "Shop", "importers": "ShopTests", "because": "-""#,
            ])
    }

    @Test func `accepts the current violations`() async throws {
        #expect(await workspace.run("check").code == .violated)
        #expect(
            await workspace.run("freeze").output == "frozen in .boundaries.baseline: 2, before: 0\n"
        )
        let answer = await workspace.run("check")
        #expect(answer.code == .success)
        #expect(answer.output.contains("violations: 0; frozen in .boundaries.baseline: 2;"))
    }

    @Test func `an entry whose violation is fixed is an error until it is removed`() async throws {
        _ = await workspace.run("freeze")
        workspace.graph = .features()
        let answer = await workspace.run("check")
        #expect(answer.code == .violated)
        #expect(
            answer.output.contains(
                """
                .boundaries.baseline:3:1: error: [baseline] the baseline accepts a violation that no longer exists: [shop-protected] Moments -> Shop
                  because: a fixed violation must not return unnoticed
                  fix: run 'boundary freeze', which removes the entry
                """))
        #expect(
            answer.output.contains(
                "frozen in .boundaries.baseline: 2, of which no longer exist: 2;"))
        #expect(
            await workspace.run("freeze").output == "frozen in .boundaries.baseline: 0, before: 2\n"
        )
        #expect(await workspace.run("check").code == .success)
    }

    @Test func `keeps comments, and the order of the entries`() async throws {
        let text = """
            # Agreed with both teams.
            [shop-protected] Moments -> Shop in Features/Moments/Timeline.swift
            # The cart moves in spring.
            [acyclic] gone

            """
        try workspace.write(text, to: ".boundaries.baseline")
        #expect(await workspace.run("freeze", "--grow").code == .success)
        #expect(
            try workspace.text(of: ".boundaries.baseline") == """
                # Agreed with both teams.
                [features-independent] Moments -> Shop in Features/Moments/Timeline.swift
                [shop-protected] Moments -> Shop in Features/Moments/Timeline.swift
                # The cart moves in spring.

                """)
    }

    @Test func `doesn't overwrite a baseline that has changed meanwhile`() async throws {
        let file = workspace.folder.appending(path: ".boundaries.baseline")
        workspace.whileReading = { try? Data("# mine\n".utf8).write(to: file) }
        for command in ["freeze", "init"] {
            if command == "init" {
                try FileManager.default.removeItem(at: file)
                try FileManager.default.removeItem(
                    at: workspace.folder.appending(path: ".boundaries.json"))
                workspace.agrees = true
            }
            let answer = await workspace.run(command)
            #expect(answer.code == .output)
            #expect(answer.errors.contains(".boundaries.baseline has changed meanwhile"))
            #expect(try workspace.text(of: ".boundaries.baseline") == "# mine\n")
        }
    }

    @Test func `adds to an existing baseline only with --grow`() async throws {
        try workspace.write(
            "[shop-protected] Moments -> Shop in Features/Moments/Timeline.swift\n",
            to: ".boundaries.baseline")
        let answer = await workspace.run("freeze")
        #expect(answer.code == .violated)
        #expect(answer.errors.hasPrefix("boundary: new violations that aren't frozen: 1;"))
        #expect(await workspace.run("freeze", "--grow").code == .success)
        #expect(
            try workspace.text(of: ".boundaries.baseline").hasSuffix(
                "[features-independent] Moments -> Shop in Features/Moments/Timeline.swift\n"
                    + "[shop-protected] Moments -> Shop in Features/Moments/Timeline.swift\n"))
    }
}
