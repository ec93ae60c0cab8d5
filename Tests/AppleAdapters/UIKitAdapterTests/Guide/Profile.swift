import RoutingKit
import RoutingUIKit
import UIKit

// The guide shows this line in its text.
extension ProfileViewController: Screen {}
