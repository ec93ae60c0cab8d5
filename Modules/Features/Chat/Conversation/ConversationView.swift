#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingKit
    import RoutingSwiftUI
    import SwiftUI

    extension ConversationScreen: DrawnScreen {
        var view: some View {
            LoadStateView(state, refresh: refresh) { page in
                ConversationView(
                    page: page, showOlder: self.showOlder, send: self.send, attach: self.attach)
            }
        }
    }

    /// The messages of a conversation as bubbles, and a field for the next one.
    struct ConversationView: View {
        let page: ConversationPage
        var showOlder: @MainActor @Sendable () -> Void = {}
        var send: @MainActor @Sendable (String) async -> Void = { _ in }
        var attach: @MainActor @Sendable () async -> Void = {}

        @State private var text = ""
        @FocusState private var isWriting: Bool

        var body: some View {
            ScrollViewReader { list in
                messages.onChange(of: page.bubbles.last?.id, initial: true) {
                    list.scrollTo(Self.end, anchor: .bottom)
                }
            }
        }

        /// A row at the end, which is visible when a conversation opens and when a message arrives.
        private static let end = "end"

        private var messages: some View {
            List {
                if page.hasOlder { Button(texts("Older messages"), action: showOlder) }
                if page.bubbles.isEmpty {
                    Text(ConversationPage.emptyText).foregroundStyle(.secondary)
                }
                ForEach(page.bubbles) { bubble in
                    BubbleView(bubble: bubble)
                    RefusalView(bubble.refusal)
                    ForEach(bubble.links, id: \.title) { $0.linkView }
                }
                Section { writing }
            }
        }

        @ViewBuilder private var writing: some View {
            if let draft = page.draft {
                Button(texts("Send: \(draft)")) { Task { await send(draft) } }
            }
            TextField(texts("Message"), text: $text)
                .focused($isWriting)
                .submitLabel(.send)
                .onSubmit {
                    let message = text
                    text = ""
                    // The return key takes the focus away, although another message may follow.
                    isWriting = true
                    if !message.allSatisfy(\.isWhitespace) { Task { await send(message) } }
                }
            ActionButton(texts("Attach a moment"), action: attach).id(Self.end)
            if let notice = page.notice {
                Text(notice).font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
#endif
