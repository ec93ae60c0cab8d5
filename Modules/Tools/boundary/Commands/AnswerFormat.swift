/// The format of an answer.
enum AnswerFormat: String, CaseIterable {
    case text, json
}
