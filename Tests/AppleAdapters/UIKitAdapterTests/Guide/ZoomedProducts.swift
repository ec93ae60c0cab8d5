import RoutingUIKit
import UIKit

@available(iOS 18, visionOS 2, *)
extension ScreenViews {
    mutating func zoomIntoProducts(from picture: @escaping (UIViewController) -> UIView?) {
        draw(ProductScreen.self) { screen in
            let controller = ProductViewController(screen)
            controller.preferredTransition = .zoom { picture($0.sourceViewController) }
            return controller
        }
    }
}
