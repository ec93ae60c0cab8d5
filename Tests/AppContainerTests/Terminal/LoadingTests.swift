import DesignKit
import Foundation
import StorageKit
import PluginKit
import RoutingTesting
import TerminalKit
import TestSupport
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `An app whose documents are slow` {
    private let backend = HeldBackend()
    private let stage = HeadlessStage()

    private func launch(_ plugin: any Plugin) async throws -> MomentsContainer {
        let app = try await MomentsContainer(
            stage: stage, plugins: [plugin], isWhole: false, build: .debug,
            documents: .generated(backend.read), stateFolder: nil, clock: Sample.clock)
        await app.openGate()
        return app
    }

    /// The plug-ins that read a document, each with a text of its loaded tab.
    private static var plugins: [(any Plugin, String)] {
        let texts = [
            "moments": "240 moments", "catalogue": "Categories", "conversations": "conversations",
        ]
        return [any Plugin].all.compactMap { plugin in
            plugin.documents.first.flatMap { texts[$0] }.map { (plugin, $0) }
        }
    }

    private func document(of plugin: any Plugin) throws -> String {
        let name = try #require(plugin.documents.first)
        return String(decoding: try #require(try Sample.documents.get()[name]), as: UTF8.self)
    }

    @Test(.needs("Shop"))
    func `loses nothing when a feature leaves it in the meantime`() async throws {
        let shop = try #require(Self.plugins.first { $0.0.documents == ["catalogue"] }?.0)
        let app = try await launch(shop)
        #expect(app.content.isLoading)
        let request = Task { await app.router.route(RouteRequest(url: "/product/42")) }
        for _ in 1...20 { await Task.yield() }
        app.takeOut(shop)
        await backend.answer(try document(of: shop))
        #expect(await request.value.error?.code == "unknown-route")
        await app.settle()
        await app.add(shop)
        await app.settle()
        #expect(app.content.rows.contains { $0.title == "All products" })
        #expect(await backend.readings == 1)
    }
}
