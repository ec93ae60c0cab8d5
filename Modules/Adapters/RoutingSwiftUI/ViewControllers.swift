#if canImport(SwiftUI) && canImport(UIKit)
    public import RoutingKit
    public import SwiftUI
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

    /// Draws a screen that is a view controller, for an app that draws its stage with SwiftUI.
    ///
    ///     views.draw(ProfileViewController.self) { ViewControllerView($0) }
    ///
    /// The page has the title of the screen.
    public struct ViewControllerView<Controller: UIViewController & Screen>: View {
        private let controller: Controller

        /// Draws a view controller.
        public init(_ controller: Controller) {
            self.controller = controller
        }

        public var body: some View {
            Represented(controller: controller).navigationTitle((controller as any Screen).title)
        }
    }

    private struct Represented<Controller: UIViewController>: UIViewControllerRepresentable {
        let controller: Controller

        func makeUIViewController(context: Context) -> Controller { controller }
        func updateUIViewController(_ controller: Controller, context: Context) {}
    }
#endif
