import DesignKit
import DesignKitUIKit
import RoutingEngine
import RoutingSwiftUI
import RoutingUIKit
import UIKit

extension WindowStage {
    func drawScreens(with router: AppRouter) {
        views.draw((any DrawnScreen).self) { $0.viewController(router: router) }
        views.draw((any ContentScreen).self) { ContentViewController($0, router: router) }
    }
}
