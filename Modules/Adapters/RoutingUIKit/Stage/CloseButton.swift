#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import StageKit
    import UIKit

    /// The button that closes what is presented. Nothing else does in full screen, and only a finger
    /// can pull a sheet down: not VoiceOver, a keyboard or a Mac.
    final class CloseButton: UIBarButtonItem {}

    extension WindowStage {
        /// Adds a Close button to the first page of a stack that is presented, unless the page has an
        /// item there, and removes it from pages that have moved elsewhere.
        func updateCloseButtons(of controllers: [UIViewController], isPresented: Bool) {
            for (index, controller) in controllers.enumerated() {
                let item = controller.navigationItem
                if isPresented, index == 0 {
                    if item.leftBarButtonItem == nil {
                        item.leftBarButtonItem = closeButton(of: controller)
                    }
                } else if item.leftBarButtonItem is CloseButton {
                    item.leftBarButtonItem = nil
                }
            }
        }

        private func closeButton(of controller: UIViewController) -> CloseButton {
            CloseButton(
                systemItem: .close,
                primaryAction: UIAction { [weak self, weak controller] _ in
                    guard let self, let controller, let entry = entry(staging: controller)
                    else { return }
                    update { $0.dismiss(stackOf: entry.id) }
                })
        }
    }
#endif
