import DesignKit
import Foundation
import RoutingEngine
import RoutingKit
import SampleData
import RoutingSwiftUI
import StageKit
import StorageKit
@_spi(StandIn) import SwiftUI
import Testing

@testable import AppWindow
@testable import CompositionRoot

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `The sample as an app of SwiftUI` {
    private let pages = Pages()
    private let launch = Self.makeLaunch()

    private static func makeLaunch() -> AppLaunch<ObservableStage> {
        AppLaunch(stage: ObservableStage(), restoresState: false) { stage, warn in
            try await MomentsContainer(
                stage: stage, plugins: .all, build: .production,
                documents: .memory(SampleData(now: Sample.now).documents()), stateFolder: nil,
                clock: RouteClock(ContinuousClock(), now: { Sample.now }))
        }
    }

    private var window: HostingWindow<some View> {
        HostingWindow(
            AppView(launch: launch)
                .environment(\.openURL, OpenURLAction { pages.open($0) }))
    }

    /// Lets everything that is under way go on until something is true.
    private func until(_ isTrue: () -> Bool) async {
        while !isTrue() { await Task.yield() }
    }

    @Test
    func `starts with the tabs of its features`() async {
        let window = window
        await until { window.drawing.all.contains { $0.kind == .tabs } }
        let tabs = window.drawing.all.first { $0.kind == .tabs }?.children ?? []
        let features = Plugins(.all).all.filter { $0.name != MomentsContainer.menuName }
        #expect(tabs.map { $0.tabItem.flatMap(\.texts) } == features.map { [$0.name] })
    }

    @Test(.needs("Moments"))
    func `shows a spinner until the document of a tab is read, and tries again`() async {
        let (answers, answer) = AsyncStream.makeStream(of: Data?.self)
        let backend = Backend(answers)
        let launch = AppLaunch(stage: ObservableStage(), restoresState: false) { stage, _ in
            try await MomentsContainer(
                stage: stage, plugins: .all, build: .production,
                // Every tab asks for its document.
                documents: .generated { $0 == "moments" ? await backend.next() : nil },
                stateFolder: nil,
                clock: RouteClock(ContinuousClock(), now: { Sample.now }))
        }
        let window = HostingWindow(AppView(launch: launch))
        await until { window.drawing.all.contains { $0.kind == .tabs } }
        #expect(window.page.all.contains { $0.kind == .progress })
        answer.yield(nil)
        await until { window.page.texts.contains("The moments can't be loaded.") }
        #expect(window.tap("Try again"))
        await until { window.page.all.contains { $0.kind == .progress } }
        answer.yield(try? SampleData(now: Sample.now).documents()["moments"])
        await until { window.page.texts.contains("240 moments") }
    }

    @Test
    func `continues its launch after the first page appears`() async {
        let window = window
        await until { window.drawing.all.contains { $0.kind == .tabs } }
        #expect(window.cancelledTasks == 0)
    }

    @Test(.needs("Shop"))
    func `has its own stacks in each window`() async throws {
        let group = WindowGroup { AppView { Self.makeLaunch() } }
        let first = group.openWindow()
        await until { first.drawing.all.contains { $0.kind == .tabs } }
        let second = group.openWindow()
        await until { second.drawing.all.contains { $0.kind == .tabs } }
        let before = try #require(second.page.pageTitle)
        #expect(first.tapTab(1))
        #expect(try #require(first.page.pageTitle) != before)
        #expect(second.page.pageTitle == before)
    }

    @Test(.needs("Shop"))
    func `opens the link that opened its window`() async throws {
        let window = WindowGroup { AppView { Self.makeLaunch() } }.openWindow()
        window.open(try #require(URL(string: "https://momentsapp.com/products")))
        await until { window.page.pageTitle == "All products" }
        #expect(window.swipeBack())
        #expect(window.page.pageTitle == "Shop")
    }

    @Test(.needs("Shop"))
    func `follows a row, and goes back`() async throws {
        let window = window
        await until { window.drawing.all.contains { $0.kind == .tabs } }
        let shop = try #require(launch.stage.state.tabs.firstIndex { $0.entries[0].url == "/shop" })
        #expect(window.tapTab(shop))
        await until { window.tap("All products") }
        await until { window.page.pageTitle == "All products" && window.page.texts.count > 3 }
        #expect(launch.stage.state.path.map(\.url) == ["/shop", "/products"])
        #expect(window.swipeBack())
        #expect(launch.stage.state.path.map(\.url) == ["/shop"])
    }

    @Test(.needs("Shop", "Chat"))
    func `opens a link that arrived before it was put together`() async throws {
        let window = window
        window.open(try #require(URL(string: "https://momentsapp.com/product/42")))
        await until { launch.stage.state.path.count == 3 }
        #expect(launch.stage.state.path.map(\.url) == ["/shop", "/products", "/product/42"])
        #expect(window.tap("Ask \(try seller(in: window))"))
        await until { launch.stage.state.path.count == 4 }
        #expect(window.page.all.contains { $0.kind == .field })
    }

    @Test(.needs("Shop"))
    func `shows why a link is refused, until that is read`() async throws {
        let window = window
        await until { window.drawing.all.contains { $0.kind == .tabs } }
        window.open(try #require(URL(string: "momentsapp://cart")))
        await until { !launch.notices.isEmpty }
        #expect(window.page.texts.contains { $0.hasPrefix("This page can't be opened") })
        #expect(window.tap("Done"))
        #expect(!window.page.texts.contains { $0.hasPrefix("This page can't be opened") })
    }

    @Test
    func `hands a page that it does not have to the browser`() async throws {
        let window = window
        await until { window.drawing.all.contains { $0.kind == .tabs } }
        window.open(try #require(URL(string: "https://momentsapp.com/imprint")))
        await until { !pages.opened.isEmpty }
        #expect(pages.opened == ["https://momentsapp.com/imprint"])
    }

    private func seller(in window: HostingWindow<some View>) throws -> String {
        let row = try #require(window.page.texts.first { $0.hasPrefix("Ask ") })
        return String(row.dropFirst("Ask ".count))
    }
}

extension Trait where Self == ConditionTrait {
    /// The test runs only in an app that has these features.
    fileprivate static func needs(_ features: String...) -> Self {
        .enabled("the app lacks a feature") {
            let present = await MainActor.run { Set(Plugins(.all).all.map(\.name)) }
            return present.isSuperset(of: features)
        }
    }
}

/// The time of the sample.
private enum Sample {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)
}

/// A backend that sends what a test tells it to.
private actor Backend {
    private var answers: AsyncStream<Data?>.Iterator

    init(_ answers: AsyncStream<Data?>) { self.answers = answers.makeAsyncIterator() }

    func next() async -> Data? {
        var answers = answers
        defer { self.answers = answers }
        return await answers.next(isolation: self) ?? nil
    }
}

/// What the system was asked to open.
@MainActor
private final class Pages {
    private(set) var opened: [String] = []

    func open(_ url: URL) -> OpenURLAction.Result {
        opened.append(url.absoluteString)
        return .handled
    }
}
