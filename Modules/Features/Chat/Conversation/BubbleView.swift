#if canImport(SwiftUI)
    import SwiftUI

    /// A message in a bubble: the user's own at the end of the line, all others at its beginning.
    struct BubbleView: View {
        let bubble: ConversationPage.Bubble

        var body: some View {
            HStack {
                if bubble.isOwn { Spacer(minLength: 40) }
                VStack(alignment: .leading) {
                    Text(bubble.text)
                    Text(bubble.note).font(.footnote).foregroundStyle(.secondary)
                }
                .padding()
                .background(.quaternary, in: RoundedRectangle(cornerRadius: 16))
                if !bubble.isOwn { Spacer(minLength: 40) }
            }
            .accessibilityElement()
            .accessibilityLabel("\(bubble.sender): \(bubble.text), \(bubble.note)")
        }
    }
#endif
