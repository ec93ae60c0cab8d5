import RoutingKit
import RoutingUIKit
import UIKit

extension ProfileViewController: Screen {}

struct ProfileNavigator: DestinationNavigating {
    func destination(for parameters: NoParameters) -> Destination {
        .screen(ProfileViewController())
    }
}
