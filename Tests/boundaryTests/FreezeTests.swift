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
                .independent("path:Features/*", because: "-"),
                .protected("Shop", importers: "ShopTests", because: "-"),
            ])
    }

    @Test func `keeps the violations of today, and no test does`() async throws {
        #expect(await workspace.run("check").code == .violated)
        #expect(
            await workspace.run("freeze").output == "frozen in .boundaries.baseline: 2, before: 0\n"
        )
        let answer = await workspace.run("check")
        #expect(answer.code == .success)
        #expect(answer.output.contains("violations: 0; frozen in .boundaries.baseline: 2;"))
    }

    @Test func `an entry that is mended is an error until it is taken out`() async throws {
        _ = await workspace.run("freeze")
        workspace.graph = .features()
        let answer = await workspace.run("check")
        #expect(answer.code == .violated)
        #expect(
            answer.output.contains(
                """
                .boundaries.baseline:3:1: error: [baseline] the baseline allows in vain: [shop-protected] Moments -> Shop
                  because: what is mended must not come back unseen
                  fix: run 'boundary freeze', which takes it out
                """))
        #expect(answer.output.contains("frozen in .boundaries.baseline: 2, in vain: 2;"))
        #expect(
            await workspace.run("freeze").output == "frozen in .boundaries.baseline: 0, before: 2\n"
        )
        #expect(await workspace.run("check").code == .success)
    }

    @Test func `adds nothing to a list that is there, unless it is asked to`() async throws {
        try workspace.write("[shop-protected] Moments -> Shop\n", to: ".boundaries.baseline")
        let answer = await workspace.run("freeze")
        #expect(answer.code == .violated)
        #expect(answer.errors.hasPrefix("boundary: new violations, which are not frozen: 1;"))
        #expect(await workspace.run("freeze", "--grow").code == .success)
        #expect(
            try workspace.text(of: ".boundaries.baseline").hasSuffix(
                "'boundary freeze'.\n[features-independent] Moments -> Shop\n"
                    + "[shop-protected] Moments -> Shop\n"))
    }
}
