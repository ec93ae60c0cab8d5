/// A language that people write in, besides the English that all of them share.
enum Language: Int, CaseIterable {
    case english, spanish, french, chinese, japanese
}
