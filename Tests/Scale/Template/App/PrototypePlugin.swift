import Prototype
import RoutingEngine
import RoutingKit
import StorageKit

/// What the app says about the feature.
struct PrototypePlugin: Plugin {
    func register(in router: AppRouter, storage: Storage) {
        let home = PrototypeHomeNavigator(storage: storage)
        let list = PrototypeListNavigator(storage: storage)
        let item = PrototypeItemNavigator(router: router, storage: storage)
        let edit = PrototypeEditNavigator(storage: storage)
        let count = PrototypeCountNavigator(storage: storage)

        router.register(path: "/prototype", navigator: home, access: .external)
        router.register(
            path: "/prototype/items", navigator: list, access: .external, parent: "/prototype")
        router.register(
            path: "/prototype/item/:id", navigator: item, access: .external,
            parent: "/prototype/items")
        router.register(path: "/prototype/item/:id/edit", navigator: edit)
        router.register(path: "/prototype/count", navigator: count)
    }
}
