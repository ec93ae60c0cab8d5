import RoutingKit
import RoutingRules
import StorageKit

extension RecordedSession {
    /// What replay can't restore from the first line of the trace, in sentences.
    /// - Parameters:
    ///   - app: The app that replays it.
    ///   - replayed: The first line of the replay.
    @MainActor
    func limits(in app: MomentsContainer, _ replayed: RecordedLine?) async -> [String] {
        var notes: [String] = []
        let version = MomentsContainer.version.description
        if header.app != version {
            notes.append(
                "the trace is of version \(header.app) of the app, and this is version \(version)")
        }
        let names = app.plugins.all.map(\.name)
        for feature in header.features where !names.contains(feature) {
            notes.append("this build has no \(feature), so its requests have no route")
        }
        let digests = await app.storage.documentDigests()
        for (name, digest) in digests.sorted(by: { $0.key < $1.key })
        where header.digests[name].map({ $0 != digest }) == true {
            notes.append(
                "\(name).json differs from the document of the trace"
                    + (header.source == "folder" ? "; name its folder with --data" : ""))
        }
        if !header.saved.isEmpty {
            notes.append(
                "the user had saved data (\(header.saved.joined(separator: ", "))), which no trace "
                    + "contains")
        }
        if header.isSignedIn {
            notes.append(
                "a user was signed in, whose name is private; replay signs in "
                    + "'\(PrivateText.mask)'")
        }
        if let cutLine {
            notes.append("line \(cutLine) is cut off, so the replay ends before it")
        }
        return notes
    }
}
