import RoutingRules
import StorageKit

/// What the app keeps of a server's rules.
struct RuleState: RuleStore {
    private let file: StateFile<KeptRules>

    init(in storage: Storage) {
        file = storage.state("remote-rules", initial: KeptRules())
    }

    var kept: KeptRules? { file.readError == nil ? file.value : nil }

    func keep(_ rules: KeptRules) {
        file.updateSoon { $0 = rules }
    }
}
