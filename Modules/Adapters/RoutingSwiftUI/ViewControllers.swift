#if canImport(SwiftUI) && canImport(UIKit)
    public import RoutingKit
    public import SwiftUI
    public import UIKit

    extension DrawnScreen {
        /// The view controller of the screen, for an app that draws its stage with UIKit.
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
    /// The page has the title of the screen.
    public struct ViewControllerView<Controller: UIViewController & Screen>: View {
        private let controller: Controller

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
