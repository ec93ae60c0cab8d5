import RoutingRules
import StorageKit

/// What the app keeps of a server's rules, in two files.
struct RuleFiles: RuleStore {
    private let files: [StateFile<KeptRules>]

    init(in storage: Storage) {
        files = ["remote-rules", "remote-rules-copy"].map {
            storage.state($0, initial: KeptRules())
        }
    }

    var copies: [KeptRules]? {
        files.allSatisfy { $0.readError == nil } ? files.map(\.value) : nil
    }

    func update(_ change: @escaping @Sendable (inout KeptRules) -> Void) {
        for file in files { file.updateSoon(change) }
    }
}
