import CompositionRoot
import RouteContract
import RoutingEngine
import RoutingRules

extension MomentsContainer {
    /// What others rely on.
    var contract: RouteContract {
        let version = ContractVersion(rawValue: Self.version.description)
        return RouteContract(of: router, version: version ?? ContractVersion(0, 0, 0))
    }

    /// The places of the routes in the repository, by the text of their paths.
    var contractSites: [String: CallSite] {
        RouteContract.sites(of: router)
    }

    /// The files that register the routes of each module.
    var moduleSites: [String: CallSite] {
        let sites = contractSites
        return Dictionary(
            router.routes.compactMap { route in
                sites[route.pattern.description].map {
                    (route.module, CallSite(file: $0.file, line: nil))
                }
            }, uniquingKeysWith: { first, _ in first })
    }
}
