public import RoutingKit
public import StorageKit
public import ToggleKit

/// Shows the page that an id identifies.
public struct ProfileNavigator: Navigating {
    /// Identifies the page.
    public struct Parameters: Decodable {
        let id: Int
    }

    /// Whether users can follow pages.
    public static let canFollow = FeatureToggle("canFollow", by: .internal)

    private let followed: StateFile<[Int]>
    private let toggles: FeatureToggles

    /// - Parameters:
    ///   - storage: Keeps which pages the user follows.
    ///   - toggles: Says whether users can follow pages.
    public init(storage: FeatureStorage, toggles: FeatureToggles) {
        followed = storage.state("followed", initial: [])
        self.toggles = toggles
    }

    public func destination(for parameters: Parameters) -> Destination {
        let followed = toggles.isOn(Self.canFollow) ? followed : nil
        return .screen(ProfileScreen(id: parameters.id, followed: followed))
    }
}
