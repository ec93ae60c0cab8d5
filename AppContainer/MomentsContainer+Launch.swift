import Foundation
import StorageKit

extension MomentsContainer {
    /// Puts together the app that a call of the program asks for.
    convenience init(_ call: Invocation, console: Console) async throws {
        let folder = StateFolder(call.stateFolder, warn: console.warn)
        try await self.init(
            build: call.build, documents: call.documents(now: Date()), stateFolder: folder,
            now: { Date() })
    }
}

extension Invocation {
    /// The user's own documents, or the sample that the program makes.
    func documents(now: Date) throws -> Documents {
        try dataFolder.map(Documents.folder) ?? .memory(SampleData(now: now).documents())
    }
}
