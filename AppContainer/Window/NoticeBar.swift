#if canImport(SwiftUI)
    import AppContainerKit
    import DesignKit
    import RoutingEngine
    import RoutingJourneys
    import RoutingSwiftUI
    import SwiftUI

    /// Notices and questions for the user, at the bottom of every page, so that no sheet hides
    /// them.
    struct NoticeBar: ViewModifier {
        let launch: AppLaunch<ObservableStage>

        func body(content: Self.Content) -> some View {
            content.safeAreaInset(edge: .bottom) {
                if !launch.notices.isEmpty || !launch.lateLinks.isEmpty {
                    VStack(alignment: .leading) {
                        if let link = launch.lateLinks.first {
                            Text(texts("\(link.url) arrived late. Open it?"))
                            Button(texts("Open")) { launch.answer(opens: true) }
                            Button(texts("Not now")) { launch.answer(opens: false) }
                        }
                        if !launch.notices.isEmpty {
                            ForEach(launch.notices, id: \.self) { Text($0) }
                            Button(texts("Done")) { launch.notices = [] }
                        }
                    }
                    .font(.footnote)
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(.bar)
                }
            }
        }
    }
#endif
