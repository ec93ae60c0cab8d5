import Foundation
import RoutingEngine
import RoutingRules
public import StorageKit
public import ToggleKit

/// The values that the features and the container need, made once.
@MainActor
struct Services {
    let build: BuildTarget
    let now: @Sendable () -> Date
    let storage: Storage
    let session: Session
    let installation: Installation
    let analytics: DeviceAnalytics
    let toggles: FeatureToggles

    init(
        build: BuildTarget, documents: some Backend, stateFolder: StateFolder?,
        rules: RouteRules, clock: RouteClock
    ) async {
        self.build = build
        now = clock.now
        let storage = Storage(documents: documents, folder: stateFolder)
        let installation = await Installation(storage: storage)
        self.storage = storage
        self.installation = installation
        session = await Session(storage: storage, now: clock.now)
        analytics = DeviceAnalytics(storage: storage)
        toggles = FeatureToggles(storage: storage) { toggle in
            let experiment = rules.experiment(toggle.name)
            return experiment?.variant(for: installation.id).map { $0.name == "on" }
        }
    }
}

extension MomentsContainer {
    public var storage: Storage { services.storage }
    public var toggles: FeatureToggles { services.toggles }
    var session: Session { services.session }
    var analytics: DeviceAnalytics { services.analytics }
}
