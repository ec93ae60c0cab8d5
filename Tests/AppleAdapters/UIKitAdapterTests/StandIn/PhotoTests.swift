import DesignKit
import Synchronization
import Testing
@_spi(StandIn) import UIKit

@testable import DesignKitUIKit

@Suite(.onDevice, .timeLimit(.minutes(60))) @MainActor struct `A photo in a table` {
    @Test func `a photo of a server is read once, and not by the main thread`() async throws {
        let reads = Mutex<[(url: URL, isOnMain: Bool)]>([])
        let loader = PhotoLoader { url in
            reads.withLock { $0.append((url, Thread.isMainThread)) }
            return Data("photo".utf8)
        }
        let url = try #require(URL(string: "https://images.example.com/1.jpg"))
        #expect(loader.loaded(url) == nil)
        for _ in 1...2 {
            let photo = await loader.photo(at: url, size: .zero, scale: 3)
            #expect(photo?.data == Data("photo".utf8))
        }
        #expect(loader.loaded(url) != nil)
        #expect(reads.withLock { $0.map(\.url) } == [url])
        #expect(reads.withLock { $0.map(\.isOnMain) } == [false])
    }

    @Test(arguments: [Data(), Data(count: 20_000_001), nil])
    func `a photo that can't be read is none`(data: Data?) async {
        let loader = PhotoLoader { _ in
            guard let data else { throw CocoaError(.fileReadNoSuchFile) }
            return data
        }
        let photo = await loader.photo(at: URL(filePath: "/x"), size: .zero, scale: 3)
        #expect(photo == nil)
    }

    @Test func `a photo appears in its cell, and never in the one of another row`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("photo".utf8).write(to: file)
        let row = try #require(ContentRow.photos([file.absoluteString], of: "Tea").first)
        let (kept, reused) = (ContentCell(), ContentCell())
        for cell in [kept, reused] { cell.show(row, isEnabled: true) {} }
        #expect(kept.photo == Data())
        reused.show(.text("Another row"), isEnabled: true) {}
        while kept.photo != Data("photo".utf8) { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
        #expect(reused.photo == nil)
        // It is there at once the next time.
        reused.show(row, isEnabled: true) {}
        #expect(reused.photo == Data("photo".utf8))
    }
}

extension ContentCell {
    fileprivate convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// What its photo was made from: no data while it is loaded; `nil` if it has none.
    fileprivate var photo: Data? {
        (contentConfiguration as? UIListContentConfiguration)?.image?.data
    }
}
