import DesignKitHTML
import Foundation
import Testing

@MainActor
struct `A photo` {
    private static let photo = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1])

    @Test(arguments: [
        ("documents/own.png", true), ("documents/../documents/own.png", true),
        ("alias/own.png", true), ("outside.png", false), ("documents/../outside.png", false),
        ("documents/%2E%2E%2Foutside.png", false), ("documents/linked.png", false),
        ("documents/deep/own.png", false), ("documents/text.png", false),
        ("documents/folder.png", false), ("documents/pipe.png", false),
        ("documents/missing.png", false), ("documents/own.PNG", false), ("documents/", false),
    ])
    func `a photo is a PNG file of the folder of the documents itself`(
        path: String, isPhoto: Bool
    ) throws {
        let manager = FileManager.default
        let root = manager.temporaryDirectory.appending(path: "photos-\(UUID())")
        defer { try? manager.removeItem(at: root) }
        let folder = root.appending(path: "documents")
        for name in ["deep", "folder.png"] {
            try manager.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
        }
        for name in ["own.png", "deep/own.png", "../outside.png"] {
            try Self.photo.write(to: folder.appending(path: name))
        }
        try Data("text".utf8).write(to: folder.appending(path: "text.png"))
        try manager.createSymbolicLink(
            at: folder.appending(path: "linked.png"),
            withDestinationURL: root.appending(path: "outside.png"))
        try manager.createSymbolicLink(
            at: root.appending(path: "alias"), withDestinationURL: folder)
        try #require(mkfifo(folder.appending(path: "pipe.png").path, 0o600) == 0)
        let photos = Photos(in: folder, servedAt: ["-"])
        let address = photos.address(of: "\(root.absoluteString)/\(path)")?.text
        #expect(address == (isPhoto ? "/-/own.png" : nil))
        #expect(photos.data(at: "/-/own.png") == (isPhoto ? Self.photo : nil))
        // It may become a link.
        let own = folder.appending(path: "own.png")
        try manager.moveItem(at: own, to: root.appending(path: "moved.png"))
        try manager.createSymbolicLink(
            at: own, withDestinationURL: root.appending(path: "moved.png"))
        #expect(photos.data(at: "/-/own.png") == nil)
    }

    @Test(arguments: ["https://example.com/own.png", "own.png", "", "data:image/png,x"])
    func `a photo is named by the URL of a file`(url: String) {
        let photos = Photos(in: FileManager.default.temporaryDirectory, servedAt: [])
        #expect(photos.address(of: url) == nil)
    }
}
