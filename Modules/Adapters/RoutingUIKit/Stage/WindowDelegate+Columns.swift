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
            columnInFront(of: svc) ?? proposedTopColumn
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            stage?.drawSoon()
        }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) {
            stage?.drawSoon()
        }
    }

    extension WindowDelegate {
        /// The column of a split view that was used last; `nil` if another stack is in front.
        private func columnInFront(
            of split: UISplitViewController
        ) -> UISplitViewController.Column? {
            guard let stage else { return nil }
            let (displayedStacks, state) = (stage.window.displayedStacks, stage.model.state)
            guard displayedStacks.contains(where: { $0.containers.last?.container === split })
            else {
                // It isn't in the window yet.
                let columns = split.routingColumns
                return columns.count == state.tabs.count
                    && columns.indices.contains(state.selectedTab)
                    ? columns[state.selectedTab] : nil
            }
            guard displayedStacks.indices.contains(state.selectedTab),
                let (container, child) = displayedStacks[state.selectedTab].containers.last,
                container === split
            else { return nil }
            return zip(split.routingColumns, split.routingChildren).first { $0.1 === child }?.0
        }
    }
#endif
