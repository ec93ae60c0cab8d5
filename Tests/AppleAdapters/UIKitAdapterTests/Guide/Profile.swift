import RoutingKit
import UIKit

extension ProfileViewController: Screen {}

struct ProfileNavigator: Navigating {
    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination {
        .screen(ProfileViewController())
    }
}
