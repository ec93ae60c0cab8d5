import RoutingUIKit
import UIKit

extension ScreenViews {
    mutating func presentForms() {
        present(MenuScreen.self, in: { BrandNavigationController() }) { presentation in
            presentation.controller.sheetPresentationController?.detents = [.medium(), .large()]
        }
    }
}
