import Foundation
import Observation
import Synchronization
import TestSupport
import Testing

@testable import StorageKit

@Suite
@MainActor
struct `A document that is being read` {
    private let backend = HeldBackend()
    private let timeline = Timeline.json(Timeline.moment())
    private let document: Document<Timeline>

    init() {
        document = Storage(documents: .generated(backend.read))
            .document("timeline", as: Timeline.self)
    }

    @Test
    func `is loading again while the user tries again`() async {
        await backend.answer(nil)
        await document.settle()
        #expect(document.state.error != nil)
        document.tryAgain()
        #expect(document.state.isLoading)
        await backend.answer(timeline)
        await document.settle()
        #expect(document.state.isLoaded)
    }

    @Test
    func `is read once for a screen and two requests`() async throws {
        #expect(document.state.isLoading)
        let requests = (1...2).map { _ in Task { try await document.load().moments.count } }
        await Task.yield()
        await backend.answer(timeline)
        for request in requests { #expect(try await request.value == 1) }
        #expect(await backend.readings == 1)
    }

    @Test
    func `is read to its end for the others when a request is cancelled`() async throws {
        let cancelled = Task { try await document.load() }
        let other = Task { try await document.load().moments.count }
        await Task.yield()
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        await backend.answer(timeline)
        #expect(try await other.value == 1)
        #expect(await backend.readings == 1)
    }

    @Test
    func `is kept after all who asked for it have gone`() async {
        let cancelled = Task { try await document.load() }
        await Task.yield()
        cancelled.cancel()
        _ = await cancelled.result
        await backend.answer(timeline)
        await document.settle()
        #expect(document.state.isLoaded)
        #expect(await backend.readings == 1)
    }

    @Test
    func `doesn't reach a request that is cancelled before its turn`() async {
        let request = Task { try await document.load() }
        await Task.yield()
        withObservationTracking {
            _ = document.state
        } onChange: {
            Task { @MainActor in request.cancel() }
        }
        await backend.answer(timeline)
        await #expect(throws: CancellationError.self) { try await request.value }
        #expect(document.state.isLoaded)
    }

    @Test
    func `fails for all who wait, and is read once more for the next ones`() async throws {
        let requests = (1...2).map { _ in Task { try await document.load() } }
        await Task.yield()
        await backend.answer(nil)
        for request in requests {
            await #expect(throws: DocumentError.self) { try await request.value }
        }
        await backend.answer(timeline)
        #expect(try await document.load().moments.count == 1)
        #expect(await backend.readings == 2)
    }

    @Test
    func `is tried again only after a failure`() async {
        document.tryAgain()
        #expect(await backend.readings == 0)
        #expect(document.state.isLoading)
        document.tryAgain()
        await backend.answer(timeline)
        await document.settle()
        document.tryAgain()
        #expect(document.state.isLoaded)
        #expect(await backend.readings == 1)
    }

    @Test
    func `keeps the main actor free`() async {
        let isOnMainThread = Mutex<Bool?>(nil)
        let documents = Documents.generated { _ in
            isOnMainThread.withLock { $0 = Thread.isMainThread }
            return nil
        }
        let document = Storage(documents: documents).document("timeline", as: Timeline.self)
        _ = try? await document.load()
        #expect(isOnMainThread.withLock { $0 } == false)
    }
}
