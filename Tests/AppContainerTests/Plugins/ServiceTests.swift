import PluginKit
import RoutingTesting
import ServiceKit
import StorageKit
import ToggleKit
import Testing

/// A plug-in that provides and needs what a test says.
private struct Part: Plugin {
    let name: String
    var provides: [ProvidedService] = []
    var needs: [NeededService] = []
    var documents: [String] = []

    func register(in app: PluginContext) throws {}
}

private protocol Clock {}
private protocol Diary {}
private struct Sundial: Clock, Diary {}

@Suite
@MainActor
struct `The services of plug-ins` {
    private let clock = ProvidedService((any Clock).self) { _ in Sundial() }
    private let diary = ProvidedService((any Diary).self) { _ in Sundial() }
    private let needsClock = NeededService((any Clock).self)
    private let needsDiary = NeededService((any Diary).self)

    private func error(_ parts: Part...) -> String? {
        do throws(PluginError) {
            _ = try [any Plugin](parts).inOrderOfNeeds()
            return nil
        } catch {
            return error.description
        }
    }

    @Test
    func `services come before the plug-ins that need them, then the first tab first`() throws {
        let parts: [any Plugin] = [
            Part(name: "C", needs: [needsDiary]), Part(name: "A"),
            Part(name: "B", provides: [diary], needs: [needsClock]),
            Part(name: "D", provides: [clock]),
        ]
        #expect(try parts.inOrderOfNeeds().map(\.name) == ["A", "D", "B", "C"])
    }

    @Test
    func `services that are missing, doubled or in a circle are errors with their places`() {
        let missing = error(Part(name: "A", needs: [needsClock])) ?? ""
        #expect(missing.contains("ServiceTests.swift:"), "\(missing)")
        #expect(missing.contains("A needs Clock, which no plug-in provides; add the plug-in"))
        let twice = error(Part(name: "A", provides: [clock]), Part(name: "B", provides: [clock]))
        #expect(twice?.contains("B provides Clock, as A does at ") == true, "\(twice ?? "")")
        let circle = error(
            Part(name: "A", provides: [clock], needs: [needsDiary]),
            Part(name: "B", provides: [diary], needs: [needsClock]))
        #expect(circle?.contains("A and B need each other, a circle") == true, "\(circle ?? "")")
    }

    @Test
    func `a plug-in that reads the document of another is an error that names both`() {
        let shared = error(
            Part(name: "A", documents: ["a"]), Part(name: "B", documents: ["b", "a"]))
        #expect(
            shared
                == "B reads the document 'a', which belongs to A; open a URL of that feature instead"
        )
    }

    @Test
    func `the services of plug-ins are given only to a plug-in that declares its need`() throws {
        let giver = Part(name: "A", provides: [clock])
        let taker = Part(name: "B", needs: [needsClock])
        let host = try Plugins(
            [giver, taker],
            router: AppRouter(links: UniversalLinks(hosts: ["a.com"]), stage: HeadlessStage()),
            storage: Storage(documents: .memory([:])),
            toggles: FeatureToggles(storage: Storage(documents: .memory([:]))), build: .debug,
            version: "1.0.0", now: { TestClock.start })
        try host.register()
        #expect(try host.context(of: taker).service((any Clock).self) is Sundial)
        let error = #expect(throws: PluginError.self) {
            _ = try host.context(of: giver).service((any Clock).self)
        }
        #expect(error?.description.hasSuffix("it needs Clock; add it to 'needs'") == true)
    }
}
