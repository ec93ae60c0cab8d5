/// One of the two people in a conversation.
enum Speaker {
    case me, other
}
