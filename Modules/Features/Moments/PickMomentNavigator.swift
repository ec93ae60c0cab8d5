public import RoutingKit
public import ServiceKit
public import StorageKit

/// Lets the user pick a moment for a caller that awaits `{ "id", "title", "url" }`.
public struct PickMomentNavigator: Navigating {
    public static let valueType: (any Decodable.Type)? = PickMomentScreen.Pick.self

    private let router: any AppRouting
    private let store: MomentsStore

    /// - Parameters:
    ///   - router: Finishes the screen with the pick.
    ///   - storage: The feature's own part, with the document `moments`.
    ///   - session: Says who is signed in.
    public init(
        router: any AppRouting, storage: FeatureStorage, session: any UserSession
    ) {
        self.router = router
        store = MomentsStore(storage: storage, session: session)
    }

    public func destination(for parameters: NoParameters) -> Destination {
        .screen(PickMomentScreen(router: router, store: store.forScreen()))
    }
}
