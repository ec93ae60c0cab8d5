import Foundation
import StorageKit
import TestSupport
import Testing

@Suite
@MainActor
struct `A state folder among strangers` {
    @Test
    func `only its user can read or write`() async throws {
        try await withTemporaryFolder { parent in
            let folder = parent.appending(path: "Library/state")
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
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "cart.json")
            try Data("[]".utf8).write(to: file)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o644], ofItemAtPath: file.path)
            try launch(folder).state("cart", initial: ["tea"]).update { $0.append("cup") }
            #expect(try mode(of: file) == 0o600)
        }
    }

    @Test(arguments: [".cart.new.json", ".cart.\(ProcessInfo.processInfo.processIdentifier).json"])
    func `follows no link at the name of its unfinished file`(name: String) async throws {
        try await withTemporaryFolder { folder in
            let victim = try plantLink(named: name, in: folder)
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
            let state = launch(folder).state("cart", initial: ["tea"])
            let error = #expect(throws: StateError.self) { try state.update { $0.append("cup") } }
            #expect(!FileManager.default.fileExists(atPath: victim.path))
            let sentence =
                "can't be written: there is a link in the place of its lock, "
                + "\(folder.path)/.cart.lock. Remove the link"
            #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
        }
    }

    @Test(arguments: [".cart.new.json", ".cart.4711.json"])
    func `removes at the next launch what a killed process left unfinished`(
        name: String
    ) async throws {
        try await withTemporaryFolder { folder in
            try launch(folder).state("cart", initial: ["tea"]).update { $0.append("cup") }
            let others = [".cart.notes.json", ".cart.x.4711.json", ".other.4711.json", "a.json"]
            for name in others + [name] {
                try Data("[\"te".utf8).write(to: folder.appending(path: name))
            }
            #expect(launch(folder).state("cart", initial: []).value == ["tea", "cup"])
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.sorted() == ([".cart.lock", "cart.json"] + others).sorted())
        }
    }

    /// Plants a link that leads out of the folder.
    /// - Returns: The file that the link refers to.
    private func plantLink(named name: String, in folder: URL) throws -> URL {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "elsewhere"), withIntermediateDirectories: true)
        let victim = folder.appending(path: "elsewhere/victim")
        try Data("precious".utf8).write(to: victim)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: name), withDestinationURL: victim)
        return victim
    }

    private func mode(of file: URL) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }

    private func launch(_ folder: URL) -> Storage {
        Storage(documents: .memory([:]), folder: StateFolder(folder) { _ in })
    }
}
