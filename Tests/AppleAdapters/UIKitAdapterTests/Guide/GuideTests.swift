import Foundation
import Testing

/// The pieces of code in the guide are the files beside this one.
@Suite
struct `The guide to iOS apps` {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let guides = ["ios-app.md", "uikit-stage.md"].map {
        folder.appending(path: "../../../../docs/guides/\($0)")
    }

    @Test
    func `shows only code that compiles`() throws {
        let guide = try Self.guides.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.folder, includingPropertiesForKeys: nil)
        let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let pieces = guide.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(pieces.count >= 5)
        for piece in pieces {
            #expect(code.contains(piece), "not in \(Self.folder.lastPathComponent)/:\n\(piece)")
        }
    }
}
