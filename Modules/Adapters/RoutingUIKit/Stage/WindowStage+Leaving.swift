#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import StageKit
    import UIKit

    // Leaving pages by a gesture or a button, and the question before the user loses what they
    // typed.
    extension WindowStage {
        /// Whether the user would be asked before they leave a controller: a page of a stack, with
        /// those above it, or the whole stack that is presented in it.
        func isHeld(leaving controller: UIViewController) -> Bool {
            guard let id = entry(staging: controller.firstPage)?.id else { return false }
            return !reasonsToStay { $0.remove(id) }.isEmpty
        }

        /// Leaves a controller, and asks before if the user would lose something.
        func beginLeaving(_ controller: UIViewController) {
            guard let id = entry(staging: controller.firstPage)?.id else { return }
            beginUserMove { $0.remove(id) }
        }

        /// Asks after the window has changed already, by code or by a gesture that can't be
        /// refused: what has left it comes back, and leaves again if the user discards what they
        /// typed.
        func ask(before state: NavigationState) {
            let gone = Set(model.state.entries.map(\.id)).subtracting(state.entries.map(\.id))
            beginUserMove { $0.removeAll { gone.contains($0.id) } }
            drawSoon()
        }

        /// Asks the user in an alert over everything else.
        /// - Returns: Whether it appears.
        func showAlert(asking question: LeaveQuestion) -> Bool {
            let alert = UIAlertController(
                title: question.reasons.joined(separator: "\n"), message: nil,
                preferredStyle: .alert)
            alert.restorationIdentifier = UIViewController.questionIdentifier
            alert.addAction(
                UIAlertAction(title: discardTitle, style: .destructive) { _ in
                    question.discard()
                })
            alert.addAction(
                UIAlertAction(title: stayTitle, style: .cancel) { _ in question.stay() })
            guard let top = window.top else { return false }
            return change.begin(presenting: alert, over: top, isAnimated: true)
        }

        /// Removes the alert of a question that has ended without its buttons.
        func dismissAlert() {
            let end = change.begin()
            window.alert?.presentingViewController?.dismiss(animated: true) { end() }
        }
    }

    extension UIViewController {
        /// The first page of a stack; another controller itself.
        var firstPage: UIViewController {
            (self as? UINavigationController)?.viewControllers.first ?? self
        }

        fileprivate static let questionIdentifier = "RoutingKit.question"

        /// Whether it asks the user whether they leave. It is no screen.
        var isQuestion: Bool { restorationIdentifier == Self.questionIdentifier }
    }
#endif
