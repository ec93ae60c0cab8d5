#if canImport(SwiftUI) && canImport(UIKit)
    public import RoutingKit
    import SwiftUI
    public import UIKit

    extension DrawnScreen {
        /// The view controller of the screen, for an app that draws its stage with UIKit.
        ///
        ///     stage.views.draw((any DrawnScreen).self) { $0.viewController(router: router) }
        ///
        /// - Parameter router: Opens the links of the view.
        public func viewController(router: any AppRouting) -> UIViewController {
            let view = ScreenView(screen: self)
                .environment(\.router, router).environment(\.routingSource, self)
            let controller = UIHostingController(rootView: view)
            controller.title = title
            return controller
        }
    }
#endif
