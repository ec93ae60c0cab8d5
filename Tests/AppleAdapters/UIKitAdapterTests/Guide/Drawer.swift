import RoutingUIKit
import UIKit

extension DrawerViewController: RoutingContainer {
    var routingPlaces: [UIViewController] {
        get { [menu, content] }
        set { (menu, content) = (newValue[0], newValue[1]) }
    }

    var routingPlaceInFront: UIViewController? {
        get { isOpen ? menu : content }
        set { isOpen = newValue === menu }
    }
}
