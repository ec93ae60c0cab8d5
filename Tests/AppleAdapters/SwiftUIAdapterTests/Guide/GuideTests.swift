import Foundation
import RoutingSwiftUI
@_spi(StandIn) import SwiftUI
import Testing

/// The pieces of code in the guide are the files beside this one.
@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `The guide to SwiftUI apps` {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    @Test
    func `shows only code that compiles`() throws {
        let guide = try String(
            contentsOf: Self.folder.appending(path: "../../../../docs/guides/swiftui-app.md"),
            encoding: .utf8)
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.folder, includingPropertiesForKeys: nil)
        let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let pieces = guide.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
            // The program of the tests has an entry of its own.
            .map { $0.replacing("@main\n", with: "") }
        #expect(pieces.count >= 4)
        for piece in pieces {
            #expect(code.contains(piece), "not in \(Self.folder.lastPathComponent)/:\n\(piece)")
        }
    }

    @Test
    func `makes an app whose features draw themselves`() async {
        let app = AppSetup()
        await app.begin()
        let window = HostingWindow(
            StageView(stage: app.stage, views: app.views).environment(\.router, app.router))
        #expect(window.page.texts == ["Welcome", "Offline"])
        #expect(window.tapTab(1))
        #expect(window.page.texts == ["Tea", "Offline"])
    }
}
