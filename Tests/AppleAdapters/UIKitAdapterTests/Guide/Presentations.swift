import RoutingUIKit
import UIKit

extension ScreenViews {
    mutating func presentForms() {
        present(MenuScreen.self) { presentation in
            presentation.controller.sheetPresentationController?.detents = [.medium(), .large()]
        }
        makeNavigation = { BrandNavigationController() }
    }
}
