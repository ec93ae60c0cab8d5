#if canImport(SwiftUI) && canImport(UIKit)
    public import RoutingKit
    import SwiftUI
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

    extension StageViews {
        /// Draws screens that are view controllers. Their pages have the titles of the screens.
        public mutating func draw<Controller: UIViewController & Screen>(_ type: Controller.Type) {
            draw(type) { controller in
                Represented(controller: controller)
                    .navigationTitle((controller as any Screen).title)
            }
        }
    }

    private struct Represented<Controller: UIViewController>: UIViewControllerRepresentable {
        let controller: Controller

        func makeUIViewController(context: Context) -> Controller { controller }
        func updateUIViewController(_ controller: Controller, context: Context) {}
    }
#endif
