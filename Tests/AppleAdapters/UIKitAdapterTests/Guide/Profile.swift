import RoutingKit
import RoutingUIKit
import UIKit

extension ProfileViewController: Screen {}

struct ProfileNavigator: ImmediateNavigating {
    func destination(for parameters: NoParameters) -> Destination {
        .screen(ProfileViewController())
    }
}
