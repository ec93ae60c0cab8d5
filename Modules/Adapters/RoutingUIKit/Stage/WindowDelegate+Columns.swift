#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import StageKit
    import UIKit

    extension WindowDelegate: UISplitViewControllerDelegate {
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn:
                UISplitViewController.Column
        ) -> UISplitViewController.Column {
            // Without a delegate, an iPhone begins with the detail.
            stage?.columnInFront(of: svc) ?? proposedTopColumn
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            stage?.drawSoon()
        }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) {
            stage?.drawSoon()
        }
    }

    extension WindowStage {
        /// The column of a split view that was used last; `nil` if another place is in front.
        func columnInFront(of split: UISplitViewController) -> UISplitViewController.Column? {
            let (places, selected) = (window.places, model.state.selectedTab)
            guard places.contains(where: { $0.containers.last?.container === split }) else {
                // It isn't in the window yet.
                let columns = split.routingColumns
                return columns.count == model.state.tabs.count && columns.indices.contains(selected)
                    ? columns[selected] : nil
            }
            guard places.indices.contains(selected),
                let (container, child) = places[selected].containers.last, container === split
            else { return nil }
            return zip(split.routingColumns, split.routingPlaces).first { $0.1 === child }?.0
        }
    }
#endif
