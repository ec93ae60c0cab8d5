import Foundation
import StorageKit
import TestSupport
import Testing

@Suite
@MainActor
struct `A state folder beside other users` {
    @Test
    func `only its user can read or write`() async throws {
        try await withTemporaryFolder { parent in
            let folder = parent.appending(path: "Library/日本 語/state")
            try launch(folder).state("cart", initial: ["tea"]).update { $0.append("cup") }
            #expect(try mode(of: parent.appending(path: "Library")) == 0o700)
            #expect(try mode(of: folder) == 0o700)
            #expect(try mode(of: folder.appending(path: "cart.json")) == 0o600)
            #expect(try mode(of: folder.appending(path: ".cart.lock")) == 0o600)
        }
    }

    @Test
    func `makes a file private that was not when it is written the next time`() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("[]", to: "cart.json")
            let file = folder.appending(path: "cart.json")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o644], ofItemAtPath: file.path)
            try launch(folder).state("cart", initial: ["tea"]).update { $0.append("cup") }
            #expect(try mode(of: file) == 0o600)
        }
    }

    @Test
    func `follows no link at the name of its unfinished file`() async throws {
        try await withTemporaryFolder { folder in
            let victim = try plantLink(named: ".cart.new.json", in: folder)
            let state = launch(folder).state("cart", initial: ["tea"])
            try state.update { $0.append("cup") }
            #expect(try Data(contentsOf: victim) == Data("precious".utf8))
            #expect(launch(folder).state("cart", initial: []).value == ["tea", "cup"])
        }
    }

    @Test
    func `follows no link at the name of its lock, and says so`() async throws {
        try await withTemporaryFolder { folder in
            let victim = try plantLink(named: ".cart.lock", in: folder)
            try FileManager.default.removeItem(at: victim)
            let state = launch(folder) { _ in }.state("cart", initial: ["tea"])
            let error = #expect(throws: StateError.self) { try state.update { $0.append("cup") } }
            #expect(!FileManager.default.fileExists(atPath: victim.path))
            let sentence = "its lock, \(folder.path)/.cart.lock: there is a link in its place"
            #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
        }
    }

    @Test
    func `removes at the next launch what a killed process left unfinished`() async throws {
        try await withTemporaryFolder { folder in
            try launch(folder).state("cart", initial: ["tea"]).update { $0.append("cup") }
            let others = [".cart.notes.json", ".cart.x.new.json", ".other.new.json", "a.json"]
            for name in others + [".cart.new.json"] { try folder.write("[\"te", to: name) }
            #expect(launch(folder).state("cart", initial: []).value == ["tea", "cup"])
            #expect(try folder.names() == ([".cart.lock", "cart.json"] + others).sorted())
        }
    }

    /// Plants a link that leads out of the folder.
    /// - Returns: The file that the link refers to.
    private func plantLink(named name: String, in folder: URL) throws -> URL {
        try folder.appending(path: "elsewhere").write("precious", to: "victim")
        let victim = folder.appending(path: "elsewhere/victim")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: name), withDestinationURL: victim)
        return victim
    }

    private func mode(of file: URL) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
}
