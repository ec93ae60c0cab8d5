#if !STAND_IN_FOR_MACOS
    public import UIKit

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
    @MainActor
    @preconcurrency
    public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        typealias Context = UIViewControllerRepresentableContext<Self>

        /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/makeuiviewcontroller(context:)
        func makeUIViewController(context: Context) -> UIViewControllerType
        /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable/updateuiviewcontroller(_:context:)
        func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    }

    /// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
    @MainActor
    @preconcurrency
    public struct UIViewControllerRepresentableContext<Represented: UIViewControllerRepresentable> {
    }

    /// Keeps the view controller of a view from one drawing to the next.
    private final class MadeController {
        var controller: UIViewController?
    }

    extension Context {
        func draw<Represented: UIViewControllerRepresentable>(
            representing view: Represented
        ) -> [Drawing] {
            let context = UIViewControllerRepresentableContext<Represented>()
            let made = store.object("controller", at: place, or: MadeController())
            let controller = made.controller ?? view.makeUIViewController(context: context)
            made.controller = controller
            view.update(controller, context)
            var drawing = Drawing(.group)
            drawing.controller = controller
            return [drawing]
        }
    }

    extension UIViewControllerRepresentable {
        fileprivate func update(_ controller: UIViewController, _ context: Context) {
            if let controller = controller as? UIViewControllerType {
                updateUIViewController(controller, context: context)
            }
        }
    }
#endif
