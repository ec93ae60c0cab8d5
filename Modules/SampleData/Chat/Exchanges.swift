/// The exchanges that conversations consist of.
enum Exchanges {
    static func texts(in language: Language) -> [Exchange<String>] {
        switch language {
        case .english: everyday + plans + news
        case .spanish: spanish
        case .french: french
        case .chinese: chinese
        case .japanese: japanese
        }
    }
}
