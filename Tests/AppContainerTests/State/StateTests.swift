import CommandLineKit
import DesignKit
import Foundation
import RoutingTesting
import TestSupport
import Testing
import ToggleKit

@testable import AppContainer
@testable import CompositionRoot

@Suite(.needs("Moments", "Shop"))
@MainActor
struct `The user's changes` {
    @Test
    func `a cart that can't be read temporarily is unchanged`() async throws {
        try await withTemporaryFolder { folder in
            let first = try await LaunchedApp(stateFolder: folder)
            await first.open("/cart/add?id=8&quantity=7")
            let file = folder.appending(path: "Shop/cart.json")
            let aside = folder.appending(path: "aside.json")
            try FileManager.default.moveItem(at: file, to: aside)
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)

            var warnings: [String] = []
            let second = try await LaunchedApp(stateFolder: folder) { warnings.append($0) }
            let refused = await second.open("/cart/add?id=8")
            #expect(refused.error?.code == "failed")
            let uncounted = await second.open("/cart/count")
            #expect(uncounted.error?.code == "failed")
            second.container.session.signIn("Ada")
            await second.open("/cart")
            #expect(second.texts.first?.hasPrefix("The cart can't be read.") == true)
            #expect(second.texts.last?.hasPrefix("Try again") == true)
            #expect(warnings.count == 1)
            #expect(warnings.first?.hasPrefix("\(file.path) can't be read: ") == true)

            try FileManager.default.removeItem(at: file)
            try FileManager.default.moveItem(at: aside, to: file)
            let count = await second.open("/cart/count")
            #expect(count.value?.json == "7")
            let added = await second.open("/cart/add?id=8")
            #expect(added.value?.json == "8")
        }
    }

    @Test
    func `a warning is below the first screen`() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(
                at: folder.appending(path: "Shop"), withIntermediateDirectories: true)
            try Data("{ half".utf8).write(to: folder.appending(path: "Shop/cart.json"))
            let console = ScriptedConsole(["q"], isInteractive: true)
            #expect(await console.run(["--state", folder.path]) == .success)
            let screen = console.output.components(separatedBy: "> ").first
            #expect(screen?.contains("cart.corrupt-1.json") == true)
        }
    }
}
